import DensityMedium from '@mui/icons-material/DensityMedium'
import DensitySmall from '@mui/icons-material/DensitySmall'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../tooltip.tsx'
import type { Density } from '../table-style.ts'

export function DensityButton({
  density,
  onChange,
}: {
  density: Density
  onChange: (density: Density) => void
}) {
  const { t } = useTranslation()
  const isCompact = density === 'compact'
  const label = isCompact ? t('ui.table.comfortable') : t('ui.table.compact')
  const Icon = isCompact ? DensityMedium : DensitySmall
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => onChange(isCompact ? 'normal' : 'compact')}>
        <Icon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  )
}

export function TableToolbar({
  search,
  filters,
  tools,
}: {
  search: ReactNode
  filters: ReactNode
  tools: ReactNode
}) {
  return (
    <Stack
      direction="row"
      sx={{
        px: 2,
        py: 1.25,
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {search}
      <Stack direction="row" sx={{ gap: 0.25, mr: -0.75, ml: 'auto', order: { xs: 0, sm: 1 } }}>
        {tools}
      </Stack>
      {filters}
    </Stack>
  )
}
