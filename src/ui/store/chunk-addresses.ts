/** Where the chunks of the catalogue lie. Loaded late: it is a long list, and the first table can do without. */
export type Addresses = Readonly<Record<string, string>>;

/** Addresses by path, such as `../../../catalogue/1-000.txt`: suit count and number. */
export const ADDRESSES: Addresses = import.meta.glob('../../../catalogue/*.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
