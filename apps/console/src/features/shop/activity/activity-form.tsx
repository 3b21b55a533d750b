import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import { ShopForm, useShopForm } from '../shop/shop-form.tsx'
import { ImageFields, ShowFields, WordFields } from './activity-fields.tsx'
import { ActivityPreview } from './activity-preview.tsx'
import { ActivityValuesSchema, toValues } from './activity-values.ts'
import { LinkFields } from './link-fields.tsx'
import { useSaveActivity } from './save-activity.ts'

export type ActivityFormProps = {
  type: ActivityType
  storeCode: string
  /** Absent for a new activity. */
  activity?: Activity
  onSaved: () => void
  onCancel: () => void
}

export function ActivityForm({ type, storeCode, activity, onSaved, onCancel }: ActivityFormProps) {
  const { t } = useTranslation()
  const save = useSaveActivity(type, storeCode, activity)
  const editing = useShopForm({
    schema: ActivityValuesSchema,
    defaultValues: toValues(activity),
    save,
    onSaved,
  })
  const { control } = editing
  const fields = { control, storeCode }
  return (
    <ShopForm
      form={editing}
      onCancel={onCancel}
      title={t('activity.preview.title')}
      text={t('activity.preview.text')}
      preview={<ActivityPreview {...{ type, control, storeCode }} savedCode={activity?.actCode} />}
    >
      <Section title={t('activity.form.images')}>
        <ImageFields {...fields} hasSquare={type === 'banner'} />
      </Section>
      <Section title={t('activity.form.words')}>
        <WordFields control={control} isNew={!activity} />
      </Section>
      <Section title={t('activity.form.link')} text={t('activity.form.linkText')}>
        <LinkFields {...fields} />
      </Section>
      <Section title={t('activity.form.show')}>
        <ShowFields {...fields} />
      </Section>
    </ShopForm>
  )
}
