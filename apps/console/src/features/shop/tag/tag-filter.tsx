import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { Card } from '../../../ui/section.tsx'
import { LoadingState } from '../../../ui/states.tsx'
import { FilterTabs } from '../../../ui/table/toolbar/filter-tabs.tsx'
import { useTags } from './list-tags.ts'
import { TagPicker } from './tag-picker.tsx'

export type TagFilterProps = {
  storeCode: string
  state: TableState
  onStateChange: (change: TableChange) => void
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  mb: 1,
} as const

function MatchTabs({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  const options = [
    { value: '', label: t('tag.filter.any') },
    { value: 'all', label: t('tag.filter.all') },
  ]
  return (
    <Box sx={{ mb: 1 }}>
      <FilterTabs label={t('tag.filter.match')} {...{ value, options, onChange }} />
    </Box>
  )
}

/** Tags that filter the list; next to it if the page is wide, otherwise above. */
export function TagFilter({ storeCode, state, onStateChange }: TagFilterProps) {
  const { t } = useTranslation()
  const { tags, isPending, isFailed, retry } = useTags(storeCode)
  const { tags: named = '', match = '', ...others } = state.filters
  const chosen = named.split(',').filter(Boolean)
  const choose = (codes: string[], how = match) =>
    onStateChange({
      filters: {
        ...others,
        ...(codes.length > 0 && { tags: codes.join(',') }),
        ...(codes.length > 1 && how && { match: how }),
      },
    })
  return (
    <Card>
      <Box sx={head}>
        <Box component="h2" sx={{ m: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600 }}>
          {t('tag.filter.title')}
        </Box>
        {chosen.length > 0 && (
          <Button size="small" onClick={() => choose([])}>
            {t('tag.filter.clear')}
          </Button>
        )}
      </Box>
      {chosen.length > 1 && <MatchTabs value={match} onChange={(how) => choose(chosen, how)} />}
      {isPending && <LoadingState lines={3} />}
      {isFailed && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t('ui.state.failed')}
          <Button size="small" onClick={retry}>
            {t('ui.state.retry')}
          </Button>
        </Box>
      )}
      {!isPending && !isFailed && tags.length === 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('tag.filter.none')}</Box>
      )}
      <TagPicker label={t('tag.filter.title')} isColumn onChange={choose} {...{ tags, chosen }} />
    </Card>
  )
}
