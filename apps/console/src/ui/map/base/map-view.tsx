import Box from '@mui/material/Box'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from './map-style.ts'
import type { MapViewProps } from './map-types.ts'

// Leaflet is half of a page's size; its height is reserved until it has loaded.
const MapCanvas = onDemand(async () => (await import('./map-canvas.tsx')).MapCanvas)

/** Lines and markers on a map of Taiwan that needs no network; uses tiles where the installation has them. */
export function MapView({ height = 360, ...rest }: MapViewProps) {
  return (
    <Box sx={{ ...mapStyle, height }}>
      <MapCanvas open {...rest} />
    </Box>
  )
}
