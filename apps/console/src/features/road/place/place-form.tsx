import type { Place } from '@lumiroute/contract/place'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { freshToken } from '../../../lib/api/client.ts'
import { createUpload } from '../../../lib/api/upload.ts'
import { EditForm, useEditForm } from '../../../ui/form/edit-form.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PointField } from '../../../ui/map/base/point-field.tsx'
import { useUser } from '../../platform/session/current-user.tsx'
import { directionChoices } from './place-texts.ts'
import { PlaceValuesSchema, placeValues } from './place-values.ts'
import { useSavePlace } from './save-place.ts'

export type PlaceFormProps = { place?: Place; onSaved: () => void; onCancel: () => void }

const single = { maxCount: 1 }

/** Photos belong to the operator's own store, the platform. */
function usePhotoUpload() {
  const { storeCode } = useUser()
  return useMemo(() => {
    const url = `/api/store/${encodeURIComponent(storeCode)}/upload/place`
    return createUpload({ url, getToken: freshToken })
  }, [storeCode])
}

export function PlaceForm({ place, onSaved, onCancel }: PlaceFormProps) {
  const { t } = useTranslation()
  const save = useSavePlace(place)
  const upload = usePhotoUpload()
  const form = useEditForm({
    schema: PlaceValuesSchema,
    defaultValues: placeValues(place),
    save,
    resultTitle: t('place.form.result'),
    onSaved,
  })
  const { control } = form
  const photo = t('place.field.photo')
  return (
    <EditForm form={form} submitLabel={t('place.form.submit')} onCancel={onCancel} columns={2}>
      <TextField
        control={control}
        name="name"
        label={t('place.field.name')}
        helper={t('place.form.nameHelper')}
        autoComplete="off"
        autoFocus={!place}
        required
      />
      <TextField control={control} name="address" label={t('place.field.address')} autoComplete="off" />
      <Wide>
        <PointField
          control={control}
          latName="latitude"
          lngName="longitude"
          label={t('place.form.pickOnMap')}
          height={{ xs: 240, sm: 320 }}
        />
      </Wide>
      {(['panelWidth', 'panelHeight'] as const).map((name) => (
        <NumberField
          key={name}
          control={control}
          name={name}
          label={t(`place.field.${name}`)}
          end={t('place.form.pixels')}
          min={1}
          max={20_000}
          step={10}
        />
      ))}
      <SelectField
        control={control}
        name="direction"
        label={t('place.field.direction')}
        helper={t('place.form.directionHelper')}
        options={[{ value: '', label: t('place.form.noDirection') }, ...directionChoices(t)]}
      />
      <ImageField
        control={control}
        name="photo"
        label={photo}
        helper={t('place.form.photoHelper')}
        upload={upload}
        limits={single}
        tileOf={({ url }) => ({ name: photo, previewUrl: url })}
      />
    </EditForm>
  )
}
