import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { FilterTabs } from '../../../ui/table/toolbar/filter-tabs.tsx'
import { countStates, type LiveRow, readFilter, shownStates, type StateFilter } from './live-rows.ts'

export type LiveAsked = { q: string; state: StateFilter }
type LiveSearchProps = { rows: readonly LiveRow[]; asked: LiveAsked; onAsk: (asked: LiveAsked) => void }

/** Search above the list that also filters the map. */
export function LiveSearch({ rows, asked, onAsk }: LiveSearchProps) {
  const { t } = useTranslation()
  const counts = countStates(rows)
  const options = [
    { value: '', label: t('liveMap.filter.all', { total: rows.length }) },
    ...shownStates.map((value) => ({
      value,
      label: t('liveMap.filter.one', { state: t(`liveMap.state.${value}`), total: counts[value] }),
    })),
  ]
  return (
    <Box sx={{ p: 2, pb: 1.5, display: 'grid', gap: 1.5 }}>
      <OutlinedInput
        fullWidth
        type="search"
        value={asked.q}
        placeholder={t('liveMap.search')}
        onChange={({ target }) => onAsk({ ...asked, q: target.value.slice(0, 100) })}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': t('liveMap.search') } }}
      />
      <Box sx={{ overflowX: 'auto', scrollbarWidth: 'none' }}>
        <FilterTabs
          label={t('liveMap.filter.label')}
          options={options}
          value={asked.state}
          onChange={(state) => onAsk({ ...asked, state: readFilter(state) })}
        />
      </Box>
    </Box>
  )
}
