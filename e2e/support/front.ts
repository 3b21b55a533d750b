import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** Until the page's script runs, only links work. */
export const hydrated = (page: Page) => page.locator('html[data-ready]').waitFor()

/** No fault of any kind, in both schemes. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect
      .soft(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        `${page.url()} ${colorScheme}`,
      )
      .toEqual([])
  }
}

/** A person's own phone: nothing of other tests is in it. */
export async function takePhone(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

/** On LINE's page; the stand-in knows people by their name. Nobody becomes a friend by it. */
export async function agreeInLine(phone: Page, name: string) {
  await phone.waitForURL('**/oauth2/v2.1/authorize?**')
  await phone.getByLabel('顯示名稱').fill(name)
  await phone.getByLabel(/加入好友/).uncheck()
  await phone.getByRole('button', { name: '同意' }).click()
}

/** A new member's first sign-in, with the privacy text and the friend prompt. */
export async function joinWithLine(phone: Page, name: string) {
  await phone.getByRole('button', { name: '用 LINE 登入' }).click()
  await agreeInLine(phone, name)
  await phone.getByRole('button', { name: '同意並繼續' }).click()
  await phone.getByRole('button', { name: '稍後再說' }).click()
}
