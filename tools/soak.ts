import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bookAd } from '../e2e/support/booked-ad.ts'
import { type Tokens, signIn } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { type Ask, openBrowser } from './browser-pipe.ts'
import { build } from './build.mjs'

const minutes = Number(process.argv[2] ?? 60)
const speed = 60
const minuteMs = 60_000
/** Until then caches and compiled code still grow. */
const settledShare = 1 / 6
const measures = 21
const allowedGrowth = 1.1
const macAddr = '02:00:00:00:00:60'

/**
 * `renderer` is what the page's process needs when memory is short: pictures and videos are not in its
 * JavaScript heap. `atEase` is what it uses when there is plenty.
 */
type Memory = { heap: number; renderer: number; atEase: number; nodes: number }

const residentBytes = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) *
  1024

type Player = { ask: Ask; sessionId: string }

async function rendererBytes({ ask }: Player): Promise<number> {
  const { processInfo } = await ask<{ processInfo: { type: string; id: number }[] }>(
    'SystemInfo.getProcessInfo',
  )
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(0, ...(await Promise.all(renderers.map(({ id }) => residentBytes(id)))))
}

async function measure(player: Player): Promise<Memory> {
  const { ask, sessionId } = player
  const atEase = await rendererBytes(player)
  await ask('HeapProfiler.collectGarbage', {}, sessionId)
  await ask('Memory.simulatePressureNotification', { level: 'critical' }, sessionId)
  await setTimeout(2000)
  const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage', {}, sessionId)
  const { nodes } = await ask<{ nodes: number }>('Memory.getDOMCounters', {}, sessionId)
  return { heap: usedSize, renderer: await rendererBytes(player), atEase, nodes }
}

const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const say = (minute: number, { heap, renderer, atEase, nodes }: Memory) =>
  console.log(
    `${minute.toFixed(0)} min: heap ${inMb(heap)}, renderer process ${inMb(atEase)}, of which kept ${inMb(renderer)}, ${nodes} nodes`,
  )

/**
 * A time zone in which it is 04:00 in half an hour: a device that has been up for long reloads at that hour.
 */
function quietZone(): string {
  const at = Date.now() + 30 * minuteMs
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
  return Intl.supportedValuesOf('timeZone').find((zone) => hourIn(zone) === 4) ?? 'Asia/Taipei'
}

/** Covers the current day in any zone, and the next one if the day ends meanwhile. */
function daysAround(timeZone: string): string[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return [0, 1].map((days) => day.format(Date.now() + days * 1440 * minuteMs))
}

async function callAs({ accessToken }: Tokens, url: string, path: string, body: object) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Measures from when it has settled to the end. */
async function watch(player: Player): Promise<Memory[]> {
  const taken: Memory[] = []
  const stepMinutes = (minutes * (1 - settledShare)) / (measures - 1)
  await setTimeout(minutes * settledShare * minuteMs)
  for (let step = 0; step < measures; step += 1) {
    if (step > 0) await setTimeout(stepMinutes * minuteMs)
    const memory = await measure(player)
    say(minutes * settledShare + step * stepMinutes, memory)
    taken.push(memory)
  }
  return taken
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** The pictures on screen change a value by a tenth: the median of a third is more reliable than its end. */
function computeGrowth(taken: Memory[], part: keyof Memory): number {
  const third = Math.floor(taken.length / 3)
  const values = taken.map((memory) => memory[part])
  return middle(values.slice(-third)) / middle(values.slice(0, third))
}

const patienceMs = minuteMs
const lookEveryMs = 200

/** The value of an expression in the page, once it is not empty. */
async function read({ ask, sessionId }: Player, expression: string): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await setTimeout(lookEveryMs)) {
    const { result } = await ask<{ result: { value?: string | boolean } }>(
      'Runtime.evaluate',
      { expression },
      sessionId,
    )
    if (result.value) return String(result.value)
  }
  throw new Error(`the page never reached ${expression}`)
}

const codeShown = `document.querySelector('[data-code]')?.dataset.code`
const itemsShown = `document.querySelector('#screen')?.dataset.gapCount`

async function pair(player: Player, url: string, tokens: Tokens): Promise<void> {
  const { ask, sessionId } = player
  // At sixty times the speed a pairing code would expire after ten seconds.
  await ask('Page.navigate', { url: `${url}/player/` }, sessionId)
  await callAs(tokens, url, '/device/pair', { macAddr, code: await read(player, codeShown) })
  await read(player, `!document.querySelector('[data-code]')`)
  await ask('Page.navigate', { url: `${url}/player/?speed=${speed}` }, sessionId)
  await read(player, itemsShown)
}

/** Plays for the given minutes at sixty times the speed; returns the memory used. */
async function soak(url: string, tokens: Tokens): Promise<{ taken: Memory[]; shown: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'lumiroute-soak-'))
  const { ask, kill } = await openBrowser(folder)
  try {
    const size = { width: 1280, height: 720 }
    const { targetId } = await ask<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      ...size,
    })
    const attached = { targetId, flatten: true }
    const player = { ask, ...(await ask<{ sessionId: string }>('Target.attachToTarget', attached)) }
    await pair(player, url, tokens)
    return { taken: await watch(player), shown: Number(await read(player, itemsShown)) }
  } finally {
    kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

await build(process.cwd())
const zone = quietZone()
const server = await startServer({ CALLS_PER_MINUTE: '100000', BUSINESS_TZ: zone })
try {
  const tokens = await signIn(server.url, 'admin')
  await callAs(tokens, server.url, '/device/add', { device_data: { macAddr, name: 'Soak' } })
  const images = Array.from({ length: 4 }, () => ({ type: 'image' as const, seconds: 10 }))
  const items = [...images, { type: 'video' as const, seconds: 1 }]
  await bookAd(server.dataDir, { macAddr, items, on: daysAround(zone) })
  const { taken, shown } = await soak(server.url, tokens)
  const parts = ['heap', 'renderer', 'nodes'] as const
  const growths = parts.map((part) => computeGrowth(taken, part))
  console.log(
    `${shown} items shown; ${parts.map((part, i) => `${part} × ${growths[i]?.toFixed(3)}`).join(', ')}`,
  )
  const isSteady = growths.every((growth) => growth <= allowedGrowth)
  process.exitCode = isSteady && shown > minutes ? 0 : 1
} finally {
  await server.stop()
}
