import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Orientation = 'landscape' | 'portrait'
export type StageFrameProps = { orientation: Orientation; children: ReactNode }

const cabinet = {
  position: 'relative',
  width: '100%',
  p: '8px',
  borderRadius: '10px',
  bgcolor: 'night.main',
  border: '1px solid',
  borderColor: 'night.line',
} as const

const metal = { bgcolor: 'divider' } as const

function Wheel({ left }: { left: string }) {
  const look = { position: 'absolute', left, top: 0, width: 28, height: 28, borderRadius: '50%' } as const
  return (
    <Box sx={{ ...look, bgcolor: 'night.raised', border: '6px solid', borderColor: 'night.main' }}>
      <Box sx={{ width: '100%', height: '100%', borderRadius: '50%', bgcolor: 'night.line' }} />
    </Box>
  )
}

/** The underside of a vehicle's board. */
function Chassis() {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 30, mx: '6%' }}>
      <Box sx={{ ...metal, height: 10, borderRadius: '0 0 6px 6px' }} />
      <Wheel left="9%" />
      <Wheel left="calc(91% - 28px)" />
    </Box>
  )
}

/** The foot of a standing board. */
function Foot() {
  return (
    <Box aria-hidden sx={{ display: 'grid', justifyItems: 'center' }}>
      <Box sx={{ ...metal, width: 36, height: 14 }} />
      <Box sx={{ ...metal, width: 116, height: 6, borderRadius: '4px 4px 2px 2px' }} />
    </Box>
  )
}

const widths: Record<Orientation, string> = { landscape: '100%', portrait: 'min(100%, 280px)' }
const shapes: Record<Orientation, string> = { landscape: '16 / 9', portrait: '9 / 16' }

/** A board on the side of a vehicle, or standing on the pavement. */
export function StageFrame({ orientation, children }: StageFrameProps) {
  return (
    <Box sx={{ width: widths[orientation], mx: 'auto' }}>
      <Box sx={cabinet}>
        <Box
          sx={{
            position: 'relative',
            aspectRatio: shapes[orientation],
            overflow: 'hidden',
            borderRadius: '3px',
          }}
        >
          {children}
        </Box>
      </Box>
      {orientation === 'landscape' ? <Chassis /> : <Foot />}
    </Box>
  )
}
