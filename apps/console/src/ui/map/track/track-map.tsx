import Box from '@mui/material/Box'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from '../base/map-style.ts'
import type { TrackMapProps } from './track-types.ts'

const TrackCanvas = onDemand(async () => (await import('./track-canvas.tsx')).TrackCanvas)

/** Loads what draws the map before its data is there. */
export const warmTrackMap = () => void TrackCanvas.warm()

const height = { xs: 'max(300px, 46dvh)', sm: 420, lg: 480 }

/** A driven way in colours over the one that was booked, and a vehicle that moves along it. */
export function TrackMap(props: TrackMapProps) {
  return (
    <Box sx={{ ...mapStyle, height }}>
      <TrackCanvas open {...props} />
    </Box>
  )
}
