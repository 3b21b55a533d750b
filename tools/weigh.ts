import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { keepSession, signIn } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { build } from './build.mjs'
import { ensureBrowser } from './setup/browser.mjs'
import { weighPage, weighedPages } from './weigh/page-weight.ts'
import type { PageWeight } from './weigh/page-weight.ts'

const inKb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

async function weighAlone(
  browser: Browser,
  url: string,
  { path, isSignedIn }: (typeof weighedPages)[number],
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-TW' })
  const page = await context.newPage()
  if (isSignedIn) await keepSession(page, await signIn(url, 'admin'))
  const weight = await weighPage(page, url + path)
  await context.close()
  return weight
}

function print(path: string, limitKb: number, { chunks, bytes }: PageWeight) {
  console.log(`\n${path}`)
  for (const chunk of chunks) console.log(`${inKb(chunk.bytes)} kB  ${chunk.name}`)
  const verdict = bytes > limitKb * 1000 ? 'TOO HEAVY' : 'fine'
  console.log(`${inKb(bytes)} kB  total, limit ${limitKb} kB: ${verdict}`)
}

await build(join(import.meta.dirname, '..'))
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
const server = await startServer()
let misses = 0
try {
  for (const row of weighedPages) {
    const weight = await weighAlone(browser, server.url, row)
    print(row.path, row.limitKb, weight)
    if (weight.bytes > row.limitKb * 1000) misses += 1
  }
} finally {
  await browser.close()
  await server.stop()
}
process.exit(misses === 0 ? 0 : 1)
