import { DeviceForm as DeviceSchema } from '@lumiroute/contract/device'
import { listPlaylists } from '@lumiroute/contract/playlist'
import type { Device } from '@lumiroute/contract/device'
import type { DefaultValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRead } from '../../../lib/api/query.ts'
import { EditForm, useEditForm } from '../../../ui/form/edit-form.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useUser } from '../../platform/session/current-user.tsx'
import { HomeFields } from './home-fields.tsx'
import { useSaveDevice } from './save-device.ts'

export type DeviceFormProps = { device?: Device; onSaved: () => void; onCancel: () => void }
type Values = z.input<typeof DeviceSchema>

/** 0 means no choice, as the specification's drop-downs send it. */
const toValues = (device?: Device) =>
  ({
    macAddr: device?.macAddr ?? '',
    name: device?.name ?? '',
    kind: device?.kind ?? 'player',
    placeId: device?.place?.id ?? 0,
    storeId: device?.store?.id ?? 0,
    defaultPlayId1: device?.defaultPlay1?.id ?? 0,
    defaultPlayId2: device?.defaultPlay2?.id ?? 0,
  }) as DefaultValues<Values>

/** The operator's own store is the platform; its playlists play where nothing is booked. */
function usePlatformPlaylists() {
  const { storeId } = useUser()
  const { data } = useRead(listPlaylists, { storeId, sort: 'name' })
  return data?.playlistList.map(({ id, name }) => ({ value: id, label: name })) ?? []
}

export function DeviceForm({ device, onSaved, onCancel }: DeviceFormProps) {
  const { t } = useTranslation()
  const save = useSaveDevice(device)
  const playlists = usePlatformPlaylists()
  const form = useEditForm<Values, z.output<typeof DeviceSchema>>({
    schema: DeviceSchema,
    defaultValues: toValues(device),
    save,
    resultTitle: t('device.form.result'),
    onSaved,
  })
  const { control } = form
  const kinds = (['player', 'sensor'] as const).map((value) => ({ value, label: t(`device.kind.${value}`) }))
  const carrier = device?.vehicle
  return (
    <EditForm form={form} submitLabel={t('device.form.submit')} onCancel={onCancel} columns={2}>
      <Wide>
        <TextField
          control={control}
          name="macAddr"
          label={t('device.field.macAddr')}
          helper={device ? t('device.form.macKept') : t('device.form.macHelper')}
          autoComplete="off"
          autoFocus={!device}
          disabled={!!device}
          required
          mono
        />
      </Wide>
      <TextField control={control} name="name" label={t('device.field.name')} autoComplete="off" />
      <RadioField
        control={control}
        name="kind"
        label={t('device.field.kind')}
        helper={carrier ? t('device.form.kindKept', { no: carrier.no }) : undefined}
        options={kinds}
        disabled={!!carrier}
        required
      />
      <HomeFields {...{ control, device }} />
      <SelectField
        control={control}
        name="defaultPlayId1"
        label={t('device.field.defaultPlayId1')}
        helper={t('device.form.playHelper')}
        options={playlists}
        none={0}
      />
      <SelectField
        control={control}
        name="defaultPlayId2"
        label={t('device.field.defaultPlayId2')}
        options={playlists}
        none={0}
      />
    </EditForm>
  )
}
