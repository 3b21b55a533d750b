import { deleteVehicle as endpoint, queryDevices, queryVehicles } from '@lumiroute/contract'
import type { Vehicle } from '@lumiroute/contract'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [queryVehicles, queryDevices]

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
