import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import type { RecordRow } from './list-records.ts'
import { hasStarted } from './record.facts.ts'

export type RecordOpen = (view: 'route' | 'images', record: RecordRow) => void

export function useRecordActions(onOpen: RecordOpen) {
  const { t } = useTranslation()
  return useCallback(
    (record: RecordRow): readonly RowAction[] => {
      const shared = { disabled: !hasStarted(record), disabledReason: t('record.reason.notStarted') }
      const action = (id: 'route' | 'images', icon: RowAction['icon']): RowAction => ({
        ...shared,
        id,
        label: t(`record.list.${id}`),
        icon,
        onClick: () => onOpen(id, record),
      })
      return [action('route', <RouteIcon />), action('images', <PhotoLibrary />)]
    },
    [t, onOpen],
  )
}
