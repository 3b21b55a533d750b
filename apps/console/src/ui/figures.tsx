import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Figure, MomentText } from '../lib/format/format.ts'
import { useFormat } from '../lib/format/use-format.ts'

const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

function Tabular({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={tabular}>
      {children}
    </Box>
  )
}

export function Money({ dollars }: { dollars: Figure }) {
  return <Tabular>{useFormat().money(dollars)}</Tabular>
}

export function Count({ figure }: { figure: Figure }) {
  return <Tabular>{useFormat().count(figure)}</Tabular>
}

export type DateTimeProps = { at: MomentText; show?: 'date' | 'time' | 'dateTime' }

export function DateTime({ at, show = 'dateTime' }: DateTimeProps) {
  const text = useFormat()[show](at)
  if (!at) return <Tabular>{text}</Tabular>
  return (
    <Box component="time" dateTime={at} sx={tabular}>
      {text}
    </Box>
  )
}

export function MonoCode({ children }: { children: string }) {
  return (
    <Box
      component="code"
      sx={{
        fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
        fontSize: '0.93em',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}
