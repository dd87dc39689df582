/** The replay of a line of play, held still so that a busy machine can look at it. */
import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/messages.ts';

/** Waits until the running replay has made its second move by itself, then stops it there. */
export async function stopAtSecondMove(page: Page, { replay }: Messages, length: number): Promise<void> {
  const bar = page.getByRole('complementary', { name: replay.title });
  const slider = bar.getByRole('slider', { name: replay.scrub });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(2);
  await slider.fill('2');
  await expect(bar.getByText(replay.running(2, length))).toBeVisible();
}
