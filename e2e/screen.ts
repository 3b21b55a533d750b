import type { Locator, Page } from '@playwright/test'

/** A row of a table by something that stands in it. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** An action that stands behind the row's menu. */
export async function chooseAction(page: Page, row: string, action: string) {
  await rowOf(page, row).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A snackbar, whether it tells of success or failure. */
export const noticeOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

let made = 0
export const uniqueCode = (prefix: string) =>
  `${prefix}${Date.now().toString(36)}${(made += 1)}`.toUpperCase()
