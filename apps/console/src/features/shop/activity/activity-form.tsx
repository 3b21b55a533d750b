import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useUnsavedGuard } from '../../../lib/form/unsaved-guard.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { FormHold } from '../../../ui/form/form-hold.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { PreviewBeside } from '../../../ui/preview-beside.tsx'
import { Section } from '../../../ui/section.tsx'
import { FormButtons } from '../shop/form-buttons.tsx'
import { ImageFields, ShowFields, WordFields } from './activity-fields.tsx'
import { ActivityPreview } from './activity-preview.tsx'
import { ActivityValuesSchema, valuesOf } from './activity.values.ts'
import { LinkFields } from './link-fields.tsx'
import { useSaveActivity } from './save-activity.ts'

export type ActivityFormProps = {
  type: ActivityType
  storeCode: string
  /** Absent for a new one. */
  activity?: Activity
  onDone: () => void
  onCancel: () => void
}

export function ActivityForm({ type, storeCode, activity: loaded, onDone, onCancel }: ActivityFormProps) {
  const { t } = useTranslation()
  // What is read again meanwhile must not pass for what the person began with.
  const [activity] = useState(loaded)
  const save = useSaveActivity(type, storeCode, activity)
  const { control, submit, busy, dirty, failure } = useContractForm({
    schema: ActivityValuesSchema,
    defaultValues: valuesOf(activity),
    onSubmit: async (values) => {
      await save(values)
      onDone()
    },
  })
  useUnsavedGuard(dirty)
  const fields = { control, storeCode }
  return (
    <FormHold>
      <PreviewBeside
        title={t('activity.preview.title')}
        text={t('activity.preview.text')}
        preview={<ActivityPreview {...{ type, control }} />}
      >
        <Form onSubmit={submit}>
          <FormFailure text={failure} />
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
          <FormButtons {...{ busy, dirty, failure, onCancel }} />
        </Form>
      </PreviewBeside>
    </FormHold>
  )
}
