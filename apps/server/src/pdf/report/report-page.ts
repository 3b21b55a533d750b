import type { Line } from '@lumiroute/geo'

export type Fact = { label: string; value: string }
export type Tile = { label: string; value: string; note: string }
export type ReportTable = {
  title: string
  heads: string[]
  rows: string[][]
  widths: number[]
  numbers: number[]
}
export type MapFigure = {
  title: string
  alt: string
  note: string
  routes: Line[]
  tracks: Line[]
  legend: { route: string; track: string; start: string; end: string }
}
/** One value per equal step; null where nothing was counted. */
export type CurveFigure = {
  title: string
  alt: string
  note: string
  values: (number | null)[]
  labels: { at: number; text: string }[]
  unit: string
}
export type Picture = { alt: string; caption: string; jpeg: Buffer }
export type Finding = { state: 'proven' | 'partly' | 'open'; word: string; title: string; line: string }

/** Everything a report shows, as text and figures of the reader's language. */
export type ReportPage = {
  kicker: string
  title: string
  subtitle: string
  verify: { url: string; alt: string; caption: string; line: string }
  lead: { value: string; label: string; line: string; share: number | null }
  tiles: Tile[]
  booking: { title: string; facts: Fact[] }
  map: MapFigure | null
  curves: CurveFigure[]
  missing: string[]
  tables: ReportTable[]
  pictures: { title: string; list: Picture[] }
  funnel: (ReportTable & { note: string }) | null
  proof: { title: string; findings: Finding[]; table: ReportTable | null; notes: string[] }
  method: { title: string; notes: string[] }
  hours: ReportTable | null
  footer: string
  pageOf: (page: number, pages: number) => string
}
