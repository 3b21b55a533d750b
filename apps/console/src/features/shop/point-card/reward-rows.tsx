import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCouponChoices } from '../coupon/list-coupons.ts'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { PointCardControl } from './point-card-values.ts'

export type RewardRowsProps = { control: PointCardControl; storeCode: string }
type RowProps = RewardRowsProps & { at: number; onRemove: () => void }

function RewardRow({ control, storeCode, at, onRemove }: RowProps) {
  const { t } = useTranslation()
  const kind = useWatch({ control, name: `pcRewards.${at}.kind` })
  const coupons = useCouponChoices(storeCode)
  const kinds = [
    { value: 'coupon', label: t('pointCard.form.byCoupon') },
    { value: 'text', label: t('pointCard.form.byText') },
  ]
  const points = { min: 1, max: 50, end: t('pointCard.form.pointsUnit') }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: at === 0 ? 0 : 2.5,
        borderTop: at === 0 ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      <FieldGrid>
        {at === 0 ? (
          <NumberField
            control={control}
            name="pcGoal"
            label={t('pointCard.field.pcGoal')}
            {...points}
            required
          />
        ) : (
          <NumberField
            control={control}
            name={`pcRewards.${at}.at`}
            label={t('pointCard.field.at')}
            {...points}
            required
          />
        )}
        <SelectField
          control={control}
          name={`pcRewards.${at}.kind`}
          label={at === 0 ? t('pointCard.form.goalReward') : t('pointCard.field.rewardKind')}
          options={kinds}
          required
        />
        {kind === 'coupon' ? (
          <>
            <SelectField
              control={control}
              name={`pcRewards.${at}.cpnCode`}
              label={t('pointCard.field.cpnCode')}
              options={coupons}
              required
            />
            <NumberField
              control={control}
              name={`pcRewards.${at}.ticketValidDays`}
              label={t('pointCard.field.ticketValidDays')}
              helper={t('pointCard.form.validHelper')}
              min={1}
              end={t('pointCard.form.dayUnit')}
            />
          </>
        ) : (
          <TextField
            control={control}
            name={`pcRewards.${at}.text`}
            label={t('pointCard.field.text')}
            helper={t('pointCard.form.textHelper')}
            autoComplete="off"
            required
          />
        )}
      </FieldGrid>
      {at > 0 && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          onClick={onRemove}
          sx={{ justifySelf: 'start' }}
        >
          {t('pointCard.form.removeReward')}
        </Button>
      )}
    </Box>
  )
}

/** The goal's reward first, then the intermediate ones. */
export function RewardRows({ control, storeCode }: RewardRowsProps) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'pcRewards' })
  const add = () => append({ at: 5, kind: 'text', cpnCode: '', text: '', ticketValidDays: undefined })
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {fields.map(({ id }, at) => (
        <RewardRow key={id} {...{ control, storeCode, at }} onRemove={() => remove(at)} />
      ))}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Add />}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {t('pointCard.form.addReward')}
      </Button>
    </Box>
  )
}
