import { createPointCard, updatePointCard } from '@lumiroute/contract/point-card'
import type { PointCard } from '@lumiroute/contract/point-card'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { ShopForm, useShopForm } from '../shop/shop-form.tsx'
import { LooksFields } from './looks-fields.tsx'
import { PointCardPreview } from './point-card-preview.tsx'
import { PointCardValuesSchema, toValues } from './point-card-values.ts'
import type { PointCardControl, SentPointCard } from './point-card-values.ts'
import { pointCardReads } from './move-point-card.ts'
import { RewardRows } from './reward-rows.tsx'
import { EarnFields, LifeFields, NextFields } from './rule-fields.tsx'

export type PointCardFormProps = {
  storeCode: string
  /** Absent for a new point card. */
  card?: PointCard
  onSaved: () => void
  onCancel: () => void
}

const stale = { invalidate: pointCardReads, quiet: 'errors' } as const

const canPublish = ({ actions }: PointCard) => actions.includes('publish')

function useSave(store: string, card: PointCard | undefined) {
  const add = useAct(createPointCard, stale)
  const update = useAct(updatePointCard, stale)
  return async ({ pcCode, pcStatus, ...form }: SentPointCard) => {
    if (!card) return add.mutateAsync({ store, ...form, pcCode, pcStatus })
    const status = canPublish(card) ? { pcStatus } : {}
    return update.mutateAsync({ store, ...form, ...status, pcCode: card.pcCode, version: card.version })
  }
}

function StatusSection({ control }: { control: PointCardControl }) {
  const { t } = useTranslation()
  const options = (['published', 'draft'] as const).map((value) => ({
    value,
    label: t(`pointCard.form.${value}`),
  }))
  return (
    <Section title={t('pointCard.form.statusSection')}>
      <RadioField
        control={control}
        name="pcStatus"
        label={t('pointCard.field.pcStatus')}
        options={options}
        labelHidden
      />
    </Section>
  )
}

export function PointCardForm({ storeCode, card, onSaved, onCancel }: PointCardFormProps) {
  const { t } = useTranslation()
  const save = useSave(storeCode, card)
  const editing = useShopForm({
    schema: PointCardValuesSchema,
    defaultValues: toValues(card),
    save,
    onSaved,
  })
  const { control } = editing
  const fields = { control, storeCode }
  const preview = <PointCardPreview {...fields} />
  return (
    <ShopForm
      form={editing}
      onCancel={onCancel}
      title={t('pointCard.preview.title')}
      text={t('pointCard.preview.text')}
      preview={preview}
    >
      {card && card.cardCount > 0 && <Alert severity="info">{t('pointCard.form.versionNote')}</Alert>}
      <Section title={t('pointCard.form.looks')}>
        <LooksFields {...fields} isNew={!card} />
      </Section>
      <Section title={t('pointCard.form.rewards')} text={t('pointCard.form.rewardsText')}>
        <RewardRows {...fields} />
      </Section>
      <Section title={t('pointCard.form.earn')}>
        <EarnFields control={control} />
      </Section>
      <Section title={t('pointCard.form.life')}>
        <LifeFields control={control} />
      </Section>
      <Section title={t('pointCard.form.more')}>
        <NextFields {...fields} own={card?.pcCode} />
      </Section>
      {(!card || canPublish(card)) && <StatusSection control={control} />}
    </ShopForm>
  )
}
