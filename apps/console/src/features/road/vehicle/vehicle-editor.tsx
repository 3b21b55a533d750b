import { listVehicles } from '@lumiroute/contract/vehicle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { vehiclePaths } from './vehicle.paths.ts'

export function VehicleNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={vehiclePaths.list}>
      {t('vehicle.form.backToList')}
    </Button>
  )
  return (
    <EmptyState
      title={t('vehicle.form.notFound')}
      text={t('vehicle.form.notFoundText')}
      drawing={<EmptyFrame />}
      action={back}
    />
  )
}

export type VehicleEditorProps = { id: number; onSaved: () => void; onCancel: () => void }

/** Loads the vehicle first: a form that is filled while somebody types would overwrite their words. */
export function VehicleEditor({ id, onSaved, onCancel }: VehicleEditorProps) {
  const read = useRead(listVehicles, { vehicleId: id }, { staleTime: 0 })
  const { data, error, refetch, isFetchedAfterMount } = read
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <LoadingState shape="form" lines={5} />
  const [vehicle] = data.vehicleList
  if (!vehicle) return <VehicleNotFound />
  return <VehicleForm vehicle={vehicle} onSaved={onSaved} onCancel={onCancel} />
}
