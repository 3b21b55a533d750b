import { listDevices, revokeDevice as revokeDeviceCall } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

/** Asks first: a revoked device on the road works again only after somebody pairs it on site. */
export function useRevokeDevice({ macAddr, name: given }: Pick<Device, 'macAddr' | 'name'>) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate, isPending } = useAct(revokeDeviceCall, { invalidate: [listDevices] })
  const revoke = async () => {
    const title = t('device.revoke.ask', { name: given || macAddr })
    const words = { title, text: t('device.revoke.text'), confirmLabel: t('device.revoke.confirm') }
    if (await confirm({ ...words, destructive: true })) mutate({ macAddr })
  }
  return { revoke, isPending }
}
