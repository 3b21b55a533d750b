import type { ReactNode, Ref } from 'react'

export type CurveTone = 'primary' | 'live' | 'info' | 'success' | 'warning' | 'error'

export type CurveSeries = {
  id: string
  label: string
  /** One per time; null for a gap in the curve. */
  values: readonly (number | null)[]
  tone?: CurveTone
  /** Formats a value in the tooltip; a plain count by default. */
  format?: (value: number) => string
}

/** Moves the curve's cursor without redrawing the curve. */
export type CurveHandle = { moveTo: (seconds: number | undefined) => void }

export type CurveChartProps = {
  /** Accessible name of the curve. */
  label: string
  /** Unix seconds, ascending. */
  times: readonly number[]
  /** Keep stable between renders, like `times`: a new array redraws the curve. */
  series: readonly CurveSeries[]
  /** The main result as text, below the curve. */
  summary: ReactNode
  height?: number
  /** From and to, if wider than the data. */
  range?: readonly [number, number]
  handle?: Ref<CurveHandle>
  /** Called on click and drag. */
  onPick?: (seconds: number) => void
}
