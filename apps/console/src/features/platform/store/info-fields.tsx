import { maxBigImages } from '@lumiroute/contract/store'
import { useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { ResultDialog } from '../../../ui/dialog/result-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PointField } from '../../../ui/map/base/point-field.tsx'
import type { InfoForm } from './info-form.ts'
import { gameChoices } from './store-choices.ts'
import { slotLimits, uploadStoreImage } from './store-images.ts'

type FieldsProps = { control: Control<z.input<typeof InfoForm>, unknown, z.output<typeof InfoForm>> }

export function InfoContactFields({ control }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        control={control}
        name="storeCode"
        label={t('store.field.storeCode')}
        disabled
        required
        mono
      />
      <TextField control={control} name="storeName" label={t('store.field.storeName')} required />
      <TextField
        control={control}
        name="storePhone"
        label={t('store.field.storePhone')}
        type="tel"
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="storeAddr"
        label={t('store.field.storeAddr')}
        autoComplete="off"
        required
      />
      <Wide>
        <PointField
          control={control}
          latName="storeAddrLat"
          lngName="storeAddrLng"
          label={t('store.info.pickOnMap')}
        />
      </Wide>
      <TextField control={control} name="storeProdName" label={t('store.field.storeProdName')} required />
      <SelectField
        control={control}
        name="gameId"
        label={t('store.field.gameId')}
        options={gameChoices(t)}
        required
      />
    </>
  )
}

export function InfoTextFields({ control }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Wide>
        <TextArea control={control} name="storeIntro" label={t('store.field.storeIntro')} max={2000} />
      </Wide>
      <TextArea control={control} name="storeService" label={t('store.field.storeService')} max={2000} />
      <TextArea control={control} name="storeReserve" label={t('store.field.storeReserve')} max={2000} />
    </>
  )
}

function useUploads(storeCode: string) {
  const { t } = useTranslation()
  const failed = t('store.info.uploadFailed')
  return useMemo(
    () => ({
      small: uploadStoreImage(storeCode, 'small', failed),
      big: uploadStoreImage(storeCode, 'big', failed),
    }),
    [storeCode, failed],
  )
}

/** The name of a stored file is a random id, so show another name. */
const tileNamed = (name: string) => (file: Uploaded) => ({ name, previewUrl: file.url })

export function InfoImageFields({ control, storeCode }: FieldsProps & { storeCode: string }) {
  const { t } = useTranslation()
  const uploads = useUploads(storeCode)
  const [isTooMany, setTooMany] = useState(false)
  return (
    <>
      <ImageField
        control={control}
        name="storeImage"
        label={t('store.field.storeImage')}
        helper={t('store.info.cutHelper')}
        upload={uploads.small}
        limits={slotLimits('small', 1)}
        tileOf={tileNamed(t('store.field.storeImage'))}
      />
      <ImageField
        control={control}
        name="storeBigImage"
        label={t('store.field.storeBigImage')}
        helper={t('store.info.bigImageHelper')}
        upload={uploads.big}
        limits={slotLimits('big', maxBigImages)}
        tileOf={tileNamed(t('store.field.storeBigImage'))}
        onTooMany={() => setTooMany(true)}
        isSortable
      />
      <ResultDialog
        open={isTooMany}
        title={t('store.info.tooMany')}
        message={t('store.info.tooManyText')}
        onClose={() => setTooMany(false)}
      />
    </>
  )
}

export function InfoLinkFields({ control }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Wide>
        <TextField
          control={control}
          name="storeWebsite"
          label={t('store.field.storeWebsite')}
          placeholder={t('store.info.websitePlaceholder')}
          type="url"
          autoComplete="off"
        />
      </Wide>
      <TextField
        control={control}
        name="storeLineoa"
        label={t('store.field.storeLineoa')}
        placeholder={t('store.info.lineoaPlaceholder')}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="storeFacebook"
        label={t('store.field.storeFacebook')}
        placeholder={t('store.info.websitePlaceholder')}
        type="url"
        autoComplete="off"
      />
    </>
  )
}
