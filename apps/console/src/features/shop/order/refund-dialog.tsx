import { Text } from '@lumiroute/contract'
import { refundWays } from '@lumiroute/contract/order'
import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Calculate from '@mui/icons-material/CalculateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { Control, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useRefundOrder } from './get-shop-order.ts'
import { getLeft, getPart, getShippingLeft, computeWorth } from './refund-sums.ts'

const Amount = z.int().min(0)
const RefundForm = z.object({
  scope: z.enum(['whole', 'part']),
  lines: z.array(z.object({ itemId: z.int(), qty: Amount, amount: Amount })),
  shippingAmount: Amount,
  way: z.enum(refundWays),
  restock: z.boolean(),
  note: Text(200),
})
type Values = z.infer<typeof RefundForm>
type FormControl = Control<Values, unknown, Values>
type OrderProps = { order: ShopOrderDetail }

type FormApi = UseFormReturn<Values, unknown, Values>

/** Fills in the value of the returned pieces; another agreed amount can be typed over it. */
function FillButton({ order, form }: OrderProps & { form: FormApi }) {
  const { t } = useTranslation()
  const fill = () => {
    for (const [at, item] of order.items.entries()) {
      const amount = computeWorth(item, form.getValues(`lines.${at}.qty`))
      form.setValue(`lines.${at}.amount`, amount, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <Button size="small" startIcon={<Calculate />} onClick={fill} sx={{ justifySelf: 'start' }}>
      {t('shopOrder.refund.fill')}
    </Button>
  )
}

function PartLines({ order, form }: OrderProps & { form: FormApi }) {
  const { control } = form
  const { t } = useTranslation()
  const { money } = useFormat()
  const shippingLeft = getShippingLeft(order)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {order.items.map((item, at) => {
        const left = getLeft(item)
        return (
          <Box key={item.itemId} role="group" aria-label={item.oiProdName}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                justifyContent: 'space-between',
                mb: 0.5,
              }}
            >
              <Box sx={{ fontSize: 14, fontWeight: 550, overflowWrap: 'anywhere' }}>
                {[item.oiProdName, item.oiVarName].filter(Boolean).join(' ')}
              </Box>
              <Box sx={{ fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}>
                {t('shopOrder.refund.left', { qty: left.qty, amount: money(left.amount) })}
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
              <NumberField
                control={control}
                name={`lines.${at}.qty`}
                label={t('shopOrder.refund.qty')}
                min={0}
                max={left.qty}
              />
              <NumberField
                control={control}
                name={`lines.${at}.amount`}
                label={t('shopOrder.refund.amount')}
                min={0}
                max={left.amount}
                start="NT$"
              />
            </Box>
          </Box>
        )
      })}
      <FillButton {...{ order, form }} />
      {shippingLeft > 0 && (
        <NumberField
          control={control}
          name="shippingAmount"
          label={t('shopOrder.refund.shipping')}
          min={0}
          max={shippingLeft}
          start="NT$"
        />
      )}
    </Box>
  )
}

function Sum({ order, control }: OrderProps & { control: FormControl }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { scope, lines, shippingAmount } = useWatch({ control })
  const rest = order.orderAmount - order.refundedAmount
  const amount = scope === 'part' ? getPart(lines ?? [], shippingAmount ?? 0) : rest
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        fontSize: 15,
        lineHeight: '22px',
        fontWeight: 650,
      }}
    >
      <span>{t('shopOrder.refund.total')}</span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {money(amount)}
      </Box>
    </Box>
  )
}

function useRefundForm(storeCode: string, order: ShopOrderDetail, onClose: () => void) {
  const { mutateAsync } = useRefundOrder()
  return useContractForm<Values, Values>({
    schema: RefundForm,
    defaultValues: {
      scope: 'whole',
      lines: order.items.map(({ itemId }) => ({ itemId, qty: 0, amount: 0 })),
      shippingAmount: 0,
      way: order.paymentType === 'CASH' || order.paymentType === 'COD' ? 'cash' : 'gateway',
      restock: true,
      note: '',
    },
    onSubmit: async ({ scope, lines, shippingAmount, ...rest }) => {
      const { orderNo, version } = order
      const part = scope === 'part' ? { lines, shippingAmount } : {}
      await mutateAsync({ store: storeCode, orderNo, version, ...rest, ...part })
      onClose()
    },
  })
}

export type RefundDialogProps = OrderProps & { storeCode: string; onClose: () => void }

export function RefundDialog({ storeCode, order, onClose }: RefundDialogProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { form, control, submit, busy, dirty, failure } = useRefundForm(storeCode, order, onClose)
  const scope = useWatch({ control, name: 'scope' })
  const rest = money(order.orderAmount - order.refundedAmount)
  const scopes = [
    { value: 'whole', label: t('shopOrder.refund.whole', { amount: rest }) },
    // A payment for an order that was never completed is refunded in full.
    ...(order.paymentStatus === 'REFUNDING' ? [] : [{ value: 'part', label: t('shopOrder.refund.part') }]),
  ]
  const ways = refundWays.map((value) => ({ value, label: t(`shopOrder.refundWay.${value}`) }))
  return (
    <FormDialog
      open
      {...{ onClose, busy, dirty, failure }}
      title={t('shopOrder.refund.title')}
      submitLabel={t('shopOrder.refund.submit')}
      onSubmit={submit}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t('shopOrder.refund.text')}</Typography>
      <RadioField control={control} name="scope" label={t('shopOrder.refund.scope')} options={scopes} />
      {scope === 'part' && <PartLines {...{ order, form }} />}
      <SelectField control={control} name="way" label={t('shopOrder.refund.way')} options={ways} required />
      <SwitchField control={control} name="restock" label={t('shopOrder.refund.restock')} />
      <TextArea control={control} name="note" label={t('shopOrder.refund.note')} max={200} rows={2} />
      <Sum {...{ order, control }} />
    </FormDialog>
  )
}
