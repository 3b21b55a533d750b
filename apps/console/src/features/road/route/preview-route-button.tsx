import MapOutlined from '@mui/icons-material/MapOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../../ui/on-demand.tsx'

// The map library is large and most ads are made without it.
const RoutePreviewDialog = onDemand(
  async () => (await import('./route-preview-dialog.tsx')).RoutePreviewDialog,
)

export function PreviewRouteButton({ routeId }: { routeId: number }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<MapOutlined />} onClick={() => setOpen(true)}>
        {t('ad.form.previewRoute')}
      </Button>
      <RoutePreviewDialog routeId={routeId} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
