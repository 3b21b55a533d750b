import { targetTypes } from '@lumiroute/contract/message'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { useTags } from '../tag/list-tags.ts'
import { TagPicker } from '../tag/tag-picker.tsx'
import { MemberSearch } from './member-search.tsx'
import type { MessageControl, MessageValues, SentMessage } from './message-values.ts'

type Props = { control: MessageControl; storeCode: string }

/** A condition target can only be created through the API: here it can be left or replaced. */
function useTypes(control: MessageControl) {
  const { t } = useTranslation()
  const type = useWatch({ control, name: 'target.type' })
  const shown = targetTypes.filter((each) => each !== 'segment' || type === 'segment')
  return { type, options: shown.map((value) => ({ value, label: t(`message.target.${value}`) })) }
}

function TagFields({ control, storeCode }: Props) {
  const { t } = useTranslation()
  const { tags, isPending } = useTags(storeCode)
  const label = t('message.field.tagCodes')
  const { field, shell } = useField<MessageValues, SentMessage>({
    control,
    name: 'target.tagCodes',
    label,
    required: true,
    ...(!isPending && tags.length === 0 && { helper: t('message.form.tagNone') }),
  })
  const { ref, value, onChange } = field
  const chosen = value as string[]
  return (
    <>
      <FieldShell {...shell} isGroup>
        <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
          <TagPicker {...{ label, tags, chosen, onChange }} />
        </Box>
      </FieldShell>
      {chosen.length > 1 && (
        <RadioField
          control={control}
          name="target.match"
          label={t('message.field.match')}
          options={(['any', 'all'] as const).map((value) => ({ value, label: t(`message.match.${value}`) }))}
        />
      )}
    </>
  )
}

function MemberField({ control, storeCode }: Props) {
  const { t } = useTranslation()
  const { field, shell, aria, error } = useField<MessageValues, SentMessage>({
    control,
    name: 'target.mbrCodes',
    label: t('message.field.mbrCodes'),
    helper: t('message.form.memberHelper'),
    required: true,
  })
  return (
    <FieldShell {...shell}>
      <MemberSearch
        storeCode={storeCode}
        chosen={field.value as string[]}
        onChange={field.onChange}
        onBlur={field.onBlur}
        id={aria.id}
        input={aria}
        inputRef={field.ref}
        isInvalid={!!error}
      />
    </FieldShell>
  )
}

function ExcludeField({ control, storeCode }: Props) {
  const { t } = useTranslation()
  const { tags, isPending } = useTags(storeCode)
  // Present while loading: appearing later, it would shift what somebody is about to click.
  if (!isPending && tags.length === 0) return null
  return (
    <ChipsField
      control={control}
      name="target.excludeTagCodes"
      label={t('message.field.excludeTagCodes')}
      helper={t('message.form.excludeHelper')}
      placeholder={t('message.form.excludePlaceholder')}
      options={tags.map(({ tagCode, tagName }) => ({ value: tagCode, label: tagName }))}
    />
  )
}

/** Receivers of the message. */
export function TargetFields({ control, storeCode }: Props) {
  const { t } = useTranslation()
  const { type, options } = useTypes(control)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <RadioField
        control={control}
        name="target.type"
        label={t('message.field.target')}
        options={options}
        labelHidden
      />
      {type === 'tags' && <TagFields {...{ control, storeCode }} />}
      {type === 'members' && <MemberField {...{ control, storeCode }} />}
      {(type === 'all' || type === 'tags') && <ExcludeField {...{ control, storeCode }} />}
    </Box>
  )
}
