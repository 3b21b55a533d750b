import Box from '@mui/material/Box'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode } from 'react'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from '../base/map-style.ts'
import type { FleetMapProps } from './fleet-map-props.ts'

const FleetCanvas = onDemand(async () => (await import('./fleet-canvas.tsx')).FleetCanvas)

/** A map of many moving marks; children are shown above the map. */
export function FleetMap({
  sx,
  children,
  ...map
}: FleetMapProps & { sx: SystemStyleObject; children?: ReactNode }) {
  return (
    <Box sx={[mapStyle, sx]}>
      <FleetCanvas open {...map} />
      {children}
    </Box>
  )
}
