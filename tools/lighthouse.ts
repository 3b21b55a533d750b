import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { startBrowser } from './start-browser.ts'

const light = { performance: 95, accessibility: 100, 'best-practices': 95 }
/** Pages with charts and maps. */
const heavy = { performance: 90, accessibility: 100, 'best-practices': 95 }

/** The store front, measured as a phone with a slow connection. */
const front = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 }

type Floor = Partial<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
type Page = { path: string; isSignedIn: boolean; floor: Floor; isPhone?: true }

/** Pages with their minimum scores. */
const pages: Page[] = [
  { path: '/s/TPE001', isSignedIn: false, floor: front, isPhone: true },
  { path: '/s/TPE001/products/LATTE', isSignedIn: false, floor: front, isPhone: true },
  { path: '/s/TPE001/coupons', isSignedIn: false, floor: front, isPhone: true },
  { path: '/signin', isSignedIn: false, floor: light },
  { path: '/store/list', isSignedIn: true, floor: light },
  { path: '/dashboard', isSignedIn: true, floor: heavy },
  { path: '/ad/list?store=TPE001', isSignedIn: true, floor: heavy },
  { path: '/adrecord/route?adId=1&recordId=4&store=TPE001', isSignedIn: true, floor: heavy },
]
/** Of the store front, on the audit's slow 4G. */
const maxLargestPaintMs = 2_000

const folder = await mkdtemp(path.join(tmpdir(), 'lumiroute-lighthouse-'))
const server = await startServerProcess({ DATA_DIR: path.join(folder, 'data') })
const browser = await startBrowser(path.join(folder, 'chrome'))
let misses = 0
try {
  for (const page of pages.filter(({ isSignedIn }) => !isSignedIn)) misses += await audit(page)
  await signIn()
  for (const page of pages.filter(({ isSignedIn }) => isSignedIn)) misses += await audit(page)
} finally {
  browser.kill()
  await server.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit(misses === 0 ? 0 : 1)

/** Signs in through the page, in the profile that the audit uses. */
async function signIn() {
  const connected = await chromium.connectOverCDP(browser.url)
  const context = connected.contexts()[0] ?? (await connected.newContext())
  const page = await context.newPage()
  await page.goto(`${server.url}/signin`)
  await page.locator('input[autocomplete=username]').fill('admin')
  await page.locator('input[autocomplete=current-password]').fill('Admin@1234')
  await page.getByRole('checkbox').first().check()
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/first-page')
  await page.close()
  await connected.close()
}

async function audit({ path: at, floor, isPhone }: Page): Promise<number> {
  const categories = Object.keys(floor) as (keyof Floor)[]
  const flags = { port: browser.port, output: 'json', logLevel: 'error', disableStorageReset: true } as const
  const result = await lighthouse(
    `${server.url}${at}`,
    { ...flags, onlyCategories: categories },
    // Without a configuration the audit is a phone.
    isPhone ? undefined : desktopConfig,
  )
  const scores = categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100))
  const paint = Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0)
  const short: string[] = categories.filter((name, i) => (scores[i] as number) < (floor[name] ?? 0))
  const isLate = isPhone && paint > maxLargestPaintMs
  const missed = isLate ? [...short, 'largest paint'] : short
  console.log(
    `${at}  ${categories.map((name, i) => `${name} ${scores[i]}`).join('  ')}  largest paint ${paint} ms${missed.length > 0 ? `  MISSED ${missed.join(', ')}` : ''}`,
  )
  for (const name of short) tellWhy(result?.lhr, name)
  return missed.length
}

function tellWhy(
  report: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'] | undefined,
  name: string,
) {
  for (const { id, weight } of report?.categories[name]?.auditRefs ?? []) {
    const found = report?.audits[id]
    if (weight > 0 && found && found.score !== null && found.score < 0.9)
      console.log(`  ${id}: ${found.displayValue ?? found.title}`)
  }
}
