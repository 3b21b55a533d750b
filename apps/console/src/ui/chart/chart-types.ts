import type { ReactNode, Ref } from 'react'

export type CurveTone = 'primary' | 'live' | 'info' | 'success' | 'warning' | 'error'

export type CurveSeries = {
  id: string
  label: string
  /** One for each time; null where it was not measured: the curve has a gap there. */
  values: readonly (number | null)[]
  tone?: CurveTone
  /** How the tip tells a value; a plain count unless told. */
  format?: (value: number) => string
}

/** Moves the mark of a curve without drawing anything again. */
export type CurveHandle = { moveTo: (seconds: number | undefined) => void }

export type CurveChartProps = {
  /** What the curve shows, for those who cannot see it. */
  label: string
  /** Seconds since 1970, ascending. */
  times: readonly number[]
  /** Stable between renders, as `times`: another array draws the curve anew. */
  series: readonly CurveSeries[]
  /** The most telling of it in words, under the curve. */
  summary: ReactNode
  height?: number
  /** From and to, where that is more than the curve fills. */
  range?: readonly [number, number]
  handle?: Ref<CurveHandle>
  /** A place on the curve was pressed or dragged to. */
  onPick?: (seconds: number) => void
}
