import type { TFunction } from 'i18next'

const [minute, hour] = [60, 3600]

export function agoText(t: TFunction, at: number | null | undefined, now: number): string | undefined {
  if (at === null || at === undefined) return undefined
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds < 10) return t('liveMap.ago.now')
  if (seconds < minute) return t('liveMap.ago.seconds', { total: Math.floor(seconds / 5) * 5 })
  if (seconds < hour) return t('liveMap.ago.minutes', { total: Math.floor(seconds / minute) })
  return t('liveMap.ago.hours', { total: Math.floor(seconds / hour) })
}
