import Download from '@mui/icons-material/FileDownloadOutlined'
import { listRoutes } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { MapView } from '../../../ui/map/base/map-view.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { downloadKml } from './download-kml.ts'
import { RouteFacts } from './route-facts.tsx'
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx'

export type RoutePreviewDialogProps = { routeId: number; open: boolean; onClose: () => void }

const mapHeight = { xs: 'calc(100dvh - 250px)', sm: 'min(520px, calc(100dvh - 300px))' }

function Preview({ route }: { route: Route }) {
  const { t } = useTranslation()
  const name = route.name || route.code
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        {route.description && <Box sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{route.description}</Box>}
        <RouteFacts {...route} />
      </Box>
      <Box sx={{ height: mapHeight, minHeight: 240 }}>
        <MapView label={t('route.preview.map', { name })} lines={route.lines} height="100%" />
      </Box>
    </Box>
  )
}

function useRoute(id: number, enabled: boolean) {
  const { data, error, refetch } = useRead(listRoutes, { id }, { enabled })
  return { route: data?.routeList[0], isAbsent: data?.routeList.length === 0, error, refetch }
}

/** A route on the map. */
export function RoutePreviewDialog({ routeId, open, onClose }: RoutePreviewDialogProps) {
  const { t } = useTranslation()
  const { route, isAbsent, error, refetch } = useRoute(routeId, open)
  return (
    <TitledDialog
      open={open}
      title={
        route ? t('route.preview.titleOf', { name: route.name || route.code }) : t('route.preview.title')
      }
      maxWidth="md"
      onClose={onClose}
    >
      <DialogContent>
        {route && <Preview route={route} />}
        {isAbsent && <EmptyState title={t('route.form.notFound')} text={t('route.form.notFoundText')} />}
        {error && <FailedState reference={error.requestId} onRetry={() => void refetch()} />}
        {!route && !isAbsent && !error && (
          <Skeleton variant="rounded" sx={{ height: mapHeight, minHeight: 240, mt: 4 }} />
        )}
      </DialogContent>
      <DialogActions>
        {route && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Download />}
            onClick={() => void downloadKml(route)}
          >
            {t('route.list.download')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('ui.dialog.close')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
