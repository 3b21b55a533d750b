import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { VehicleEditor, VehicleNotFound } from '../../features/road/vehicle/vehicle-editor.tsx'
import { VehicleForm } from '../../features/road/vehicle/vehicle-form.tsx'
import { vehiclePaths } from '../../features/road/vehicle/vehicle.paths.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'

/** Without an id, or with 0, a new vehicle. */
export function VehicleEditPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(vehiclePaths.list)
  const onSaved = () => void navigate(vehiclePaths.list)
  const given = params.get('id')
  const isNew = !given || given === '0'
  const id = readId(given)
  return (
    <Box sx={{ maxWidth: 640 }}>
      {isNew ? (
        <PageHeader title={t('vehicle.form.createTitle')} purpose={t('vehicle.form.createPurpose')} />
      ) : (
        <PageHeader title={t('vehicle.form.editTitle')} purpose={t('vehicle.form.editPurpose')} />
      )}
      <Card>
        {isNew && <VehicleForm key="new" onSaved={onSaved} onCancel={onCancel} />}
        {!isNew && id && <VehicleEditor key={id} id={id} onSaved={onSaved} onCancel={onCancel} />}
        {!isNew && !id && <VehicleNotFound />}
      </Card>
    </Box>
  )
}
