import type { Bounds, Line, Position } from '@lumiroute/geo'
import type { ReactNode } from 'react'

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

export type RouteEditorProps = {
  label: string
  /** Stable between renders: lines that are not the ones last told count as new ones from outside. */
  lines: readonly Line[]
  onChange: (lines: Line[]) => void
  height?: number | string | { xs: number; sm: number }
  /** Beside the tools, such as the length. */
  aside?: ReactNode
}
