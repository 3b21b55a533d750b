import type { Bounds, Line, Position } from '@lumiroute/geo'
import type { ReactNode } from 'react'

export type MapMarker = { id: string; position: Position; label: string }

export type MapViewProps = {
  /** Accessible name of the map. */
  label: string
  lines?: readonly Line[]
  markers?: readonly MapMarker[]
  /** The part to show; by default all lines and markers. */
  bounds?: Bounds
  height?: number | string
}

export type RouteEditorProps = {
  label: string
  /** Keep stable between renders: lines other than the last reported ones count as new input. */
  lines: readonly Line[]
  onChange: (lines: Line[]) => void
  height?: number | string | { xs: number; sm: number }
  /** Next to the tools, such as the length. */
  aside?: ReactNode
}
