import type { Route } from '@lumiroute/contract/route'
import { deleteRoute, listRoutes } from '@lumiroute/contract/route'
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import { downloadKml } from '../../features/road/route/download-kml.ts'
import { routeColumns } from '../../features/road/route/route.columns.tsx'
import { routePaths } from '../../features/road/route/route.paths.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { act, dialog, edit, remove } from '../kit/row-actions.tsx'

// Loaded on demand, so that the list does not wait for the map.
const RoutePreviewDialog = onDemand(
  async () => (await import('../../features/road/route/route-preview-dialog.tsx')).RoutePreviewDialog,
)

export const RouteListPage = defineListPage({
  noun: 'route',
  endpoint: listRoutes,
  rows: 'routeList',
  columns: routeColumns,
  create: routePaths.create,
  rowActions: [
    dialog('preview', <MapOutlined />, ({ id }: Route, control) => (
      <RoutePreviewDialog routeId={id} {...control} />
    )),
    edit(({ id }: Route) => routePaths.edit(id)),
    act('download', <DownloadOutlined />, () => ({ run: downloadKml })),
    remove({
      endpoint: deleteRoute,
      stale: [listRoutes],
      input: ({ id }: Route) => ({ id }),
      names: ({ name, code }: Route) => ({ name: name || code, code }),
    }),
  ],
})
