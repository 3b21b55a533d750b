export type Line = {
  id: string
  label: string
  /** One for each day. */
  values: readonly number[]
  /** Which of the twelve looks it has; it keeps it when others are hidden. */
  look: number
}

export type DayRange = { from: string; to: string }
export type PickedPoint = { day: string; id: string | undefined }

export type LinesChartProps = {
  /** What the lines show, for those who cannot see them. */
  label: string
  /** YYYY-MM-DD, ascending and without gaps; stable between renders, as `lines`. */
  days: readonly string[]
  lines: readonly Line[]
  /** Ids of the lines that are switched off. */
  hidden: readonly string[]
  onHide: (hidden: string[]) => void
  height: number
  /** The days to which somebody zoomed. */
  zoom?: DayRange | undefined
  onZoom: (zoom: DayRange | undefined) => void
  picked?: PickedPoint | undefined
  onPick: (point: PickedPoint) => void
}
