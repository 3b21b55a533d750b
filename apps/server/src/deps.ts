import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Db } from './db/db.ts'
import type { EnsureSampleMonth } from './db/sample-months.ts'
import type { PgListener } from './db/pg-listener.ts'
import type { FileStorage } from './adapters/files/storage.ts'
import type { TempFolder } from './adapters/files/temp-folder.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Line } from './adapters/line/line.port.ts'
import type { QuotaCache } from './adapters/line/quota-cache.ts'
import type { EventLoopMonitor } from './http/pipeline/event-loop-monitor.ts'
import type { Payment } from './adapters/payment/open-payment.ts'
import type { FrontAnswer, FrontCache, FrontDocument } from './ports/front-cache.ts'
import type { GameHost } from './ports/game-host.ts'
import type { GamePrizes } from './ports/game-prizes.ts'
import type { Live } from './ports/live.ts'
import type { OrderSettlement } from './ports/order-settlement.ts'
import type { Passwords } from './ports/passwords.ts'
import type { PlayboxCaches } from './ports/playbox-caches.ts'
import type { ScreenBooking } from './ports/screen-booking.ts'
import type { SmallPictures } from './ports/small-pictures.ts'
import type { VehicleBooking } from './ports/vehicle-booking.ts'
import type { FindVehiclePositions } from './ports/vehicle-positions.ts'
import type { WakeupRegistry } from './ports/wakeup-registry.ts'
import type { RenderReport } from './ports/render-report.ts'
import type { Settings } from './settings.ts'
import type { ActivityLog } from './http/pipeline/activity-log.ts'
import type { Identity } from './http/authentication/identity.ts'
import type { Books } from './adapters/line/stand-in/books.ts'
import type { LanguageWatch } from './http/authentication/language-watch.ts'
import type { RoleWatch } from './http/authentication/role-watch.ts'
import type { MemberIdentity } from './http/authentication/member-identity.ts'
import type { MemberWatch } from './http/authentication/member-watch.ts'
import type { RateLimit } from './http/pipeline/rate-limit.ts'
import type { RequestMetrics } from './http/pipeline/request-metrics.ts'
import type { SessionWatch } from './http/authentication/session-watch.ts'

/** Dependencies shared by the whole process, built once in `open-deps.ts`. */
export type Deps = {
  settings: Settings
  version: string
  db: Db
  storage: FileStorage
  temp: TempFolder
  smallPictures: SmallPictures
  closeStorage: () => void
  jobs: Jobs
  renderReport: RenderReport
  payment: Payment
  shopOrders: OrderSettlement
  frontCache: FrontCache<FrontAnswer>
  frontDocuments: FrontCache<FrontDocument>
  vehicleBooking: VehicleBooking
  screenBooking: ScreenBooking
  gameHost: GameHost
  gamePrizes: GamePrizes
  line: Line
  /** Plays LINE in a demo; undefined where LINE is real. */
  lineStandIn: Books | undefined
  lineQuotas: QuotaCache
  passwords: Passwords
  identity: Identity
  memberIdentity: MemberIdentity
  listener: PgListener
  watch: SessionWatch
  languages: LanguageWatch
  roles: RoleWatch
  members: MemberWatch
  wakeups: WakeupRegistry
  playbox: PlayboxCaches
  ensureSampleMonth: EnsureSampleMonth
  findVehiclePositions: FindVehiclePositions
  live: Live
  activityLog: ActivityLog
  rateLimit: RateLimit
  /** The contents of `/api/metrics`. */
  metrics: Registry
  requestMetrics: RequestMetrics
  eventLoop: EventLoopMonitor
  log: FastifyBaseLogger
  now: () => Date
  /** On in tests: a response that does not match its schema fails the call. */
  checkAnswers: boolean
}
