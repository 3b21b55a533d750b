import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { PgListener } from '../../../db/pg-listener.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { SessionWatch } from '../../../http/authentication/session-watch.ts'
import type { Live, LivePerson, LiveReport } from '../../../ports/live.ts'
import { type LiveStream, openStream } from './open-stream.ts'
import { createReporter, liveChannel } from './report-moves.ts'

const maxOfPerson = 8
const maxOfServer = 2000
const sweepMs = 1000
const beatEverySweeps = 15

type Open = LiveStream & { person: LivePerson }

type Needs = { listener: PgListener; watch: SessionWatch; log: FastifyBaseLogger; now: () => Date }

/** What the vehicles do, from the server that hears of it to everyone who watches at any server. */
export async function openLive({ listener, watch, log, now }: Needs): Promise<Live> {
  const streams = new Set<Open>()
  const reporter = createReporter(listener, log)
  let [isLeaving, sweeps] = [false, 0]

  await listener.subscribe(liveChannel, {
    onMessage: (payload) => {
      if (streams.size === 0) return
      const reports = JSON.parse(payload) as LiveReport[]
      for (const stream of streams) stream.hear(reports)
    },
    load: async () => streams.forEach((stream) => stream.refresh()),
  })

  const sweep = setInterval(() => {
    sweeps += 1
    const isBeat = sweeps % beatEverySweeps === 0
    for (const stream of streams) void keep(stream, isBeat)
  }, sweepMs)
  sweep.unref()

  async function keep(stream: Open, isBeat: boolean) {
    const { sessionId, expiresAt } = stream.person
    if (expiresAt <= now().getTime()) return stream.end()
    // While the line is down each look asks the table: those are left to the beats.
    const isEnded =
      listener.isUp() || isBeat ? await Promise.resolve(watch.isEnded(sessionId)).catch(() => false) : false
    if (isEnded) stream.end()
    else if (isBeat) stream.beat()
  }

  function requireRoom({ accountId }: LivePerson) {
    const own = [...streams].filter(({ person }) => person.accountId === accountId)
    if (own.length >= maxOfPerson) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 30 })
    if (isLeaving || streams.size >= maxOfServer) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })
  }

  return {
    report: reporter.report,
    watch({ person, storeId, readFleet }) {
      requireRoom(person)
      const stream = { ...openStream({ storeId, readFleet, now: () => now().getTime() }), person }
      streams.add(stream)
      stream.body.once('close', () => streams.delete(stream))
      return stream.body
    },
    endStreams() {
      isLeaving = true
      for (const stream of streams) stream.end()
    },
    async stop() {
      clearInterval(sweep)
      await reporter.stop()
    },
  }
}
