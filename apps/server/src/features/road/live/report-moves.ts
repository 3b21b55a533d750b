import { joinMoves } from '@lumiroute/contract/live'
import type { FastifyBaseLogger } from 'fastify'
import type { PgListener } from '../../../db/pg-listener.ts'
import type { LiveReport } from '../../../ports/live.ts'

export const liveChannel = 'live_moves'
const flushMs = 300
const retryMs = 2000
/** PostgreSQL takes less than 8,000 bytes a notice. */
const maxBytes = 7900

/** Reports as few texts, none larger than a notice may be. */
export function* writeNotices(reports: Iterable<LiveReport>): Generator<string, void> {
  let [text, bytes] = ['', 0]
  for (const report of reports) {
    const one = JSON.stringify(report)
    const size = Buffer.byteLength(one) + 1
    if (bytes + size > maxBytes - 2) {
      yield `[${text}]`
      ;[text, bytes] = ['', 0]
    }
    text += text ? `,${one}` : one
    bytes += size
  }
  if (text) yield `[${text}]`
}

export type Reporter = { report(told: LiveReport): void; stop(): Promise<void> }

/** Tells every server what the vehicles of this one's calls did: the newest of each, a few times a second at most. */
export function createReporter(listener: Pick<PgListener, 'notify'>, log: FastifyBaseLogger): Reporter {
  let waiting = new Map<number, LiveReport>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const keep = (told: LiveReport) =>
    waiting.set(told.vehicleId, joinMoves(waiting.get(told.vehicleId), told) as LiveReport)

  function wait(ms: number) {
    timer = setTimeout(() => void flush(), ms)
    timer.unref()
  }

  async function flush() {
    const sending = waiting
    waiting = new Map()
    const isTold = await tell(sending)
    timer = undefined
    if (waiting.size > 0 && !isStopped) wait(isTold ? flushMs : retryMs)
  }

  async function tell(sending: Map<number, LiveReport>): Promise<boolean> {
    try {
      for (const text of writeNotices(sending.values())) await listener.notify(liveChannel, text)
      return true
    } catch (error) {
      log.warn({ err: error }, 'the other servers could not be told what moved')
      for (const report of sending.values()) keep(report)
      return false
    }
  }

  return {
    report(told) {
      keep(told)
      if (timer === undefined && !isStopped) wait(flushMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await tell(waiting)
    },
  }
}
