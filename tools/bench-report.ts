import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, isHeld, median, writeTable } from './bench/figures.ts'
import { ensureMonths } from './bench/prepare-record.ts'
import { prepareReport } from './bench/prepare-report.ts'
import { openStage, type Stage } from './bench/stage.ts'

/** Closing reports of an ordinary and of a full day, made through the running server. */
const days = [200, 5000]
const rounds = 5

type Made = { id: number; sizeBytes: number }

const readKb = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
const readMemoryMb = (pid: number) => readKb(pid, 'RssAnon') / 1000

async function post({ product, token }: Stage, path: string, body: object): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${product.port}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

async function create(stage: Stage, plays: number): Promise<{ ms: number; sizeBytes: number }> {
  const { storeId, adId, recordId } = await prepareReport(stage, plays)
  const from = performance.now()
  const answer = await post(stage, '/report/create', { storeId, adId, recordId })
  const ms = performance.now() - from
  const { report } = (await answer.json()) as { report: Made }
  return { ms, sizeBytes: report.sizeBytes }
}

async function measureDay(stage: Stage, plays: number): Promise<Figure[]> {
  await create(stage, plays)
  await wait(1000)
  const before = readMemoryMb(stage.product.pid)
  const made: { ms: number; sizeBytes: number }[] = []
  for (let round = 0; round < rounds; round++) made.push(await create(stage, plays))
  await wait(5000)
  const grown = readMemoryMb(stage.product.pid) - before
  const detail = `${rounds} reports`
  const name = `report of ${plays.toLocaleString('en-US')} plays`
  const kb = Math.max(...made.map(({ sizeBytes }) => sizeBytes)) / 1000
  return [
    {
      name: `${name}, time`,
      value: median(made.map(({ ms }) => ms)),
      limit: { atMost: 2000 },
      unit: 'ms',
      detail,
    },
    { name: `${name}, size`, value: kb, limit: { atMost: 500 }, unit: 'kB', detail: 'proof attached' },
    {
      name: `${name}, server memory`,
      value: grown,
      limit: { atMost: 10 },
      unit: 'MB',
      detail: `after ${detail}`,
    },
  ]
}

const stage = await openStage()
try {
  await ensureMonths(stage.environment.DATABASE_URL as string)
  const figures: Figure[] = []
  for (const plays of days) figures.push(...(await measureDay(stage, plays)))
  console.log(writeTable(figures))
  if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
} finally {
  await stage.close()
}
