import { deleteVehicle as deleteVehicleCall, queryDevices, queryVehicles } from '@lumiroute/contract'
import type { Vehicle } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/client.ts'
import { useAct } from '../../lib/query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

export type Refusal = { no: string; reason: string }

/** Asks by the vehicle's number; a refusal, which names what uses it, stays until it was read. */
export function useDeleteVehicle() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<Refusal>()
  const { mutateAsync } = useAct(deleteVehicleCall, {
    quiet: 'errors',
    invalidate: [queryVehicles, queryDevices],
  })
  const deleteVehicle = useCallback(
    async ({ id, no }: Pick<Vehicle, 'id' | 'no'>) => {
      const question = { title: t('vehicle.delete.ask', { no }), text: t('vehicle.delete.text') }
      if (!(await confirm({ ...question, destructive: true }))) return
      try {
        await mutateAsync({ vehicleId: id })
      } catch (error) {
        setRefusal({ no, reason: isApiError(error) ? error.message : '' })
      }
    },
    [t, confirm, mutateAsync],
  )
  return { deleteVehicle, refusal, forgetRefusal: () => setRefusal(undefined) }
}
