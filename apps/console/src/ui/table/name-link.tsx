import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { usePermitted } from '../../lib/session/permitted.ts'

/** The name of a row as a link to its page, or plain for those who may not open it. */
export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  const { canOpen } = usePermitted()
  if (!canOpen(href)) return <Box component="span">{children}</Box>
  return (
    <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
      {children}
    </Link>
  )
}

/** A second text line in a cell. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{children}</Box>
}
