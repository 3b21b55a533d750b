import type { Browser, Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { expect } from './fixtures.ts'
import type { Who } from './fixtures.ts'

type OnScreen = { adId: number | null; adName: string; name: string }
type Call = <Answer>(who: Who, method: string, path: string, body?: object) => Promise<Answer>

export const newAddress = () =>
  ['02', ...Array.from({ length: 5 }, () => randomInt(256).toString(16).padStart(2, '0'))]
    .join(':')
    .toUpperCase()

/** The player then sends what it has and asks for news, instead of waiting for its next turn. */
export const wake = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))

/** The player of a device in its own browser, paired by its code. */
export async function openBox(browser: Browser, url: string, call: Call, macAddr: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 960, height: 540 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${url}/player/`)
  await expect(page.locator('.board [data-code]')).toBeVisible()
  const code = await page.locator('.board [data-code]').getAttribute('data-code')
  await call('admin', 'POST', '/device/pair', { macAddr, code })
  await expect(page.locator('.board [data-code]')).toHaveCount(0)
  return page
}

/** The console's data about the screen, after the device was asked to report. */
export async function reported(call: Call, page: Page, macAddr: string): Promise<OnScreen | null> {
  await wake(page)
  const { deviceList } = await call<{ deviceList: { onScreen: OnScreen | null }[] }>(
    'admin', 'POST', '/device/query', { macAddr }) // oxfmt-ignore
  return deviceList[0]?.onScreen ?? null
}
