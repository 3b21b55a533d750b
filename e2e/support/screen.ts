import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A row of a table by something that stands in it. */
export const getRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** An action that stands behind the row's menu. */
export async function chooseAction(page: Page, row: string, action: string) {
  await getRow(page, row).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A snackbar, whether it tells of success or failure. */
export const getSnackbar = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

let made = 0
export const uniqueCode = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${(made += 1)}`.toUpperCase()

/** By keys; on a busy machine the one that was picked up may not hear the first arrow yet. */
export async function pickAndMoveUp(page: Page, handle: Locator, name: string) {
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`已拿起「${name}」`)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`「${name}」移到第`)).toBeAttached({ timeout: 2000 })
  }).toPass()
}
