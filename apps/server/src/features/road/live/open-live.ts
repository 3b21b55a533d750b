import { hasPermission } from '@lumiroute/contract/account'
import { streamLive } from '@lumiroute/contract/live'
import type { FastifyBaseLogger } from 'fastify'
import type { PgListener } from '../../../db/pg-listener.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { RoleWatch } from '../../../http/authentication/role-watch.ts'
import type { SessionWatch } from '../../../http/authentication/session-watch.ts'
import type { Live, LivePerson, LiveReport } from '../../../ports/live.ts'
import { type LiveStream, openStream } from './open-stream.ts'
import { createReporter, liveChannel } from './live-reporter.ts'

const maxPerAccount = 8
const maxPerServer = 2000
const sweepMs = 1000
const beatEverySweeps = 15

type Open = LiveStream & { person: LivePerson }

type LiveDeps = {
  listener: PgListener
  watch: SessionWatch
  roles: RoleWatch
  log: FastifyBaseLogger
  now: () => Date
}

/** Sends reports received by any server to the watchers on every server. */
export async function openLive({ listener, watch, roles, log, now }: LiveDeps): Promise<Live> {
  const streams = new Set<Open>()
  const reporter = createReporter(listener, log)
  let [isStopping, sweeps] = [false, 0]

  await listener.subscribe(liveChannel, {
    onMessage: (payload) => {
      if (streams.size === 0) return
      const reports = JSON.parse(payload) as LiveReport[]
      for (const stream of streams) stream.receive(reports)
    },
    load: async () => streams.forEach((stream) => stream.refresh()),
  })

  const sweep = setInterval(() => {
    sweeps += 1
    const isBeat = sweeps % beatEverySweeps === 0
    for (const stream of streams) void check(stream, isBeat)
  }, sweepMs)
  sweep.unref()

  async function check(stream: Open, isBeat: boolean) {
    if (stream.person.expiresAt <= now().getTime()) return stream.end()
    // Without the listener each check costs a query, so check only on heartbeats.
    const isOut = listener.isUp() || isBeat ? await isShutOut(stream.person).catch(() => false) : false
    if (isOut) stream.end()
    else if (isBeat) stream.sendHeartbeat()
  }

  async function isShutOut({ sessionId, accountId }: LivePerson): Promise<boolean> {
    if (await watch.isEnded(sessionId)) return true
    const role = await roles.find(accountId)
    return !role || !hasPermission(role, streamLive.permission)
  }

  function requireCapacity({ accountId }: LivePerson) {
    const own = [...streams].filter(({ person }) => person.accountId === accountId)
    if (own.length >= maxPerAccount) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 30 })
    if (isStopping || streams.size >= maxPerServer)
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })
  }

  return {
    report: reporter.report,
    watch({ person, storeId, readFleet }) {
      requireCapacity(person)
      const stream = { ...openStream({ storeId, readFleet, now: () => now().getTime() }), person }
      streams.add(stream)
      stream.body.once('close', () => streams.delete(stream))
      return stream.body
    },
    endStreams() {
      isStopping = true
      for (const stream of streams) stream.end()
    },
    async stop() {
      clearInterval(sweep)
      await reporter.stop()
    },
  }
}
