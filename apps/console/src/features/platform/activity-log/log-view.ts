import { categoryCodes } from '@lumiroute/contract/activity-log'
import { isTaxNumber } from '@lumiroute/contract/store'
import type { DayRange } from '../../../ui/chart/lines-types.ts'

export const logSources = ['cms', 'frontend'] as const
export type LogSource = (typeof logSources)[number]

/** State of the page, kept in its URL. */
export type LogView = {
  /** As typed; '' for all stores. */
  taxNumber: string
  isTaxNumberWrong: boolean
  from: string
  to: string
  source: LogSource
  /** Series that are switched off. */
  hidden: string[]
  zoom: DayRange | undefined
}

const isDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)
const dayIn = (text: string | null) => (text && isDay(text) ? text : '')

/** Some front ends send this when there is no tax number. */
const noTaxNumber = '00000000'
export const cleanTaxNumber = (typed: string) =>
  typed.trim() === noTaxNumber ? '' : typed.trim().slice(0, 20)

function readZoom(text: string | null): DayRange | undefined {
  const [from = '', to = ''] = text?.split('_') ?? []
  return isDay(from) && isDay(to) ? { from, to } : undefined
}

export function readLogView(params: URLSearchParams): LogView {
  const taxNumber = cleanTaxNumber(params.get('tax') ?? '')
  const off = params.get('off')?.split(',') ?? []
  return {
    taxNumber,
    isTaxNumberWrong: taxNumber !== '' && !isTaxNumber(taxNumber),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    source: params.get('source') === 'frontend' ? 'frontend' : 'cms',
    hidden: categoryCodes.filter((code) => off.includes(code)),
    zoom: readZoom(params.get('zoom')),
  }
}

const rangeMonths = 3

/** Default days, the same as the server's: three months up to today. */
export function shownDays({ from, to }: Pick<LogView, 'from' | 'to'>, today: string): DayRange {
  const last = to || today
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number)
  const endOfMonth = new Date(Date.UTC(year, month - rangeMonths, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month - 1 - rangeMonths, Math.min(day, endOfMonth)))
  return { from: from || first.toISOString().slice(0, 10), to: last }
}

/** Leaves other URL parameters, such as the table's, unchanged. */
export function writeLogView(params: URLSearchParams, change: Partial<LogView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const { taxNumber, from, to, source, hidden, zoom } = { ...readLogView(params), ...change }
  const words = {
    tax: taxNumber,
    from,
    to,
    source: source === 'cms' ? '' : source,
    off: hidden.join(','),
    zoom: zoom ? `${zoom.from}_${zoom.to}` : '',
  }
  for (const [name, value] of Object.entries(words)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
