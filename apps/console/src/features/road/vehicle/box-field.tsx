import { listDevices } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import type { VehicleForm } from '@lumiroute/contract/vehicle'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRead } from '../../../lib/api/query.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { Choice } from '../../../ui/form/select-field.tsx'

export type VehicleControl = Control<z.input<typeof VehicleForm>, unknown, z.output<typeof VehicleForm>>
export type BoxFieldProps = {
  control: VehicleControl
  name: 'deviceOne' | 'sensorOne'
  kind: Device['kind']
  helper: string
  /** The vehicle whose current device stays selectable. */
  vehicleId: number | undefined
}

const getLabel = ({ name, macAddr }: Device) => (name ? `${name}（${macAddr}）` : macAddr)

/** A device in another vehicle is shown with that vehicle. */
function getChoice(t: TFunction, device: Device, vehicleId: number | undefined): Choice {
  const { macAddr: value, vehicle } = device
  if (!vehicle || vehicle.id === vehicleId) return { value, label: getLabel(device) }
  const label = t('vehicle.form.taken', { name: getLabel(device), no: vehicle.no })
  return { value, label, disabled: true }
}

/** Explains an empty list of players. */
function NoPlayer() {
  const { t } = useTranslation()
  const action = (
    <Button color="inherit" size="small" href="/device/edit">
      {t('vehicle.form.addPlayer')}
    </Button>
  )
  return (
    <Alert severity="info" role="status" action={action} sx={{ mt: 1 }}>
      {t('vehicle.form.noPlayer')}
    </Alert>
  )
}

export function BoxField({ control, name, kind, helper, vehicleId }: BoxFieldProps) {
  const { t } = useTranslation()
  const { data } = useRead(listDevices, { kind, sort: 'name' })
  const choices = data?.deviceList.map((device) => getChoice(t, device, vehicleId)) ?? []
  const free = choices.filter(({ disabled }) => !disabled)
  const taken = choices.filter(({ disabled }) => disabled)
  return (
    <>
      <SelectField
        control={control}
        name={name}
        label={t(`vehicle.field.${name}`)}
        helper={helper}
        none={0}
        options={[...free, ...taken]}
      />
      {kind === 'player' && data && free.length === 0 && <NoPlayer />}
    </>
  )
}
