import type { MessageQuota } from '@lumiroute/contract/message'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import type { CachedQuota } from '../../../adapters/line/quota-cache.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import type { LineChannel } from '../../platform/third-party/find-line-channel.ts'
import { daysIntoMonth, nextMonth } from './quiet-hours.ts'

const cacheMs = 5 * 60_000
const dayMs = 86_400_000

type QuotaDeps = Pick<Deps, 'line' | 'lineQuotas' | 'now' | 'settings'>

/** From the five-minute cache, otherwise from LINE. */
export async function getCachedQuota(
  deps: QuotaDeps,
  storeId: number,
  channel: LineChannel,
): Promise<{ ok: true; quota: MessageQuota } | LineFailure> {
  const known = deps.lineQuotas.get(storeId)
  if (known && known.token === channel.accessToken && deps.now().getTime() - known.at.getTime() < cacheMs)
    return { ok: true, quota: viewQuota(deps, known) }
  return fetchQuota(deps, storeId, channel)
}

/** Always from LINE, before sending. */
export async function fetchQuota(
  deps: QuotaDeps,
  storeId: number,
  { accessToken: token }: LineChannel,
): Promise<{ ok: true; quota: MessageQuota } | LineFailure> {
  const [quota, usage] = await Promise.all([deps.line.quota(token), deps.line.consumption(token)])
  if (!quota.ok) return quota
  if (!usage.ok) return usage
  const value = quota.quota.type === 'limited' ? quota.quota.value : null
  const fetched = { value, totalUsage: usage.totalUsage, at: deps.now(), token }
  deps.lineQuotas.set(storeId, fetched)
  return { ok: true, quota: viewQuota(deps, fetched) }
}

/** After sending, so that the next read shows the lower quota. */
export const forgetQuota = ({ lineQuotas }: Pick<Deps, 'lineQuotas'>, storeId: number): void =>
  void lineQuotas.delete(storeId)

function viewQuota({ now, settings }: QuotaDeps, { value, totalUsage, at }: CachedQuota): MessageQuota {
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

/** Extrapolated from this month's average; the first day counts as a whole one. */
function forecast(at: Date, timeZone: string, { totalUsage, remaining, resetAt }: Figures) {
  const avgPerDay = totalUsage / Math.max(1, daysIntoMonth(at, timeZone))
  if (remaining === null || avgPerDay === 0) return { avgPerDay, daysLeft: null, runsOutAt: null }
  const days = remaining / avgPerDay
  const endsAt = at.getTime() + days * dayMs
  const runsOutAt = endsAt < resetAt.getTime() ? formatMoment(new Date(endsAt), timeZone) : null
  return { avgPerDay: Math.round(avgPerDay * 10) / 10, daysLeft: Math.floor(days), runsOutAt }
}
