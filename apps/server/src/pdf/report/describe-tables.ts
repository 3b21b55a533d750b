import { type Bundle, listDeliveredPlays, type Sums } from '@lumiroute/evidence/bundle'
import type { Format } from './format.ts'
import type { ReportTable } from './report-page.ts'

const maxRows = 300

export function describeDates({ figures, records }: Bundle, format: Format): ReportTable {
  const { say, count, share } = format
  const cells = (sums: Sums) => [
    count(sums.promisedMinutes),
    count(sums.deliveredMinutes),
    count(sums.promisedPlays),
    count(sums.deliveredPlays),
    share(sums.share),
    count(sums.peopleMinutes),
    count(sums.scans),
  ]
  const placeOf = (date: string) =>
    format.join(records.filter((record) => record.date === date).map(({ place }) => place))
  const rows = figures.dates.map(({ date, ...sums }) => [date, placeOf(date), ...cells(sums)])
  return {
    title: say('report.byDate'),
    heads: [
      say('report.date'),
      say('report.places'),
      say('report.promisedMinutes'),
      say('report.playedMinutes'),
      say('report.promisedPlays'),
      say('report.plays'),
      say('report.share'),
      say('report.peopleMinutes'),
      say('report.scansShort'),
    ],
    rows: figures.dates.length > 1 ? [...rows, [say('report.total'), '', ...cells(figures.total)]] : rows,
    widths: [13, 16, 10, 10, 10, 10, 10, 11, 10],
    numbers: [2, 3, 4, 5, 6, 7, 8],
  }
}

export function describeItems({ figures, materials }: Bundle, { say, count }: Format): ReportTable {
  const materialOf = (id: number) => materials.findLast((material) => material.id === id)
  return {
    title: say('report.items'),
    heads: [say('report.item'), say('report.plays'), say('report.seconds'), say('report.fingerprint')],
    rows: figures.items.slice(0, maxRows).map(({ materialId, plays, seconds }) => {
      const material = materialOf(materialId)
      const name = material?.name ?? `#${materialId}`
      return [name, count(plays), count(seconds), material?.sha256.slice(0, 16) ?? '']
    }),
    widths: [46, 14, 14, 26],
    numbers: [1, 2],
  }
}

const stepTexts = {
  scan: 'report.stepScan',
  follow: 'report.stepFollow',
  coupon: 'report.stepCoupon',
  order: 'report.stepOrder',
} as const

export function describeFunnel(
  { funnel }: Bundle,
  { say, count }: Format,
): (ReportTable & { note: string }) | null {
  if (funnel.length === 0) return null
  return {
    title: say('report.funnel'),
    heads: [say('report.step'), say('report.count'), say('report.amount')],
    rows: funnel.map(({ step, count: reached, amount }) => [
      say(stepTexts[step]),
      reached === null ? say('report.withheld') : count(reached),
      amount === null ? '' : count(amount),
    ]),
    widths: [50, 25, 25],
    numbers: [1, 2],
    note: say('report.funnelNote'),
  }
}

/** Plays and seconds of each hour. */
export function describeHours(bundle: Bundle, { say, count, clock }: Format): ReportTable | null {
  const rows = bundle.records.flatMap((record) => {
    const hours = new Map<string, { plays: number; ms: number; signed: number }>()
    for (const { startMs, playedMs, isSigned } of listDeliveredPlays(record, bundle.materials)) {
      const hour = `${clock(startMs).slice(0, 2)}:00`
      const sums = hours.get(hour) ?? { plays: 0, ms: 0, signed: 0 }
      hours.set(hour, {
        plays: sums.plays + 1,
        ms: sums.ms + playedMs,
        signed: sums.signed + (isSigned ? 1 : 0),
      })
    }
    return [...hours]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([hour, { plays, ms, signed }]) => [
        record.date,
        hour,
        record.place,
        count(plays),
        count(Math.floor(ms / 1000)),
        count(signed),
      ])
  })
  if (rows.length === 0) return null
  return {
    title: say('report.hours'),
    heads: [
      say('report.date'),
      say('report.hour'),
      say('report.places'),
      say('report.plays'),
      say('report.seconds'),
      say('report.signedPlays'),
    ],
    rows: rows.slice(0, maxRows),
    widths: [18, 12, 28, 14, 14, 14],
    numbers: [3, 4, 5],
  }
}
