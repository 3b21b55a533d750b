import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { downloadKml } from './download-kml.ts'
import type { RouteRow } from './list-routes.ts'

export type RouteOpen = (view: 'edit' | 'preview', id: number) => void

export function useRouteActions(onOpen: RouteOpen, deleteRoute: (route: RouteRow) => Promise<void>) {
  const { t } = useTranslation()
  return useCallback(
    (route: RouteRow): readonly RowAction[] => [
      {
        id: 'preview',
        label: t('route.list.preview'),
        icon: <MapOutlined />,
        onClick: () => onOpen('preview', route.id),
      },
      {
        id: 'edit',
        label: t('route.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onOpen('edit', route.id),
      },
      {
        id: 'download',
        label: t('route.list.download'),
        icon: <DownloadOutlined />,
        onClick: () => void downloadKml(route),
      },
      {
        id: 'delete',
        label: t('route.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void deleteRoute(route),
      },
    ],
    [t, onOpen, deleteRoute],
  )
}
