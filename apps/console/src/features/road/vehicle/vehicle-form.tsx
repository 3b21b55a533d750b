import { VehicleForm as VehicleSchema } from '@lumiroute/contract/vehicle'
import type { Vehicle } from '@lumiroute/contract/vehicle'
import Alert from '@mui/material/Alert'
import type { DefaultValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { EditForm, useEditForm } from '../../../ui/form/edit-form.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { BoxField } from './box-field.tsx'
import { useSaveVehicle } from './save-vehicle.ts'
import { statusChoices, typeChoices } from './vehicle-choices.ts'

export type VehicleFormProps = { vehicle?: Vehicle; onSaved: () => void; onCancel: () => void }
type Values = z.input<typeof VehicleSchema>

/** 0 means no choice, as the specification's drop-downs send it. */
const toValues = (vehicle?: Vehicle) =>
  ({
    no: vehicle?.no ?? '',
    vehicleType: vehicle?.vehicleType.code ?? 0,
    vehicleStatus: vehicle?.vehicleStatus.code ?? 'online',
    deviceOne: vehicle?.deviceOne?.macAddr ?? 0,
    sensorOne: vehicle?.sensorOne?.macAddr ?? 0,
  }) as DefaultValues<Values>

export function VehicleForm({ vehicle, onSaved, onCancel }: VehicleFormProps) {
  const { t } = useTranslation()
  const save = useSaveVehicle(vehicle)
  const form = useEditForm<Values, z.output<typeof VehicleSchema>>({
    schema: VehicleSchema,
    defaultValues: toValues(vehicle),
    save,
    resultTitle: t('vehicle.form.result'),
    onSaved,
  })
  const { control } = form
  const status = useWatch({ control, name: 'vehicleStatus' })
  const leavesRoad = vehicle?.vehicleStatus.code === 'online' && status !== 'online'
  return (
    <EditForm form={form} submitLabel={t('vehicle.form.submit')} onCancel={onCancel} columns={2}>
      <Wide>
        <TextField
          control={control}
          name="no"
          label={t('vehicle.field.no')}
          helper={t('vehicle.form.noHelper')}
          autoComplete="off"
          autoFocus={!vehicle}
          required
          mono
        />
      </Wide>
      <SelectField
        control={control}
        name="vehicleType"
        label={t('vehicle.field.vehicleType')}
        options={typeChoices(t)}
        none={0}
        required
      />
      <SelectField
        control={control}
        name="vehicleStatus"
        label={t('vehicle.field.vehicleStatus')}
        helper={t('vehicle.form.statusHelper')}
        options={statusChoices(t)}
        none={0}
        required
      />
      {leavesRoad && (
        <Alert severity="warning" role="status" sx={{ gridColumn: '1 / -1' }}>
          {t('vehicle.form.leaveWarning')}
        </Alert>
      )}
      <Wide>
        <BoxField
          control={control}
          name="deviceOne"
          kind="player"
          helper={t('vehicle.form.deviceHelper')}
          vehicleId={vehicle?.id}
        />
      </Wide>
      <Wide>
        <BoxField
          control={control}
          name="sensorOne"
          kind="sensor"
          helper={t('vehicle.form.sensorHelper')}
          vehicleId={vehicle?.id}
        />
      </Wide>
    </EditForm>
  )
}
