import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A table among other sections, whose own name is for those who hear it alone. */
export function TitledRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600, mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
