import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchLight } from '../drawings/search-light.tsx'
import { EmptyState } from '../states.tsx'

export type TableEmptyProps = {
  /** By a search or a filter, which can be taken back. */
  isNarrowed: boolean
  empty: ReactNode
  /** What to say of a search without a match, where the usual words will not do. */
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
