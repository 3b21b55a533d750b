import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchLight } from '../drawings/search-light.tsx'
import { EmptyState } from '../states.tsx'

export type TableEmptyProps = {
  /** By a search or filter, which can be reset. */
  isNarrowed: boolean
  empty: ReactNode
  /** Replaces the default text for a search without a match. */
  noMatch?: { title: string; text: string }
  onClear: () => void
}

export function TableEmpty({ isNarrowed, empty, noMatch, onClear }: TableEmptyProps) {
  const { t } = useTranslation()
  if (!isNarrowed) return empty ?? <EmptyState title={t('ui.table.empty')} />
  return (
    <EmptyState
      title={noMatch?.title ?? t('ui.table.noMatch')}
      text={noMatch?.text ?? t('ui.table.noMatchText')}
      drawing={<SearchLight />}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('ui.table.clearFilters')}
        </Button>
      }
    />
  )
}
