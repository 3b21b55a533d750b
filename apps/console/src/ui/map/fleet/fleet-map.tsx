import type { Line } from '@lumiroute/geo'
import Box from '@mui/material/Box'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode } from 'react'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from '../base/map-style.ts'
import type { MovingMark } from './moving-marks.ts'

const FleetCanvas = onDemand(async () => (await import('./fleet-canvas.tsx')).FleetCanvas)

export type FleetMapProps = {
  label: string
  fitLabel: string
  marks: readonly MovingMark[]
  /** Kept in sight and never hidden among others. */
  chosen: number | undefined
  /** The way that the chosen one came, its newest place last. */
  trail: Line
  onPick: (id: number) => void
}

/** Things that move, many at once; what stands above the map comes as children. */
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
