import type { TFunction } from 'i18next'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Waiting time in its largest whole unit. */
export function waitingText(t: TFunction, since: string | null, now = Date.now()): string {
  const ms = since ? now - Date.parse(since) : Number.NaN
  if (Number.isNaN(ms)) return ''
  if (ms < minuteMs) return t('adCheck.waiting.now')
  if (ms < hourMs) return t('adCheck.waiting.minutes', { total: Math.floor(ms / minuteMs) })
  if (ms < dayMs) return t('adCheck.waiting.hours', { total: Math.floor(ms / hourMs) })
  return t('adCheck.waiting.days', { total: Math.floor(ms / dayMs) })
}

/** Whether the ad has waited longer than a store should have to. */
export const isLate = (since: string | null, now = Date.now()) => !!since && now - Date.parse(since) >= dayMs
