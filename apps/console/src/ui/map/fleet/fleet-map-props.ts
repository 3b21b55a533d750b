import type { Line } from '@lumiroute/geo'
import type { MovingMark } from './moving-marks.ts'

export type FleetMapProps = {
  label: string
  fitLabel: string
  marks: readonly MovingMark[]
  /** Kept in sight and never hidden among others. */
  chosen: number | undefined
  /** The way that the chosen one came, its newest place last. */
  trail: Line
  onPick: (id: number) => void
}
