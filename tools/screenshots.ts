import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { keepSession, signIn } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { guideShots, type Shot } from './guide-shots.ts'
import { ensureBrowser } from './setup/browser.mjs'

const docs = join(import.meta.dirname, '..', 'docs')
const readmeShots: readonly Shot[] = [
  { name: 'store-list', who: 'admin', path: '/store/list?theme-type=default', width: 1440, height: 810 },
  { name: 'store-info-dark', who: 'store1', path: '/store/info?theme-type=dark', width: 1440, height: 1100 },
  { name: 'account-list-phone', who: 'store1', path: '/store/account/list', width: 390, height: 844 },
]

/** Takes the pictures of README or guide from the demo data: `tsx tools/screenshots.ts [guide] [name …]`. */
const [kind, ...names] = process.argv.slice(2)
const isGuide = kind === 'guide'
const folder = isGuide ? join(docs, 'guide', 'images') : join(docs, 'images')
const shots = (isGuide ? guideShots : readmeShots).filter(
  ({ name }) => names.length === 0 || names.includes(name),
)

async function take(browser: Browser, url: string, shot: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: shot.width, height: shot.height },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await keepSession(page, await signIn(url, shot.who))
  await page.goto(shot.path)
  if (shot.open) await openFirst(page, shot.open)
  await settle(page, shot.at)
  await writeFile(join(folder, `${shot.name}.${shot.format ?? 'png'}`), await capture(page, shot))
  await context.close()
}

async function openFirst(page: Page, name: string) {
  const main = page.getByRole('main')
  const exact = { name, exact: true }
  const button = main.getByRole('button', { ...exact, disabled: false })
  await main.getByRole('link', exact).or(button).first().click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/list'))
  // The URL changes before the page does.
  await page.reload()
}

async function settle(page: Page, at?: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A page with an event stream never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'))
  if (at)
    await page.getByRole('heading', { name: at, exact: true }).evaluate((found) => found.scrollIntoView())
  await page.waitForFunction(areVisiblePicturesThere)
  // Charts and maps render shortly after their data has arrived.
  await page.waitForTimeout(1500)
}

/** Lazy images further down load only when scrolled to. */
const areVisiblePicturesThere = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)

async function capture(page: Page, { format = 'png' }: Shot): Promise<Buffer> {
  if (format === 'png') return page.screenshot()
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format, quality: 82 })
  return Buffer.from(data, 'base64')
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
