import { type Endpoint, isEndless } from '@lumiroute/contract'

/** Upper bounds of the durations that are told apart. */
export const boundsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

export type Measured = {
  endpoint: Endpoint
  statuses: Map<number, number>
  /** One count a bound, each of its own span; the last is for what took longer. */
  spans: number[]
  totalMs: number
}

export type RequestMeter = ReturnType<typeof createRequestMeter>

/** Calls by endpoint, status and duration since the start of this server. */
export function createRequestMeter() {
  const measured: Measured[] = []
  return {
    of(endpoint: Endpoint): (statusCode: number, ms: number) => void {
      const own = { endpoint, statuses: new Map<number, number>(), spans: emptySpans(), totalMs: 0 }
      measured.push(own)
      const isTimed = !isEndless(endpoint.answer)
      return (statusCode, ms) => {
        own.statuses.set(statusCode, (own.statuses.get(statusCode) ?? 0) + 1)
        if (isTimed) time(own, ms)
      }
    },
    called: (): readonly Measured[] => measured.filter(({ statuses }) => statuses.size > 0),
  }
}

const emptySpans = () => Array<number>(boundsSeconds.length + 1).fill(0)

function time(own: Measured, ms: number) {
  const found = boundsSeconds.findIndex((bound) => ms <= bound * 1000)
  const at = found < 0 ? boundsSeconds.length : found
  own.spans[at] = (own.spans[at] ?? 0) + 1
  own.totalMs += ms
}
