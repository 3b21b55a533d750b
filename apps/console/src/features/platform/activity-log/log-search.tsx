import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getDay } from '../../../lib/format/format.ts'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { Card } from '../../../ui/section.tsx'
import { FilterTabs } from '../../../ui/table/toolbar/filter-tabs.tsx'
import { cleanTaxNumber, logSources, shownDays } from './log-view.ts'
import type { LogSource, LogView } from './log-view.ts'

// Loaded lazily, so that the chart does not wait for the calendar.
const DatePicker = lazy(async () => ({
  default: (await import('../../../ui/date/date-picker.tsx')).DatePicker,
}))

type DayProps = {
  label: string
  value: string
  error?: string | undefined
  onChange: (day: string) => void
}

const isDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

function DayField({ label, value, error, onChange }: DayProps) {
  const id = useId()
  return (
    <FieldShell id={id} label={label} isGroup {...(error && { error })}>
      <Suspense fallback={<Skeleton variant="rounded" height={36} sx={{ borderRadius: '8px' }} />}>
        <DatePicker
          id={id}
          labelId={`${id}-label`}
          value={value}
          error={!!error}
          {...(error && { describedBy: `${id}-help` })}
          onChange={(day) => (day === '' || isDay(day)) && day !== value && onChange(day)}
        />
      </Suspense>
    </FieldShell>
  )
}

export type LogSearchProps = {
  view: LogView
  /** Why the tax number search found nothing. */
  taxFault?: string | undefined
  dateFaults: { from?: string | undefined; to?: string | undefined }
  onSearch: (taxNumber: string) => void
  onChange: (change: Partial<LogView>) => void
  onClear: () => void
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'minmax(280px, 1.6fr) 1fr 1fr auto' },
} as const

function TaxNumber({ view, taxFault, onSearch, onClear }: LogSearchProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(view.taxNumber)
  const error = typed.trim() === view.taxNumber ? taxFault : undefined
  return (
    <FieldShell
      id={id}
      label={t('activityChart.search.taxNumber')}
      helper={t('activityChart.search.helper')}
      {...(error && { error })}
    >
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(cleanTaxNumber(typed))
        }}
        sx={{ display: 'flex', gap: 1 }}
      >
        <OutlinedInput
          fullWidth
          size="small"
          value={typed}
          error={!!error}
          placeholder={t('activityChart.search.placeholder')}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{
            input: {
              id,
              inputMode: 'numeric',
              maxLength: 20,
              'aria-invalid': !!error,
              'aria-describedby': `${id}-help`,
            },
          }}
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ flexShrink: 0 }}>
          {t('activityChart.search.submit')}
        </Button>
        <Button variant="outlined" onClick={onClear} sx={{ flexShrink: 0 }}>
          {t('activityChart.search.clear')}
        </Button>
      </Box>
    </FieldShell>
  )
}

/** Filters of the log: store and days. */
export function LogSearch(props: LogSearchProps) {
  const { view, dateFaults, onChange } = props
  const [today] = useState(() => getDay(new Date()))
  const days = shownDays(view, today)
  const { t } = useTranslation()
  const sources = logSources.map((value) => ({ value, label: t(`activityChart.search.${value}`) }))
  const sourceLabel = t('activityChart.search.source')
  return (
    <Card>
      <Box sx={grid}>
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
          {/* The key resets the field after another search or Clear. */}
          <TaxNumber key={view.taxNumber} {...props} />
        </Box>
        <DayField
          label={t('activityChart.search.start')}
          value={days.from}
          error={dateFaults.from}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label={t('activityChart.search.end')}
          value={days.to}
          error={dateFaults.to}
          onChange={(to) => onChange({ to })}
        />
        <Box>
          <Box sx={{ mb: 0.75, fontSize: 13, lineHeight: '20px', fontWeight: 550 }}>{sourceLabel}</Box>
          <FilterTabs
            label={sourceLabel}
            options={sources}
            value={view.source}
            onChange={(source) => onChange({ source: source as LogSource })}
          />
        </Box>
      </Box>
    </Card>
  )
}
