import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A table row by some text in it. */
export const getRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** An action in the row's menu. */
export async function chooseAction(page: Page, row: string, action: string) {
  await getRow(page, row).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A snackbar, of success or failure. */
export const getSnackbar = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

let made = 0
export const uniqueCode = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${(made += 1)}`.toUpperCase()

/** By keyboard; on a busy machine the lifted item may miss the first arrow key. */
export async function pickAndMoveUp(page: Page, handle: Locator, name: string) {
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`已拿起「${name}」`)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`「${name}」移到第`)).toBeAttached({ timeout: 2000 })
  }).toPass()
}
