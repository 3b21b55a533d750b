import Skeleton from '@mui/material/Skeleton'
import { Suspense, lazy } from 'react'
import type { RouteEditorProps } from '../base/map-types.ts'

// Leaflet and Terra Draw are larger than the rest of the page.
const RouteEditorCanvas = lazy(async () => ({
  default: (await import('./route-editor-canvas.tsx')).RouteEditorCanvas,
}))

export type { RouteEditorProps } from '../base/map-types.ts'

/** A map to draw lines on, and to move and remove their points. */
export function RouteEditor(props: RouteEditorProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 484, borderRadius: '10px' }} />}>
      <RouteEditorCanvas {...props} />
    </Suspense>
  )
}
