import type { Page } from '@playwright/test'

/** The page that stands before all others while somebody else knows the password. */
export async function setOwnPassword(page: Page, current: string, own: string) {
  await page.getByRole('heading', { name: '請設定自己的密碼' }).waitFor()
  await page.getByLabel('目前的密碼').fill(current)
  await page.getByLabel(/^新密碼/).fill(own)
  await page.getByLabel(/^確認密碼/).fill(own)
  await page.getByRole('button', { name: '變更密碼' }).click()
}
