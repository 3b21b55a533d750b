import { listDevices } from '@lumiroute/contract/device'
import { deleteVehicle as endpoint, listVehicles } from '@lumiroute/contract/vehicle'
import type { Vehicle } from '@lumiroute/contract/vehicle'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listVehicles, listDevices]

export function useDeleteVehicle() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteVehicle = useCallback(
    ({ id, no }: Pick<Vehicle, 'id' | 'no'>) =>
      remove({
        title: t('vehicle.delete.ask', { no }),
        text: t('vehicle.delete.text'),
        refused: t('vehicle.delete.refused', { no }),
        input: { vehicleId: id },
      }),
    [t, remove],
  )
  return { deleteVehicle, dialog }
}
