import { type Figure, median } from './figures.ts'
import type { LoadRequest, LoadResult } from './load-types.ts'
import type { BenchOptions } from './options.ts'
import { cpuMs, type Running } from './processes.ts'
import type { Stage } from './stage.ts'

const clients = 16
/** With fewer calls the figures measure V8's compiler, not the server. */
const warmCalls = 5000
const maxWarmSlices = 15

export type RatioMeasure = {
  name: string
  request: (token: string) => LoadRequest
  atLeast: number
  /** Limit of p99 relative to the bare server's. */
  p99AtMost?: number
  cleanUp?: string
  /** An expensive call, for which a few hundred are enough to warm up. */
  isHeavy?: boolean
}

type Side = LoadResult & { cpuUs: number }
type Round = { product: Side; bare: Side }
const sliceSeconds = 1

/** The product against the bare server, alternately, so that other load on the machine affects both. */
export async function measureRatio(
  stage: Stage,
  options: BenchOptions,
  measure: RatioMeasure,
): Promise<Figure[]> {
  const request = measure.request(stage.token)
  await warmUp(stage, request, options, measure.isHeavy ? warmCalls / 10 : warmCalls)
  if (measure.cleanUp) await stage.database.query(measure.cleanUp)
  const rounds: Round[] = []
  for (let round = 0; round < options.rounds; round++) {
    rounds.push(await runRound(stage, request, options.seconds))
    if (measure.cleanUp) await stage.database.query(measure.cleanUp)
  }
  return computeFigures(measure, rounds)
}

async function warmUp(
  stage: Stage,
  request: LoadRequest,
  { isQuick }: BenchOptions,
  calls: number,
): Promise<void> {
  const left = { bare: calls, product: calls }
  for (let slice = 0; slice < (isQuick ? maxWarmSlices / 3 : maxWarmSlices); slice++) {
    if (left.bare > 0) left.bare -= (await runSlice(stage, request, stage.bare)).count
    if (left.product > 0) left.product -= (await runSlice(stage, request, stage.product)).count
  }
}

async function runRound(stage: Stage, request: LoadRequest, seconds: number): Promise<Round> {
  const slices: Round[] = []
  for (let done = 0; done < seconds; done += sliceSeconds) {
    const isSwapped = slices.length % 2 === 1
    const first = await runSlice(stage, request, isSwapped ? stage.product : stage.bare)
    const second = await runSlice(stage, request, isSwapped ? stage.bare : stage.product)
    slices.push(isSwapped ? { product: first, bare: second } : { bare: first, product: second })
  }
  return { product: together(slices.map((s) => s.product)), bare: together(slices.map((s) => s.bare)) }
}

async function runSlice({ load }: Stage, request: LoadRequest, { pid, port }: Running): Promise<Side> {
  const before = cpuMs(pid)
  const result = checked(await load.run({ port, clients, seconds: sliceSeconds, request }))
  return { ...result, cpuUs: ((cpuMs(pid) - before) * 1000) / result.count }
}

function together(slices: Side[]): Side {
  const mean = (of: (side: Side) => number) => slices.reduce((sum, side) => sum + of(side), 0) / slices.length
  const [first] = slices as [Side]
  return {
    ...first,
    perSecond: mean((side) => side.perSecond),
    cpuUs: mean((side) => side.cpuUs),
    p99Ms: median(slices.map((side) => side.p99Ms)),
  }
}

export function checked(result: LoadResult): LoadResult {
  if (Object.keys(result.bad).length > 0) throw new Error(`requests failed: ${JSON.stringify(result.bad)}`)
  return result
}

function computeFigures({ name, atLeast, p99AtMost }: RatioMeasure, rounds: Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const rates = `${middle((r) => r.product.perSecond).toFixed(0)} of ${middle((r) => r.bare.perSecond).toFixed(0)} a second`
  const times = `p99 ${middle((r) => r.product.p99Ms).toFixed(1)} ms, bare ${middle((r) => r.bare.p99Ms).toFixed(1)} ms`
  const cpu = `cpu ${middle((r) => r.product.cpuUs).toFixed(0)} µs, bare ${middle((r) => r.bare.cpuUs).toFixed(0)} µs a call`
  const each = rounds.map((r) => (r.product.perSecond / r.bare.perSecond).toFixed(2)).join(' ')
  const ratio: Figure = {
    name,
    value: middle((r) => r.product.perSecond / r.bare.perSecond),
    limit: { atLeast },
    unit: '',
    detail: `${rates} (rounds ${each}); ${cpu}`,
  }
  const p99: Figure = {
    name: `${name}, p99 to bare`,
    value: middle((r) => r.product.p99Ms / r.bare.p99Ms),
    ...(p99AtMost && { limit: { atMost: p99AtMost } }),
    unit: '×',
    detail: times,
  }
  return [ratio, p99]
}
