import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: string
  /** One sentence about the purpose of the page. */
  purpose?: string
  breadcrumbs?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, purpose, breadcrumbs, badge, actions }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 3 }}>
      {breadcrumbs && <Box sx={{ mb: 0.5 }}>{breadcrumbs}</Box>}
      <Stack
        direction="row"
        sx={{
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 1.5,
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography variant="h1" sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 650 }}>
              {title}
            </Typography>
            {badge}
          </Stack>
          {purpose && (
            <Typography sx={{ color: 'text.secondary', fontSize: 14, lineHeight: '20px', mt: 0.5 }}>
              {purpose}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack
            direction="row"
            sx={{
              gap: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              minHeight: 36,
              width: { xs: '100%', sm: 'auto' },
            }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}
