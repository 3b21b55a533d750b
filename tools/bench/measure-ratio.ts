import { type Figure, median } from './figures.ts'
import type { LoadRequest, LoadResult } from './load.types.ts'
import type { BenchOptions } from './options.ts'
import type { Stage } from './stage.ts'

const clients = 16
const warmUpSeconds = 1

export type RatioMeasure = {
  name: string
  request: (token: string) => LoadRequest
  atLeast: number
  /** p99 within so many times the bare server's. */
  p99AtMost?: number
  cleanUp?: string
}

type Round = { product: LoadResult; bare: LoadResult }

/** The product against the bare server, turn by turn, so that what else the machine does hits both alike. */
export async function measureRatio(
  stage: Stage,
  options: BenchOptions,
  measure: RatioMeasure,
): Promise<Figure[]> {
  const request = measure.request(stage.token)
  await loadBoth(stage, request, warmUpSeconds, false)
  const rounds: Round[] = []
  for (let round = 0; round < options.rounds; round++) {
    rounds.push(await loadBoth(stage, request, options.seconds, round % 2 === 1))
    if (measure.cleanUp) await stage.database.query(measure.cleanUp)
  }
  return figuresOf(measure, rounds)
}

async function loadBoth(
  stage: Stage,
  request: LoadRequest,
  seconds: number,
  isSwapped: boolean,
): Promise<Round> {
  const run = async (port: number) => checked(await stage.load.run({ port, clients, seconds, request }))
  if (!isSwapped) return { bare: await run(stage.bare.port), product: await run(stage.product.port) }
  const product = await run(stage.product.port)
  return { product, bare: await run(stage.bare.port) }
}

export function checked(result: LoadResult): LoadResult {
  if (Object.keys(result.bad).length > 0)
    throw new Error(`the load met errors: ${JSON.stringify(result.bad)}`)
  return result
}

function figuresOf({ name, atLeast, p99AtMost }: RatioMeasure, rounds: Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const rates = `${middle((r) => r.product.perSecond).toFixed(0)} of ${middle((r) => r.bare.perSecond).toFixed(0)} a second`
  const times = `p99 ${middle((r) => r.product.p99Ms).toFixed(1)} ms, bare ${middle((r) => r.bare.p99Ms).toFixed(1)} ms`
  const each = rounds.map((r) => (r.product.perSecond / r.bare.perSecond).toFixed(2)).join(' ')
  const ratio: Figure = {
    name,
    value: middle((r) => r.product.perSecond / r.bare.perSecond),
    limit: { atLeast },
    unit: '',
    detail: `${rates} (rounds ${each})`,
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
