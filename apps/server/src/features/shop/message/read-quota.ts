import type { MessageQuota } from '@lumiroute/contract/message'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import type { Line, LineFailure } from '../../../adapters/line/line.port.ts'
import type { LineChannel } from '../../platform/third-party/find-line-channel.ts'
import { daysIntoMonth, nextMonth } from './quiet-hours.ts'

const keptMs = 5 * 60_000
const dayMs = 86_400_000

type Told = { value: number | null; totalUsage: number; at: Date }
type Kept = Told & { token: string }
/** By store; each server asks for itself. */
const kept = new WeakMap<Line, Map<number, Kept>>()

function booksOf(line: Line): Map<number, Kept> {
  const books = kept.get(line) ?? new Map<number, Kept>()
  kept.set(line, books)
  return books
}

type Asker = Pick<Deps, 'line' | 'now' | 'settings'>

/** What LINE said within five minutes, or says now. */
export async function readQuota(
  deps: Asker,
  storeId: number,
  channel: LineChannel,
): Promise<{ ok: true; quota: MessageQuota } | LineFailure> {
  const known = booksOf(deps.line).get(storeId)
  if (known && known.token === channel.accessToken && deps.now().getTime() - known.at.getTime() < keptMs)
    return { ok: true, quota: viewQuota(deps, known) }
  return askQuota(deps, storeId, channel)
}

/** From LINE itself, for whoever is about to send. */
export async function askQuota(
  deps: Asker,
  storeId: number,
  { accessToken: token }: LineChannel,
): Promise<{ ok: true; quota: MessageQuota } | LineFailure> {
  const [quota, usage] = await Promise.all([deps.line.quota(token), deps.line.consumption(token)])
  if (!quota.ok) return quota
  if (!usage.ok) return usage
  const value = quota.quota.type === 'limited' ? quota.quota.value : null
  const told = { value, totalUsage: usage.totalUsage, at: deps.now() }
  booksOf(deps.line).set(storeId, { ...told, token })
  return { ok: true, quota: viewQuota(deps, told) }
}

/** After something was sent: the next who looks must see it fall. */
export const forgetQuota = ({ line }: Pick<Deps, 'line'>, storeId: number): void =>
  void booksOf(line).delete(storeId)

function viewQuota({ now, settings }: Asker, { value, totalUsage, at }: Told): MessageQuota {
  const resetAt = nextMonth(now(), settings.businessTz)
  const remaining = value === null ? null : Math.max(0, value - totalUsage)
  return {
    type: value === null ? 'none' : 'limited',
    value,
    totalUsage,
    remaining,
    plan: '',
    resetAt: formatMoment(resetAt, settings.businessTz),
    fetchedAt: formatMoment(at, settings.businessTz),
    forecast: forecast(now(), settings.businessTz, { totalUsage, remaining, resetAt }),
  }
}

type Figures = { totalUsage: number; remaining: number | null; resetAt: Date }

/** As the month went so far; on its first day, as if that day were over. */
function forecast(at: Date, timeZone: string, { totalUsage, remaining, resetAt }: Figures) {
  const avgPerDay = totalUsage / Math.max(1, daysIntoMonth(at, timeZone))
  if (remaining === null || avgPerDay === 0) return { avgPerDay, daysLeft: null, runsOutAt: null }
  const days = remaining / avgPerDay
  const endsAt = at.getTime() + days * dayMs
  const runsOutAt = endsAt < resetAt.getTime() ? formatMoment(new Date(endsAt), timeZone) : null
  return { avgPerDay: Math.round(avgPerDay * 10) / 10, daysLeft: Math.floor(days), runsOutAt }
}
