import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, lazy, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { getFilter, type TableControl } from '../../../lib/table/table-state.ts'
import { visuallyHidden } from '../../visually-hidden.ts'
import { Tooltip } from '../../tooltip.tsx'

// Loaded lazily, so that the list does not wait for the calendar.
const DatePicker = lazy(async () => ({ default: (await import('../../date/date-picker.tsx')).DatePicker }))

export type DateFilterProps = TableControl & { name: string; label: string }

const isDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

/** One day as a filter of a table. */
export function DateFilter({ name, label, ...table }: DateFilterProps) {
  const { t } = useTranslation()
  const labelId = useId()
  const { value, onChange } = getFilter(name, table)
  const choose = (day: string) => {
    if (day !== value && (day === '' || isDay(day))) onChange(day)
  }
  const clear = t('ui.table.clearDate')
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', flexGrow: { xs: 1, sm: 0 } }}>
      <Box component="span" id={labelId} sx={visuallyHidden}>
        {label}
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 164 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={36} sx={{ borderRadius: '8px' }} />}>
          <DatePicker value={isDay(value) ? value : ''} onChange={choose} labelId={labelId} />
        </Suspense>
      </Box>
      {value && (
        <Tooltip title={clear}>
          <IconButton size="small" aria-label={clear} onClick={() => choose('')}>
            <Close sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
