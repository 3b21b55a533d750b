import type { ShopOrderDetail } from '@lumiroute/contract/order'
import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx'
import { useMoveOrder } from './get-shop-order.ts'
import type { PrintFormat } from './order-print.tsx'

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))
const OrderPrint = lazy(async () => ({ default: (await import('./order-print.tsx')).OrderPrint }))

type Props = { storeCode: string; order: ShopOrderDetail }
const moves = ['prepare', 'ready', 'collect', 'complete', 'cancel'] as const
type MoveName = (typeof moves)[number]
// Red on the grey page background has too little contrast.
const onPaper = { bgcolor: 'background.paper' } as const

function PrintButton({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [format, setFormat] = useState<PrintFormat>()
  const choose = (next: PrintFormat) => {
    setAnchor(null)
    setFormat(next)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('shopOrder.action.print')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('a4')}>{t('shopOrder.action.a4')}</MenuItem>
        <MenuItem onClick={() => choose('receipt')}>{t('shopOrder.action.receipt')}</MenuItem>
      </Menu>
      <Suspense>
        {format && <OrderPrint {...{ order, format }} onDone={() => setFormat(undefined)} />}
      </Suspense>
    </>
  )
}

/** Asks before refunds and cancellations; not before a step forward. */
function useQuestions(order: ShopOrderDetail) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const confirm = useConfirm()
  return async (action: MoveName): Promise<boolean> => {
    if (action === 'collect')
      return confirm({ title: t('shopOrder.action.askCollect', { amount: money(order.orderAmount) }) })
    if (action !== 'cancel') return true
    return confirm({
      title: t('shopOrder.action.askCancel', { orderNo: order.orderNo }),
      text: t('shopOrder.action.cancelText'),
      confirmLabel: t('shopOrder.action.cancel'),
      cancelLabel: t('shopOrder.action.keep'),
      destructive: true,
    })
  }
}

/** The allowed actions on the order, the next step last and filled. */
export function OrderActions({ storeCode, order }: Props) {
  const { t } = useTranslation()
  const [isRefunding, setRefunding] = useState(false)
  const { mutate, isPending } = useMoveOrder()
  const ask = useQuestions(order)
  const { actions, orderNo, version } = order
  const possible = moves.filter((action) => actions.includes(action))
  const next = possible.find((action) => action !== 'cancel')
  const move = async (action: MoveName) => {
    if (await ask(action)) mutate({ store: storeCode, orderNo, action, version })
  }
  return (
    <>
      <PrintButton order={order} />
      {actions.includes('refund') && (
        <Button variant="outlined" color="error" sx={onPaper} onClick={() => setRefunding(true)}>
          {t('shopOrder.action.refund')}
        </Button>
      )}
      {possible.toReversed().map((action) => (
        <Button
          key={action}
          variant={action === next ? 'contained' : 'outlined'}
          color={action === 'cancel' ? 'error' : 'primary'}
          disabled={isPending}
          sx={action === next ? undefined : onPaper}
          onClick={() => void move(action)}
        >
          {t(`shopOrder.action.${action}`)}
        </Button>
      ))}
      <Suspense>
        {isRefunding && <RefundDialog {...{ storeCode, order }} onClose={() => setRefunding(false)} />}
      </Suspense>
    </>
  )
}
