import { couponIssueTypes } from '@lumiroute/contract/coupon'
import { arGames } from '@lumiroute/contract/store'
import { listTags } from '@lumiroute/contract/tag'
import type { CouponIssueType } from '@lumiroute/contract/coupon'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { type CouponFieldsProps, useCardChoices } from './reward-fields.tsx'

function WayFields({ control, storeCode, type }: CouponFieldsProps & { type: CouponIssueType }) {
  const { t } = useTranslation()
  const cards = useCardChoices(storeCode)
  const { data } = useRead(listTags, { store: storeCode }, { staleTime: 60_000, enabled: type === 'tag' })
  const tags = data?.tagList.map(({ tagCode, tagName }) => ({ value: tagCode, label: tagName })) ?? []
  if (type === 'code')
    return (
      <TextField
        control={control}
        name="cpnIssue.code"
        label={t('coupon.field.issueCode')}
        autoComplete="off"
        mono
        required
      />
    )
  if (type === 'point_exchange')
    return (
      <>
        <SelectField
          control={control}
          name="cpnIssue.pcCode"
          label={t('coupon.field.pcCode')}
          options={cards}
          required
        />
        <NumberField
          control={control}
          name="cpnIssue.pointCost"
          label={t('coupon.field.pointCost')}
          min={1}
          max={50}
          end={t('coupon.form.pointsUnit')}
          required
        />
      </>
    )
  if (type === 'lottery')
    return (
      <NumberField
        control={control}
        name="cpnIssue.probability"
        label={t('coupon.field.probability')}
        min={1}
        max={99}
        end="%"
        required
      />
    )
  if (type === 'tag')
    return (
      <ChipsField
        control={control}
        name="cpnIssue.tagCodes"
        label={t('coupon.field.tagCodes')}
        options={tags}
        required
      />
    )
  if (type === 'game_win')
    return (
      <SelectField
        control={control}
        name="cpnIssue.gameId"
        label={t('coupon.field.gameId')}
        helper={t('coupon.form.gameHelper')}
        options={arGames.map((id) => ({ value: String(id), label: t(`store.game.${id}`) }))}
      />
    )
  return null
}

/** Who gets the coupon, and how many there are. */
export function IssueFields({ control, storeCode }: CouponFieldsProps) {
  const { t } = useTranslation()
  const type = useWatch({ control, name: 'cpnIssue.type' })
  const options = couponIssueTypes.map((value) => ({ value, label: t(`coupon.issue.${value}`) }))
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="cpnIssue.type"
        label={t('coupon.field.issueType')}
        options={options}
        {...(type === 'claim' && { helper: t('coupon.form.claimHelper') })}
        required
      />
      <WayFields key={type} {...{ control, storeCode, type }} />
      <NumberField
        control={control}
        name="cpnTotalQty"
        label={t('coupon.field.cpnTotalQty')}
        helper={t('coupon.form.totalHelper')}
        min={1}
        end={t('coupon.form.sheets')}
      />
      <NumberField
        control={control}
        name="cpnPerMember"
        label={t('coupon.field.cpnPerMember')}
        min={1}
        end={t('coupon.form.sheets')}
        required
      />
    </FieldGrid>
  )
}
