import type { Bounds, Line, Position } from '@lumiroute/geo'

export type MapMarker = { id: string; position: Position; label: string }

export type MapViewProps = {
  /** What the map shows, for those who cannot see it. */
  label: string
  lines?: readonly Line[]
  markers?: readonly MapMarker[]
  /** The part to show; without it, all lines and markers. */
  bounds?: Bounds
  height?: number | string
}
