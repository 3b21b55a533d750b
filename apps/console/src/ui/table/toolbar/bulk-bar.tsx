import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import type { BulkAction } from '../table-column.ts'

export type BulkBarProps<Row> = {
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  onClear: () => void
}

export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  const { t } = useTranslation()
  return (
    <Stack
      role="region"
      aria-label={t('ui.table.selected', { total: formatCount(rows.length) })}
      direction="row"
      sx={{
        px: 2,
        py: 1.25,
        minHeight: 57,
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.selected',
        borderRadius: '10px 10px 0 0',
      }}
    >
      <Box role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('ui.table.selected', { total: formatCount(rows.length) })}
      </Box>
      {actions.map(({ id, label, icon, onClick, danger }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          color={danger ? 'error' : 'primary'}
          startIcon={icon}
          onClick={() => onClick(rows)}
          sx={{ bgcolor: 'background.paper' }}
        >
          {label}
        </Button>
      ))}
      <Box sx={{ flexGrow: 1 }} />
      <Button size="small" color="inherit" onClick={onClear}>
        {t('ui.table.clearSelection')}
      </Button>
    </Stack>
  )
}
