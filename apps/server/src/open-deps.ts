import { createRenderQueue } from './pdf/render-queue.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Registry } from 'prom-client'
import { type Db } from './db/db.ts'
import { migrateDb, underStartLock } from './db/migrate.ts'
import { cacheSampleMonths } from './db/sample-months.ts'
import { openPgListener } from './db/pg-listener.ts'
import { fillTokenHints } from './features/advertising/ad/fill-token-hints.ts'
import { createSmallPictures } from './features/platform/file/small-picture.ts'
import { openGameHost } from './features/road/game/host/open-game-host.ts'
import { openLive } from './features/road/live/open-live.ts'
import { startEventLoopMonitor } from './http/pipeline/event-loop-monitor.ts'
import { findVehiclePositions } from './features/road/record/find-vehicle-positions.ts'
import { createPlayboxCaches } from './features/road/playbox/playbox-caches.ts'
import { openWakeupRegistry } from './features/road/playbox/wakeup-registry.ts'
import { screenBooking } from './features/road/screen/screen-booking.ts'
import { vehicleBooking } from './features/road/timetable/vehicle-booking.ts'
import { gamePrizes } from './features/shop/coupon/game-prizes.ts'
import { createFrontCache, measureAnswer, measureDocument } from './features/shop/front/front-cache.ts'
import { shopOrderSettlement } from './features/shop/order/order-settlement.ts'
import { createPasswords } from './features/platform/session/passwords.ts'
import { openStorage } from './adapters/files/open-storage.ts'
import { createActivityLog } from './http/pipeline/activity-log.ts'
import type { Deps } from './deps.ts'
import { createIdentity } from './http/authentication/identity.ts'
import { createRateLimit } from './http/pipeline/rate-limit.ts'
import { createRequestMetrics } from './http/pipeline/request-metrics.ts'
import { watchLanguages } from './http/authentication/language-watch.ts'
import { createMemberIdentity } from './http/authentication/member-identity.ts'
import { watchMembers } from './http/authentication/member-watch.ts'
import { watchRoles } from './http/authentication/role-watch.ts'
import { watchSessions } from './http/authentication/session-watch.ts'
import { listIntervalJobs, listScheduledJobs } from './scheduled-jobs.ts'
import { openJobs } from './jobs/jobs.ts'
import { createSubscribers } from './subscribers.ts'
import { openLine, openStandIn } from './adapters/line/open-line.ts'
import { openPayment } from './adapters/payment/open-payment.ts'
import { finishRotation } from './maintenance/rotate-keys.ts'
import type { Settings } from './settings.ts'

type Opening = {
  settings: Settings
  db: Db
  log: FastifyBaseLogger
  version: string
  checkAnswers?: boolean
  now?: () => Date
}

/** Everything the process shares, on a reachable database. */
export const openDeps = (opening: Opening): Promise<Deps> =>
  underStartLock(opening.db, () => prepare(opening))

async function prepare({
  settings,
  db,
  log,
  version,
  checkAnswers = false,
  now = () => new Date(),
}: Opening): Promise<Deps> {
  await migrateDb(db)
  await finishRotation(db, settings)
  await fillTokenHints(db, settings)
  const listener = await openPgListener(db, log)
  const watch = await watchSessions(db, listener)
  const languages = await watchLanguages(listener)
  const roles = await watchRoles(db, listener)
  const members = await watchMembers(db, listener)
  const { close: closeStorage, ...files } = await openStorage(settings)
  const metrics = new Registry()
  const wakeups = await openWakeupRegistry(listener)
  const rateLimit = createRateLimit()
  const lineStandIn = openStandIn(settings)
  const deps: Deps = {
    settings,
    version,
    db,
    log,
    now,
    checkAnswers,
    listener,
    watch,
    languages,
    roles,
    members,
    wakeups,
    playbox: createPlayboxCaches(),
    ensureSampleMonth: cacheSampleMonths(db),
    findVehiclePositions,
    live: await openLive({ listener, watch, roles, log, now }),
    gameHost: await openGameHost({
      db,
      log,
      now,
      wakeups,
      listener,
      settings,
      rateLimit,
      metrics,
      gamePrizes,
    }),
    closeStorage,
    ...files,
    smallPictures: createSmallPictures(),
    renderReport: createRenderQueue(),
    jobs: await openJobs(db, settings.businessTz, log),
    payment: openPayment(settings, db, now),
    shopOrders: shopOrderSettlement,
    frontCache: createFrontCache(measureAnswer),
    frontDocuments: createFrontCache(measureDocument),
    vehicleBooking,
    screenBooking,
    gamePrizes,
    line: openLine(settings, lineStandIn),
    lineStandIn,
    lineQuotas: new Map(),
    passwords: createPasswords(),
    identity: createIdentity(settings.secrets.jwt, { sessions: watch, languages, roles }, () =>
      now().getTime(),
    ),
    memberIdentity: createMemberIdentity(settings.secrets.jwt, { members, sessions: watch }, now),
    activityLog: createActivityLog(db, settings.businessTz, log),
    rateLimit,
    metrics,
    requestMetrics: createRequestMetrics(metrics),
    eventLoop: startEventLoopMonitor(),
  }
  await deps.jobs.work(createSubscribers(deps), listScheduledJobs(deps), listIntervalJobs(deps))
  return deps
}

/** In this sequence, because each part still needs the next. */
export async function closeDeps(deps: Deps): Promise<void> {
  const { jobs, live, gameHost, listener, watch, eventLoop, activityLog, db, closeStorage } = deps
  await gameHost.stop()
  await activityLog.stop()
  await jobs.stop()
  await live.stop()
  watch.stop()
  eventLoop.stop()
  await listener.stop()
  await db.pool.end()
  closeStorage()
}
