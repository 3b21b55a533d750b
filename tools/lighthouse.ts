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

/** Pages with their minimum scores. */
const pages = [
  { path: '/signin', isSignedIn: false, floor: light },
  { path: '/store/list', isSignedIn: true, floor: light },
  { path: '/dashboard', isSignedIn: true, floor: heavy },
  { path: '/ad/list?store=TPE001', isSignedIn: true, floor: heavy },
  { path: '/adrecord/route?adId=1&recordId=4&store=TPE001', isSignedIn: true, floor: heavy },
]
const categories = ['performance', 'accessibility', 'best-practices'] as const

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

async function audit({ path: at, floor }: (typeof pages)[number]): Promise<number> {
  const result = await lighthouse(
    `${server.url}${at}`,
    {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: true,
    },
    desktopConfig,
  )
  const scores = categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100))
  const short = categories.filter((name, i) => (scores[i] as number) < floor[name])
  console.log(
    `${at}  ${categories.map((name, i) => `${name} ${scores[i]}`).join('  ')}${short.length > 0 ? `  MISSED ${short.join(', ')}` : ''}`,
  )
  for (const name of short) tellWhy(result?.lhr, name)
  return short.length
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
