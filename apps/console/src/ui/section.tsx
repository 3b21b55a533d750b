import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'

const surface = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
} as const

export function Card({ children, padded = true }: { children: ReactNode; padded?: boolean }) {
  return <Box sx={{ ...surface, p: padded ? { xs: 2, sm: 2.5 } : 0, minWidth: 0 }}>{children}</Box>
}

export type SectionProps = {
  title: string
  text?: string
  actions?: ReactNode
  /** Without padding, for tables. */
  isFlush?: boolean
  children: ReactNode
}

export function Section({ title, text, actions, isFlush = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ ...surface, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{
          px: { xs: 2, sm: 2.5 },
          pt: 2,
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600 }}>
            {title}
          </Typography>
          {text && (
            <Typography sx={{ color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>{text}</Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
            {actions}
          </Stack>
        )}
      </Stack>
      <Box sx={isFlush ? { pt: 1 } : { px: { xs: 2, sm: 2.5 }, pt: 2, pb: { xs: 2, sm: 2.5 } }}>
        {children}
      </Box>
    </Box>
  )
}
