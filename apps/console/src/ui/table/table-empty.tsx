import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../lib/table-state.ts'
import { SearchLight } from '../drawings/search-light.tsx'
import { EmptyState } from '../states.tsx'

export type TableEmptyProps = {
  state: TableState
  empty: ReactNode
  onChange: (change: TableChange) => void
}

export function TableEmpty({ state, empty, onChange }: TableEmptyProps) {
  const { t } = useTranslation()
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0
  if (!isNarrowed) return empty ?? <EmptyState title={t('ui.table.empty')} />
  return (
    <EmptyState
      title={t('ui.table.noMatch')}
      text={t('ui.table.noMatchText')}
      drawing={<SearchLight />}
      action={
        <Button variant="outlined" onClick={() => onChange({ q: '', filters: {} })}>
          {t('ui.table.clearFilters')}
        </Button>
      }
    />
  )
}
