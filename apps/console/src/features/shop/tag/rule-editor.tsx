import { maxTerms } from '@lumiroute/contract/tag'
import type { RuleField } from '@lumiroute/contract/tag'
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { firstTerm, getOps, ruleFields } from './tag-draft.ts'
import type { DraftTerm, TagDraft } from './tag-draft.ts'

type DraftForm = UseFormReturn<TagDraft, unknown, TagDraft>

const units: Record<RuleField, 'dollars' | 'times' | 'days' | 'month'> = {
  totalSpent: 'dollars',
  orderCount: 'times',
  lastOrder: 'days',
  lastActive: 'days',
  gamePlayed: 'times',
  couponUsed: 'times',
  scannedAd: 'times',
  birthMonth: 'month',
}

function getUnit({ field, op }: DraftTerm) {
  if (op !== 'is') return units[field]
  return field === 'couponUsed' ? 'code' : field === 'scannedAd' ? 'ad' : units[field]
}

const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 36px', sm: '3fr 3fr 3fr 36px' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / 3', sm: 'auto' } },
} as const

type TermProps = { form: DraftForm; at: number; onRemove: (() => void) | undefined }

/** Choices for the fields of one condition; a new subject starts with its first comparison. */
function useTerm({ setValue, control }: DraftForm, at: number) {
  const { t } = useTranslation()
  const term = useWatch({ control, name: `terms.${at}` }) ?? firstTerm
  const ops = getOps(term.field)
  if (!ops.some((op) => op === term.op)) setValue(`terms.${at}.op`, ops[0] as string)
  return {
    term,
    fields: ruleFields.map((value) => ({ value, label: t(`tag.rule.field.${value}`) })),
    ops: ops.map((value) => ({ value, label: t(`tag.rule.op.${value}`) })),
    unit: t(`tag.rule.unit.${getUnit(term)}`),
  }
}

function Term({ form, at, onRemove }: TermProps) {
  const { t } = useTranslation()
  const { term, fields, ops, unit } = useTerm(form, at)
  const { control } = form
  const no = at + 1
  const isMoney = getUnit(term) === 'dollars'
  return (
    <Box role="group" aria-label={t('tag.rule.no', { no })} sx={row}>
      <SelectField
        control={control}
        name={`terms.${at}.field`}
        label={t('tag.rule.fieldOf', { no })}
        options={fields}
        required
        labelHidden
      />
      <SelectField
        control={control}
        name={`terms.${at}.op`}
        label={t('tag.rule.opOf', { no })}
        options={ops}
        required
        labelHidden
      />
      {term.op === 'now' ? (
        <div />
      ) : (
        <TextField
          control={control}
          name={`terms.${at}.value`}
          label={t('tag.rule.valueOf', { no })}
          labelHidden
          {...(isMoney ? { start: unit } : { end: unit })}
        />
      )}
      {onRemove && (
        <IconButton aria-label={t('tag.rule.remove', { no })} onClick={onRemove}>
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </Box>
  )
}

/** Conditions that a member must meet, all or any. */
export function RuleEditor({ form }: { form: DraftForm }) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'terms' })
  const options = (['all', 'any'] as const).map((value) => ({ value, label: t(`tag.rule.${value}`) }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: '10px', bgcolor: 'background.sunken' }}>
      <RadioField control={form.control} name="match" label={t('tag.rule.match')} options={options} />
      {fields.map(({ id }, at) => (
        <Term key={id} form={form} at={at} onRemove={fields.length > 1 ? () => remove(at) : undefined} />
      ))}
      {fields.length < maxTerms && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => append({ ...firstTerm })}
          sx={{ justifySelf: 'start' }}
        >
          {t('tag.rule.add')}
        </Button>
      )}
    </Box>
  )
}
