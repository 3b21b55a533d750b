import { tagColors, tagTypes } from '@lumiroute/contract/tag'
import type { Tag } from '@lumiroute/contract/tag'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ColourField } from './colour-field.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useSaveTag } from './save-tag.ts'
import { toDraft, readRule, TagDraft } from './tag-draft.ts'

export type TagFormDialogProps = { storeCode: string; tag: Tag | undefined; onClose: () => void }

export function TagFormDialog({ storeCode, tag, onClose }: TagFormDialogProps) {
  const { t } = useTranslation()
  const save = useSaveTag(storeCode, tag)
  const { form, control, submit, busy, dirty, failure } = useContractForm({
    schema: TagDraft,
    defaultValues: toDraft(tag),
    onSubmit: async (draft) => {
      await save(draft)
      onClose()
    },
  })
  const [tagType, match, terms] = useWatch({ control, name: ['tagType', 'match', 'terms'] })
  const types = tagTypes.map((value) => ({ value, label: t(`tag.type.${value}`) }))
  return (
    <FormDialog
      open
      title={t(tag ? 'tag.form.editTitle' : 'tag.form.createTitle')}
      onClose={onClose}
      onSubmit={submit}
      columns={2}
      {...{ busy, dirty, failure }}
    >
      <TextField
        control={control}
        name="tagName"
        label={t('tag.field.tagName')}
        maxLength={20}
        required
        autoFocus
      />
      <TextField
        control={control}
        name="tagGroup"
        label={t('tag.field.tagGroup')}
        maxLength={20}
        helper={t('tag.form.groupHelp')}
      />
      <Wide>
        <ColourField control={control} colors={tagColors} />
      </Wide>
      <Wide>
        <RadioField
          control={control}
          name="tagType"
          label={t('tag.field.tagType')}
          options={types}
          disabled={tag !== undefined}
          helper={t(`tag.form.${tagType}Help`)}
        />
      </Wide>
      {tagType === 'auto' && (
        <Wide>
          <RuleEditor form={form} />
        </Wide>
      )}
      {tagType === 'auto' && (
        <Wide>
          <RulePreview storeCode={storeCode} rule={readRule(match, terms)} />
        </Wide>
      )}
    </FormDialog>
  )
}
