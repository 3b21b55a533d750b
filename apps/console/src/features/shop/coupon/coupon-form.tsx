import { createCoupon, updateCoupon } from '@lumiroute/contract/coupon'
import type { Coupon } from '@lumiroute/contract/coupon'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { ShopForm, useShopForm } from '../shop/shop-form.tsx'
import { CouponPreview } from './coupon-preview.tsx'
import { CouponValuesSchema, toValues } from './coupon-values.ts'
import type { CouponControl, SentCoupon } from './coupon-values.ts'
import { IssueFields } from './issue-fields.tsx'
import { couponReads } from './move-coupon.ts'
import { RewardFields } from './reward-fields.tsx'
import { TimeFields, RedemptionFields, WordFields } from './redemption-fields.tsx'

export type CouponFormProps = {
  storeCode: string
  /** Absent for a new coupon. */
  coupon?: Coupon
  onSaved: () => void
  onCancel: () => void
}

const stale = { invalidate: couponReads, quiet: 'errors' } as const

const canStart = ({ actions }: Coupon) => actions.includes('start')

function useSave(store: string, coupon: Coupon | undefined) {
  const add = useAct(createCoupon, stale)
  const update = useAct(updateCoupon, stale)
  return async ({ cpnCode, cpnStatus, ...form }: SentCoupon) => {
    if (!coupon) return add.mutateAsync({ store, ...form, cpnCode, cpnStatus })
    // Pausing and closing happen in the list; a draft may be started here.
    const status = canStart(coupon) ? { cpnStatus } : {}
    return update.mutateAsync({ store, ...form, ...status, cpnCode: coupon.cpnCode, version: coupon.version })
  }
}

function StatusSection({ control }: { control: CouponControl }) {
  const { t } = useTranslation()
  const options = (['running', 'draft'] as const).map((value) => ({
    value,
    label: t(`coupon.form.${value}`),
  }))
  return (
    <Section title={t('coupon.form.statusSection')}>
      <RadioField
        control={control}
        name="cpnStatus"
        label={t('coupon.field.status')}
        options={options}
        labelHidden
      />
    </Section>
  )
}

export function CouponForm({ storeCode, coupon, onSaved, onCancel }: CouponFormProps) {
  const { t } = useTranslation()
  const save = useSave(storeCode, coupon)
  const editing = useShopForm({
    schema: CouponValuesSchema,
    defaultValues: toValues(coupon),
    save,
    onSaved,
  })
  const { control } = editing
  const fields = { control, storeCode }
  const isDraft = !coupon || canStart(coupon)
  return (
    <ShopForm
      form={editing}
      onCancel={onCancel}
      title={t('coupon.preview.title')}
      text={t('coupon.preview.text')}
      preview={<CouponPreview {...fields} />}
    >
      {!isDraft && <Alert severity="info">{t('coupon.form.widen')}</Alert>}
      <Section title={t('coupon.form.what')}>
        <RewardFields {...fields} />
      </Section>
      <Section title={t('coupon.form.who')}>
        <IssueFields {...fields} />
      </Section>
      <Section title={t('coupon.form.when')}>
        <TimeFields control={control} />
      </Section>
      <Section title={t('coupon.form.how')}>
        <RedemptionFields {...fields} own={coupon?.cpnCode} />
      </Section>
      <Section title={t('coupon.form.words')}>
        <WordFields {...fields} isNew={!coupon} />
      </Section>
      {isDraft && <StatusSection control={control} />}
    </ShopForm>
  )
}
