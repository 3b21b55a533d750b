import type { Line } from '@lumiroute/geo'
import type { MovingMark } from './moving-marks.ts'

export type FleetMapProps = {
  label: string
  fitLabel: string
  marks: readonly MovingMark[]
  /** Always visible, never hidden in a group. */
  chosen: number | undefined
  /** Track of the selected vehicle, newest position last. */
  trail: Line
  onPick: (id: number) => void
}
