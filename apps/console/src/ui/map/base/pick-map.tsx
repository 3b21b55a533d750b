import Box from '@mui/material/Box'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from './map-style.ts'
import type { PickCanvasProps } from './pick-canvas.tsx'

const PickCanvas = onDemand(async () => (await import('./pick-canvas.tsx')).PickCanvas)

export type PickMapProps = Omit<PickCanvasProps, 'open'> & { height?: number | { xs: number; sm: number } }

/** Points on a map, one of which is chosen by a click or by Tab and Enter. */
export function PickMap({ height = 280, ...rest }: PickMapProps) {
  return (
    <Box sx={{ ...mapStyle, height }}>
      <PickCanvas open {...rest} />
    </Box>
  )
}
