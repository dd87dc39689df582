/** The ten columns as elements that take the focus. */
export const columnButtons = (root: ParentNode | undefined): HTMLElement[] => [
  ...(root ?? document).querySelectorAll<HTMLElement>('[data-column]'),
];
