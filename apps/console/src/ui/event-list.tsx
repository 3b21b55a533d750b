import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type SvgIcon from '@mui/material/SvgIcon'
import type { ReactNode } from 'react'
import { DateTime } from './figures.tsx'

export type HappenedProps = {
  icon: typeof SvgIcon
  title: string
  /** Link to details. */
  href?: string
  amount?: ReactNode
  at: string
  /** Shown after the time; empty parts are left out. */
  notes?: readonly (string | null | undefined | false)[]
}

const dot = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  border: 1,
  borderColor: 'divider',
} as const
// The line runs behind the dots.
const line = {
  display: 'flex',
  gap: 1.5,
  pb: 2,
  position: 'relative',
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 16,
    top: 32,
    bottom: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
} as const

/** A vertical list of events; its children are `Happened`. */
export function EventList({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

function Told({ title, href }: { title: string; href: string }) {
  return (
    <Link href={href} underline="hover" sx={{ color: 'text.primary' }}>
      {title}
    </Link>
  )
}

export function Happened({ icon: Icon, title, href, amount, at, notes = [] }: HappenedProps) {
  return (
    <Box component="li" sx={line}>
      <Box sx={dot}>
        <Icon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.25 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', lineHeight: '20px' }}>
          <Box sx={{ overflowWrap: 'anywhere' }}>{href ? <Told title={title} href={href} /> : title}</Box>
          {amount && (
            <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </Box>
          )}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <DateTime at={at} />
          {notes.filter(Boolean).map((note) => `・${String(note)}`)}
        </Box>
      </Box>
    </Box>
  )
}
