import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { newAddress } from '../../e2e/support/box.ts'
import { signIn } from '../../e2e/support/fixtures.ts'
import { bookGame } from '../../e2e/support/game-ad.ts'
import { startServer } from '../../e2e/support/server.ts'
import { readSettings } from '../../packages/games/src/index.ts'
import { isOver, startRound, stepRound } from '../../packages/games/src/simulation.ts'
import { build } from '../build.mjs'
import { ensureBrowser } from '../setup/browser.mjs'
import { type Delay, startDelayProxy } from './delay-proxy.ts'

/**
 * From a touch on a phone's page to the first changed pixel on a player's page, both in one Chromium with one clock.
 * Mini golf, because nothing moves there unless somebody aims. Ends by itself.
 */
const golf = 3
const touches = 120
const roundSeconds = 120
const limitMs = 300_000

type Measured = { name: string; ms: number[] }
type Watching = typeof globalThis & { touchedAt: number; seenAt: number; watch: () => void }

/** The time of the touch as the browser got it, on the clock of all pages. */
const noteTouches = (phone: Page) =>
  phone.evaluate(() => {
    addEventListener(
      'pointermove',
      ({ timeStamp }) => ((globalThis as Watching).touchedAt = performance.timeOrigin + timeStamp),
      { capture: true },
    )
  })

/** After each drawing: has a pixel of the field changed since `watch` was called? */
const notePixels = (screen: Page) =>
  screen.evaluate(() => {
    const page = globalThis as Watching
    const barShare = 24 / 160
    const read = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.round > canvas')
      if (!canvas) return ''
      const small = new OffscreenCanvas(320, 136)
      const pen = small.getContext('2d', { willReadFrequently: true })
      const top = Math.round(canvas.height * barShare)
      pen?.drawImage(canvas, 0, top, canvas.width, canvas.height - top, 0, 0, 320, 136)
      return pen?.getImageData(0, 0, 320, 136).data.join() ?? ''
    }
    let before: string | null = null
    const look = () => {
      requestAnimationFrame(look)
      if (before === null || page.seenAt > 0) return
      if (read() !== before) page.seenAt = performance.timeOrigin + performance.now()
    }
    page.watch = () => {
      page.seenAt = 0
      before = read()
    }
    requestAnimationFrame(look)
  })

/** Between two holes no arrow is drawn anew: a touch there would measure that pause of 1.7 s instead. */
function listPauses(): number[] {
  const state = startRound(golf, readSettings({ seconds: roundSeconds }), 1)
  const ticks: number[] = []
  stepRound(state, [{ kind: 'join', seat: 0 }])
  for (; !isOver(state); stepRound(state, []))
    if (state.game === golf && state.pause > 0) ticks.push(state.tick)
  return ticks
}

const waitForHole = (screen: Page, pauses: readonly number[]) =>
  screen.waitForFunction(
    (ticks) => {
      const tick = Number(document.querySelector<HTMLElement>('main.game')?.dataset.tick)
      return !ticks.some((pause) => pause > tick - 10 && pause < tick + 60)
    },
    pauses,
    { polling: 20 },
  )

async function touchOnce(phone: Page, screen: Page, session: CdpTouch, turn: number): Promise<number> {
  await screen.evaluate(() => (globalThis as Watching).watch())
  await session.move(turn % 2 === 0 ? 50 : -50)
  await screen.waitForFunction(() => (globalThis as Watching).seenAt > 0, undefined, { polling: 20 })
  const seenAt = await screen.evaluate(() => (globalThis as Watching).seenAt)
  const touchedAt = await phone.evaluate(() => (globalThis as Watching).touchedAt)
  return seenAt - touchedAt
}

/** A finger that stays on the stick. */
class CdpTouch {
  readonly #send: (type: 'touchStart' | 'touchMove', x: number) => Promise<unknown>
  readonly #x: number

  constructor(send: (type: 'touchStart' | 'touchMove', x: number) => Promise<unknown>, x: number) {
    this.#send = send
    this.#x = x
  }

  start = () => this.#send('touchStart', this.#x)
  move = (by: number) => this.#send('touchMove', this.#x + by)
}

async function putFinger(phone: Page): Promise<CdpTouch> {
  const box = await phone.locator('.half').boundingBox()
  if (!box) throw new Error('the phone shows no stick')
  const session = await phone.context().newCDPSession(phone)
  const y = box.y + box.height / 2
  const touch = new CdpTouch(
    (type, x) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] }),
    box.x + box.width / 2,
  )
  await touch.start()
  return touch
}

async function openScreen(context: BrowserContext, url: string, pair: (code: string) => Promise<unknown>) {
  const screen = await context.newPage()
  await screen.setViewportSize({ width: 640, height: 320 })
  await screen.goto(`${url}/player/`)
  const code = await screen.locator('[data-code]').getAttribute('data-code')
  await pair(String(code))
  const board = screen.locator('main.game')
  await board.waitFor({ timeout: 60_000 })
  return { screen, room: String(await board.getAttribute('data-room')) }
}

async function openPhone(context: BrowserContext, url: string, room: string) {
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`${url}/g/${room}`)
  await phone.locator('.go').click()
  await phone.locator('main.seat').waitFor()
  return phone
}

/** Milliseconds from the load of the page until the round is where the server is. */
async function reload(screen: Page): Promise<number> {
  await screen.reload()
  const caughtUp = screen.locator('main.game[data-caught-up-ms]')
  await caughtUp.waitFor({ timeout: 60_000 })
  const loadedMs = await screen.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  )
  return Math.round(Number(await caughtUp.getAttribute('data-caught-up-ms')) - loadedMs)
}

type Given = { browser: Browser; url: string; dataDir: string; name: string; delay: Delay | null }

async function measure({ browser, url, dataDir, name, delay }: Given): Promise<Measured> {
  const macAddr = newAddress()
  const { accessToken } = await signIn(url, 'admin')
  const call = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await call('/device/add', { device_data: { macAddr, name } })
  const game = {
    name,
    macAddr,
    waitSeconds: 3,
    seconds: roundSeconds,
    gameId: golf,
    moveType: 'fix_game' as const,
  }
  await bookGame(dataDir, game)
  const proxy = delay && (await startDelayProxy(url, delay))
  const seenUrl = proxy?.url ?? url
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block' })
  // The compiler of this file names functions with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const { screen, room } = await openScreen(context, seenUrl, (code) =>
    call('/device/pair', { macAddr, code }),
  )
  const phone = await openPhone(context, seenUrl, room)
  await screen.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('main.game')?.dataset.tick) > 200,
    undefined,
    { timeout: 60_000 },
  )
  await noteTouches(phone)
  await notePixels(screen)
  const finger = await putFinger(phone)
  await finger.move(50)
  await phone.waitForTimeout(500)
  const ms: number[] = []
  const pauses = listPauses()
  for (let turn = 1; turn <= touches; turn += 1) {
    await waitForHole(screen, pauses)
    ms.push(await touchOnce(phone, screen, finger, turn))
    await phone.waitForTimeout(150 + Math.random() * 50)
  }
  const fps = await screen.locator('main.game').getAttribute('data-fps')
  console.log(`${name}: ${fps} frames a second`)
  console.log(`${name}: a reloaded screen has caught up ${await reload(screen)} ms after its page was loaded`)
  await context.close()
  await proxy?.stop()
  return { name, ms }
}

function print({ name, ms }: Measured) {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, ${ms.length} touches`)
}

const overdue = setTimeout(() => {
  console.error('stopped after five minutes')
  process.exit(1)
}, limitMs)
const root = join(import.meta.dirname, '../..')
await build(root)
process.env.SERVER_ENTRY ??= join(root, 'apps/server/dist/main.js')
const server = await startServer()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
try {
  const given = { browser, url: server.url, dataDir: server.dataDir }
  print(await measure({ ...given, name: 'local', delay: null }))
  print(await measure({ ...given, name: '40 ± 20 ms each way', delay: { ms: 40, jitterMs: 20 } }))
} finally {
  await browser.close()
  await server.stop()
  clearTimeout(overdue)
}
