import { type CDPSession, chromium } from '@playwright/test'
import { bookAd } from '../e2e/booked-ad.ts'
import { signIn } from '../e2e/fixtures.ts'
import { startServer } from '../e2e/server.ts'
import { build } from './build.mjs'
import { ensureBrowser } from './setup/browser.mjs'

const minutes = Number(process.argv[2] ?? 60)
const speed = 60
const minuteMs = 60_000
/** Until then caches and compiled code still fill up. */
const settledShare = 1 / 6
const allowedGrowth = 1.1
const macAddr = '02:00:00:00:00:60'
const location = 'soak'

type Heap = { bytes: number; nodes: number }

async function measure(session: CDPSession): Promise<Heap> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

const say = (minute: number, { bytes, nodes }: Heap) =>
  console.log(`${minute.toFixed(0)} min: ${(bytes / 1e6).toFixed(2)} MB, ${nodes} nodes`)

async function callAs(url: string, path: string, body: object) {
  const { accessToken } = await signIn(url, 'admin')
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Plays for so many minutes at sixty times the speed; answers what was in memory early and at the end. */
async function soak(url: string): Promise<{ early: Heap; late: Heap; shown: number }> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(`${url}/player/?speed=${speed}`)
    const code = (await page.locator('[data-code]').getAttribute('data-code')) ?? ''
    await callAs(url, '/device/pair', { macAddr, code })
    const session = await page.context().newCDPSession(page)
    await page.waitForTimeout(minutes * settledShare * minuteMs)
    const early = await measure(session)
    say(minutes * settledShare, early)
    await page.waitForTimeout(minutes * (1 - settledShare) * minuteMs)
    const late = await measure(session)
    say(minutes, late)
    return { early, late, shown: Number(await page.locator('#screen').getAttribute('data-gap-count')) }
  } finally {
    await browser.close()
  }
}

await build(process.cwd())
const server = await startServer({ CALLS_PER_MINUTE: '100000' })
try {
  await callAs(server.url, '/device/add', { device_data: { macAddr, name: 'Soak', location } })
  const items = Array.from({ length: 4 }, () => ({ type: 'image' as const, seconds: 10 }))
  await bookAd(server.dataDir, { location, items })
  const { early, late, shown } = await soak(server.url)
  const growth = late.bytes / early.bytes
  console.log(`${shown} items shown, memory × ${growth.toFixed(3)}, nodes ${early.nodes} → ${late.nodes}`)
  const isSteady = growth <= allowedGrowth && late.nodes <= early.nodes * allowedGrowth
  process.exitCode = isSteady && shown > minutes ? 0 : 1
} finally {
  await server.stop()
}
