import { listDevices } from '@lumiroute/contract/device'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { DeviceForm } from './device-form.tsx'
import { devicePaths } from './device.paths.ts'

function DeviceNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={devicePaths.list}>
      {t('device.form.backToList')}
    </Button>
  )
  return (
    <EmptyState
      title={t('device.form.notFound')}
      text={t('device.form.notFoundText')}
      drawing={<EmptyFrame />}
      action={back}
    />
  )
}

export type DeviceEditorProps = { macAddr: string; onSaved: () => void; onCancel: () => void }

/** Loads the device first: a form that is filled while somebody types would overwrite their words. */
export function DeviceEditor({ macAddr, onSaved, onCancel }: DeviceEditorProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(listDevices, { macAddr }, { staleTime: 0 })
  if (error?.status === 400) return <DeviceNotFound />
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <LoadingState shape="form" lines={5} />
  const [device] = data.deviceList
  if (!device) return <DeviceNotFound />
  return <DeviceForm device={device} onSaved={onSaved} onCancel={onCancel} />
}
