import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { RouteOpen } from '../../features/road/route/route-actions.tsx'
import { RouteTable } from '../../features/road/route/route-table.tsx'
import { routePaths } from '../../features/road/route/route.paths.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for the map.
const RoutePreviewDialog = onDemand(
  async () => (await import('../../features/road/route/route-preview-dialog.tsx')).RoutePreviewDialog,
)

export function RouteListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const table = useTableUrlState({ filters: [], sizes: [20, 50, 100] })
  const [shown, setShown] = useState({ id: 0, open: false })
  const open = useCallback<RouteOpen>(
    (view, id) => (view === 'preview' ? setShown({ id, open: true }) : void navigate(routePaths.edit(id))),
    [navigate],
  )
  const create = (
    <Button variant="contained" startIcon={<Add />} href={routePaths.create}>
      {t('route.list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('route.list.title')} purpose={t('route.list.purpose')} actions={create} />
      <RouteTable {...table} onOpen={open} />
      <RoutePreviewDialog
        routeId={shown.id}
        open={shown.open}
        onClose={() => setShown(({ id }) => ({ id, open: false }))}
      />
    </>
  )
}
