import { deleteDevice as deleteDeviceCall, queryDevices } from '@lumiroute/contract'
import type { Device } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/client.ts'
import { useAct } from '../../lib/query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

export type Refusal = { name: string; reason: string }

/** Asks by the device's name; a refusal, which names its vehicle, stays until it was read. */
export function useDeleteDevice() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<Refusal>()
  const { mutateAsync } = useAct(deleteDeviceCall, { quiet: 'errors', invalidate: [queryDevices] })
  const deleteDevice = useCallback(
    async ({ macAddr, name: given }: Pick<Device, 'macAddr' | 'name'>) => {
      const name = given || macAddr
      const question = { title: t('device.delete.ask', { name }), text: t('device.delete.text', { macAddr }) }
      if (!(await confirm({ ...question, destructive: true }))) return
      try {
        await mutateAsync({ macAddr })
      } catch (error) {
        setRefusal({ name, reason: isApiError(error) ? error.message : '' })
      }
    },
    [t, confirm, mutateAsync],
  )
  return { deleteDevice, refusal, forgetRefusal: () => setRefusal(undefined) }
}
