import { maxAmount } from '@lumiroute/contract/shop'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { usePointCards } from './list-point-cards.ts'
import type { PointCardControl } from './point-card-values.ts'

const earns = ['per_visit', 'per_amount', 'order_paid', 'game_win'] as const
const limits = ['none', 'once_per_day', 'once_per_hours'] as const
const modes = ['none', 'from_last_use', 'from_first_use'] as const
type Fields = { control: PointCardControl }

/** How points are earned. */
export function EarnFields({ control }: Fields) {
  const { t } = useTranslation()
  const [earn, limit] = useWatch({ control, name: ['pcEarn.type', 'pcEarnLimit.type'] })
  const points = { min: 1, max: 50, end: t('pointCard.form.pointsUnit') }
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="pcEarn.type"
        label={t('pointCard.field.earnType')}
        options={earns.map((value) => ({ value, label: t(`pointCard.earn.${value}`) }))}
        required
      />
      <NumberField
        control={control}
        name="pcEarn.points"
        label={t('pointCard.field.earnPoints')}
        {...points}
        required
      />
      {earn === 'per_amount' && (
        <NumberField
          control={control}
          name="pcEarn.unit"
          label={t('pointCard.field.unit')}
          min={1}
          max={maxAmount}
          start="NT$"
          required
        />
      )}
      <NumberField
        control={control}
        name="pcIssueBonus"
        label={t('pointCard.field.pcIssueBonus')}
        helper={t('pointCard.form.bonusHelper')}
        min={0}
        max={49}
        end={t('pointCard.form.pointsUnit')}
      />
      <SelectField
        control={control}
        name="pcEarnLimit.type"
        label={t('pointCard.field.limitType')}
        options={limits.map((value) => ({ value, label: t(`pointCard.limit.${value}`) }))}
        required
      />
      {limit === 'once_per_hours' && (
        <NumberField
          control={control}
          name="pcEarnLimit.hours"
          label={t('pointCard.field.hours')}
          min={1}
          max={720}
          end={t('pointCard.form.hoursUnit')}
          required
        />
      )}
      <NumberField
        control={control}
        name="pcGeoLimitM"
        label={t('pointCard.field.pcGeoLimitM')}
        helper={t('pointCard.form.geoHelper')}
        min={10}
        max={100_000}
        end={t('pointCard.form.metres')}
      />
    </FieldGrid>
  )
}

/** How long the card is valid. */
export function LifeFields({ control }: Fields) {
  const { t } = useTranslation()
  const mode = useWatch({ control, name: 'pcExpiry.mode' })
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="pcExpiry.mode"
        label={t('pointCard.field.expiryMode')}
        options={modes.map((value) => ({ value, label: t(`pointCard.expiry.${value}`) }))}
        required
      />
      {mode !== 'none' && (
        <>
          <NumberField
            control={control}
            name="pcExpiry.days"
            label={t('pointCard.field.expiryDays')}
            min={1}
            max={3650}
            end={t('pointCard.form.dayUnit')}
            required
          />
          <NumberField
            control={control}
            name="pcExpiryRemindDays"
            label={t('pointCard.field.pcExpiryRemindDays')}
            helper={t('pointCard.form.remindHelper')}
            min={1}
            max={365}
            end={t('pointCard.form.daysUnit')}
          />
        </>
      )}
    </FieldGrid>
  )
}

/** What happens when the card is full. */
export function NextFields({
  control,
  storeCode,
  own,
}: Fields & { storeCode: string; own: string | undefined }) {
  const { t } = useTranslation()
  const others = usePointCards(storeCode)?.filter(({ pcCode }) => pcCode !== own) ?? []
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="pcNextCode"
        label={t('pointCard.field.pcNextCode')}
        helper={t('pointCard.form.nextHelper')}
        options={others.map(({ pcCode, pcName }) => ({ value: pcCode, label: pcName }))}
      />
      <NumberField
        control={control}
        name="pcMaxCardsPerMember"
        label={t('pointCard.field.pcMaxCardsPerMember')}
        helper={t('pointCard.form.maxHelper')}
        min={1}
        end={t('pointCard.form.cardsUnit')}
      />
    </FieldGrid>
  )
}
