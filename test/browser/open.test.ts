import { expect, test } from '@playwright/test';

test('the table opens with ten columns and 104 cards', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Column \d+,/ })).toHaveCount(10);
  await expect(page.locator('.card')).toHaveCount(104);
});
