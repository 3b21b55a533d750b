export type Line = {
  id: string
  label: string
  /** One per day. */
  values: readonly number[]
  /** Index of its style, which stays the same when other series are hidden. */
  look: number
}

export type DayRange = { from: string; to: string }
export type PickedPoint = { day: string; id: string | undefined }

export type LinesChartProps = {
  /** Accessible name of the chart. */
  label: string
  /** YYYY-MM-DD, ascending without gaps; keep stable between renders, like `lines`. */
  days: readonly string[]
  lines: readonly Line[]
  /** Ids of the hidden series. */
  hidden: readonly string[]
  onHide: (hidden: string[]) => void
  height: number
  /** The zoomed days. */
  zoom?: DayRange | undefined
  onZoom: (zoom: DayRange | undefined) => void
  picked?: PickedPoint | undefined
  onPick: (point: PickedPoint) => void
}
