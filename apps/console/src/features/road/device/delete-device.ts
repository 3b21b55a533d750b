import { deleteDevice as endpoint, listDevices } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listDevices]

export function useDeleteDevice() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteDevice = useCallback(
    ({ macAddr, name: given }: Pick<Device, 'macAddr' | 'name'>) => {
      const name = given || macAddr
      return remove({
        title: t('device.delete.ask', { name }),
        text: t('device.delete.text', { macAddr }),
        refused: t('device.delete.refused', { name }),
        input: { macAddr },
      })
    },
    [t, remove],
  )
  return { deleteDevice, dialog }
}
