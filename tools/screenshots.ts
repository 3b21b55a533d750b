import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { keepSession, signIn } from '../e2e/fixtures.ts'
import type { Who } from '../e2e/fixtures.ts'
import { startServer } from '../e2e/server.ts'
import { ensureBrowser } from './setup/browser.mjs'

/** The pictures of the README, taken from the demo data: `tsx tools/screenshots.ts [folder]`. */
const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'images')

type Shot = { name: string; who: Who; path: string; width: number; height: number }
const shots: readonly Shot[] = [
  { name: 'store-list', who: 'admin', path: '/store/list?theme-type=default', width: 1440, height: 810 },
  { name: 'store-info-dark', who: 'store1', path: '/store/info?theme-type=dark', width: 1440, height: 1100 },
  { name: 'account-list-phone', who: 'store1', path: '/store/account/list', width: 390, height: 844 },
]

async function take(browser: Browser, url: string, { name, who, path, width, height }: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await keepSession(page, await signIn(url, who))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}

await mkdir(folder, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
try {
  for (const shot of shots) await take(browser, server.url, shot)
} finally {
  await browser.close()
  await server.stop()
}
