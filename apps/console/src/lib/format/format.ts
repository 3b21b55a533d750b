import { zoneOffsetMs } from '../zone.ts'

export type FormatLanguage = 'zh-TW' | 'en'
export type MomentText = string | null | undefined
export type Figure = number | null | undefined

export const absent = '—'

const weekdays: Record<FormatLanguage, readonly string[]> = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

type Parts = { year: string; month: string; day: string; hour: string; minute: string; second: string }

function getParts(moment: Date): Parts {
  const ms = moment.getTime()
  const text = new Date(ms + zoneOffsetMs(ms)).toISOString()
  return {
    year: text.slice(0, -20),
    month: text.slice(-19, -17),
    day: text.slice(-16, -14),
    hour: text.slice(-13, -11),
    minute: text.slice(-10, -8),
    second: text.slice(-7, -5),
  }
}

/** A wire date has no zone: parsed as a time, it would be the day before west of Greenwich. */
function readDay(text: string): Parts | undefined {
  const [, year, month, day] = plainDay.exec(text) ?? []
  if (year && month && day) return { year, month, day, hour: '00', minute: '00', second: '00' }
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : getParts(moment)
}

function getWeekday({ year, month, day }: Parts, language: FormatLanguage): string {
  const index = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
  return weekdays[language][index] ?? ''
}

export function formatDate(text: MomentText, language: FormatLanguage = 'zh-TW'): string {
  const parts = text ? readDay(text) : undefined
  if (!parts) return absent
  const weekday = getWeekday(parts, language)
  const day = `${parts.year}/${parts.month}/${parts.day}`
  return language === 'en' ? `${day} (${weekday})` : `${day}（${weekday}）`
}

export function formatTime(text: MomentText): string {
  const parts = text ? readDay(text) : undefined
  return parts ? `${parts.hour}:${parts.minute}` : absent
}

/** Time with seconds, from a text or Unix milliseconds. */
export function formatClock(at: MomentText | number): string {
  const parts = typeof at === 'number' ? getParts(new Date(at)) : at ? readDay(at) : undefined
  return parts ? `${parts.hour}:${parts.minute}:${parts.second}` : absent
}

export function formatDateTime(text: MomentText, language: FormatLanguage = 'zh-TW'): string {
  const parts = text ? readDay(text) : undefined
  if (!parts) return absent
  const gap = language === 'en' ? ' ' : ''
  return `${formatDate(text, language)}${gap}${parts.hour}:${parts.minute}`
}

/** The business-zone date of a time, in wire format. */
export function getDay(moment: Date): string {
  const { year, month, day } = getParts(moment)
  return `${year}-${month}-${day}`
}

export function formatCount(figure: Figure): string {
  return figure === null || figure === undefined || !Number.isFinite(figure) ? absent : counts.format(figure)
}

export function formatMoney(dollars: Figure): string {
  if (dollars === null || dollars === undefined || !Number.isFinite(dollars)) return absent
  return `${dollars < 0 ? '-' : ''}NT$${counts.format(Math.abs(dollars))}`
}

const kilometres = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function formatKm(km: Figure): string {
  if (km === null || km === undefined || !Number.isFinite(km)) return absent
  return `${kilometres.format(km)} km`
}

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const

export function formatBytes(sizeBytes: Figure): string {
  if (sizeBytes === null || sizeBytes === undefined || !Number.isFinite(sizeBytes)) return absent
  let size = sizeBytes
  let unit = 0
  while (size >= 999.95 && unit < byteUnits.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${unit === 0 || size >= 99.95 ? Math.round(size) : Number(size.toFixed(1))} ${byteUnits[unit]}`
}

const megabytes = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function formatMegabytes(size: Figure): string {
  return size === null || size === undefined || !Number.isFinite(size)
    ? absent
    : `${megabytes.format(size)} MB`
}
