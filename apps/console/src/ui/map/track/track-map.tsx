import Box from '@mui/material/Box'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from '../base/map-style.ts'
import type { TrackMapProps } from './track-types.ts'

const TrackCanvas = onDemand(async () => (await import('./track-canvas.tsx')).TrackCanvas)

/** Preloads the map code before its data arrives. */
export const warmTrackMap = () => void TrackCanvas.warm()

const height = { xs: 'max(300px, 46dvh)', sm: 420, lg: 480 }

/** The driven track in colours over the booked route, with a moving vehicle. */
export function TrackMap(props: TrackMapProps) {
  return (
    <Box sx={{ ...mapStyle, height }}>
      <TrackCanvas open {...props} />
    </Box>
  )
}
