import Box from '@mui/material/Box'
import { absent } from '../lib/format/format.ts'
import type { MomentText } from '../lib/format/format.ts'
import { DateTime } from './figures.tsx'

/** A date and time on two lines, for narrow table columns. */
export function DayAndTime({ at }: { at: MomentText }) {
  if (!at) return absent
  return (
    <>
      <DateTime at={at} show="date" />
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        <DateTime at={at} show="time" />
      </Box>
    </>
  )
}
