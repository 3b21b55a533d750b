import Box from '@mui/material/Box'
import { absent } from '../lib/format/format.ts'
import { visuallyHidden } from './visually-hidden.ts'
import { Tooltip } from './tooltip.tsx'

/** A dash with the reason why there is no value. */
export function Unknown({ reason }: { reason: string }) {
  return (
    <Tooltip title={reason}>
      <Box
        component="span"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by key
        tabIndex={0}
        sx={{ position: 'relative', px: 0.5, mx: -0.5, borderRadius: '4px', cursor: 'help' }}
      >
        <span aria-hidden>{absent}</span>
        <Box component="span" sx={visuallyHidden}>
          {reason}
        </Box>
      </Box>
    </Tooltip>
  )
}
