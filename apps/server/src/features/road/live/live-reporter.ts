import { joinMoves } from '@lumiroute/contract/live'
import type { FastifyBaseLogger } from 'fastify'
import type { PgListener } from '../../../db/pg-listener.ts'
import type { LiveReport } from '../../../ports/live.ts'

export const liveChannel = 'live_moves'
const flushMs = 300
const retryMs = 2000
/** PostgreSQL accepts less than 8,000 bytes per notification. */
const maxBytes = 7900

/** Packs reports into as few payloads as possible. */
export function* writePayloads(reports: Iterable<LiveReport>): Generator<string, void> {
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

export type Reporter = { report(report: LiveReport): void; stop(): Promise<void> }

/**
 * Broadcasts what this server received from vehicles to every server: the newest of each, a few times per
 * second.
 */
export function createReporter(listener: Pick<PgListener, 'notify'>, log: FastifyBaseLogger): Reporter {
  let waiting = new Map<number, LiveReport>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const enqueue = (report: LiveReport) =>
    waiting.set(report.vehicleId, joinMoves(waiting.get(report.vehicleId), report) as LiveReport)

  function wait(ms: number) {
    timer = setTimeout(() => void flush(), ms)
    timer.unref()
  }

  async function flush() {
    const sending = waiting
    waiting = new Map()
    const isSent = await send(sending)
    timer = undefined
    if (waiting.size > 0 && !isStopped) wait(isSent ? flushMs : retryMs)
  }

  async function send(sending: Map<number, LiveReport>): Promise<boolean> {
    try {
      for (const text of writePayloads(sending.values())) await listener.notify(liveChannel, text)
      return true
    } catch (error) {
      log.warn({ err: error }, 'failed to send vehicle positions to the other servers')
      for (const report of sending.values()) enqueue(report)
      return false
    }
  }

  return {
    report(report) {
      enqueue(report)
      if (timer === undefined && !isStopped) wait(flushMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await send(waiting)
    },
  }
}
