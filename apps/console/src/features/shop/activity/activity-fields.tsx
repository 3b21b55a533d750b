import { activityImageSizes } from '@lumiroute/contract/activity'
import { listTags } from '@lumiroute/contract/tag'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { RichTextField } from '../../../ui/form/rich-text-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import type { ActivityControl } from './activity-values.ts'

type Fields = { control: ActivityControl; storeCode: string }

export function WordFields({ control, isNew }: { control: ActivityControl; isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      <Wide>
        <TextField
          control={control}
          name="actTitle"
          label={t('activity.field.actTitle')}
          autoComplete="off"
          required
        />
      </Wide>
      <TextField
        control={control}
        name="actSubtitle"
        label={t('activity.field.actSubtitle')}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="actCode"
        label={t('activity.field.actCode')}
        helper={isNew ? t('activity.form.codeHelper') : t('activity.form.codeFixed')}
        disabled={!isNew}
        autoComplete="off"
        mono
      />
      <Wide>
        <RichTextField control={control} name="actContent" label={t('activity.field.actContent')} />
      </Wide>
    </FieldGrid>
  )
}

const getLimits = ({ width, height }: { width: number; height: number }) => ({
  maxCount: 1,
  minWidth: width,
  minHeight: height,
})
const limits = { wide: getLimits(activityImageSizes.wide), square: getLimits(activityImageSizes.square) }

export function ImageFields({ control, storeCode, hasSquare }: Fields & { hasSquare: boolean }) {
  const { t } = useTranslation()
  const wide = useShopUpload(storeCode, 'banner', 'big')
  const square = useShopUpload(storeCode, 'banner', 'square')
  return (
    <FieldGrid>
      <ImageField
        control={control}
        name="actImage"
        label={t('activity.field.actImage')}
        helper={t('activity.form.wideHelper')}
        upload={wide}
        limits={limits.wide}
        tileOf={({ url }) => ({ name: t('activity.field.actImage'), previewUrl: url })}
        required
      />
      {hasSquare && (
        <ImageField
          control={control}
          name="actSquareImage"
          label={t('activity.field.actSquareImage')}
          helper={t('activity.form.squareHelper')}
          upload={square}
          limits={limits.square}
          tileOf={({ url }) => ({ name: t('activity.field.actSquareImage'), previewUrl: url })}
        />
      )}
    </FieldGrid>
  )
}

export function ShowFields({ control, storeCode }: Fields) {
  const { t } = useTranslation()
  const { data } = useRead(listTags, { store: storeCode }, { staleTime: 60_000 })
  const tags = data?.tagList.map(({ tagCode, tagName }) => ({ value: tagCode, label: tagName })) ?? []
  return (
    <FieldGrid>
      <MomentField
        control={control}
        name="actStartAt"
        label={t('activity.field.actStartAt')}
        helper={t('activity.form.startHelper')}
      />
      <MomentField
        control={control}
        name="actEndAt"
        label={t('activity.field.actEndAt')}
        helper={t('activity.form.endHelper')}
      />
      <SwitchField control={control} name="actEnabled" label={t('activity.field.actEnabled')} />
      <SwitchField
        control={control}
        name="actPinned"
        label={t('activity.field.actPinned')}
        helper={t('activity.form.pinnedHelper')}
      />
      <Wide>
        <ChipsField
          control={control}
          name="actAudienceTags"
          label={t('activity.field.actAudienceTags')}
          helper={t('activity.form.tagsHelper')}
          options={tags}
        />
      </Wide>
    </FieldGrid>
  )
}
