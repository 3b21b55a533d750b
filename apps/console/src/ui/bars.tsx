import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

export type Bar = {
  id: string
  name: string
  /** null: no bar; `figure` says why. */
  value: number | null
  figure: ReactNode
}

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(48px, 1fr) max-content',
  columnGap: 1.5,
  rowGap: 1.25,
  alignItems: 'center',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
} as const
const groove = { height: 8, borderRadius: '4px', bgcolor: 'background.sunken', overflow: 'hidden' } as const

/** Horizontal bars on one scale, with their values as text. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <Box component="dl" sx={grid}>
      {bars.map(({ id, name, value, figure }) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <Box component="dd" aria-hidden sx={{ ...groove, m: 0 }}>
            <Box
              sx={{
                height: '100%',
                width: `${(100 * (value ?? 0)) / most}%`,
                borderRadius: 'inherit',
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, textAlign: 'right', ...(value === null && { color: 'text.secondary' }) }}
          >
            {figure}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
