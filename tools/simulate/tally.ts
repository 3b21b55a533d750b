import type { DriveTruth } from '@lumiroute/geo'
import type { FaultKind } from './faults.ts'

/** What was sent for one record, and what really happened on the road. */
export type Sent = {
  /** What went wrong on purpose. */
  fault: FaultKind | null
  /** Unix seconds in which an approved item was on the screen. */
  shownSeconds: Set<number>
  recordId: number
  adId: number
  storeId: number
  vehicleNo: string
  from: string
  until: string
  samples: number
  people: number
  plays: number
  delivered: number
  images: number
  resends: number
  truth: DriveTruth
}
export type Skipped = { vehicleNo: string; why: string }
export type SimulateReport = { records: Sent[]; skipped: Skipped[]; totals: Totals }
type Totals = Record<(typeof counted)[number] | 'km', number>

const counted = ['samples', 'people', 'plays', 'delivered', 'images', 'resends'] as const

export function computeTotals(records: readonly Sent[]): Totals {
  const sum = (of: (sent: Sent) => number) => records.reduce((total, sent) => total + of(sent), 0)
  const counts = counted.map((name) => [name, sum((sent) => sent[name])])
  const km = Math.round(sum(({ truth }) => truth.km) * 1000) / 1000
  return { ...(Object.fromEntries(counts) as Totals), km }
}

const mostLines = 30

/** The table to compare with the console. */
export function formatTable({ records, skipped, totals }: SimulateReport): string {
  const head = ['record', 'vehicle', ...counted, 'km', 'moving s', 'route %', 'shown min', 'fault']
  const rows = records
    .slice(0, mostLines)
    .map((sent) => [
      String(sent.recordId),
      sent.vehicleNo,
      ...counted.map((name) => String(sent[name])),
      sent.truth.km.toFixed(1),
      String(sent.truth.movingSeconds),
      sent.truth.sharePct.toFixed(1),
      String(Math.round(sent.shownSeconds.size / 60)),
      sent.fault ?? '',
    ])
  const all = [
    'all',
    String(records.length),
    ...counted.map((name) => String(totals[name])),
    totals.km.toFixed(1),
  ]
  const more =
    records.length > mostLines ? [`… and ${records.length - mostLines} more (--out has them all)`] : []
  const missing = skipped.map(({ vehicleNo, why }) => `not driven: ${vehicleNo}, ${why}`)
  return [...aligned([head, ...rows, all]), ...more, ...missing].join('\n')
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] as string[]).map((_head, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  )
  return rows.map((row) => row.map((cell, at) => cell.padStart(widths[at] as number)).join('  '))
}
