import { listAds } from '@lumiroute/contract/ad'
import { listOrders } from '@lumiroute/contract/order'
import type { Order } from '@lumiroute/contract/order'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { invalidate, useRead } from '../../../lib/api/query.ts'
import { useStoreChoice } from '../../../lib/session/store-choice.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useUser } from '../../platform/session/current-user.tsx'

const ResultDialog = onDemand(async () => (await import('../../../ui/dialog/result-dialog.tsx')).ResultDialog)

const askAgainMs = 4000

function getOutcome(order: Order | undefined) {
  if (!order) return 'unknown'
  if (order.paymentStatus === 'SUCCESS') return 'paid'
  return order.paymentStatus === 'FAIL' ? 'failed' : 'open'
}

/** `?paid=` names the payment that the person returns from; its result comes from the server. */
export function PaymentResult() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const [params, setParams] = useSearchParams()
  const { storeCode } = useStoreChoice(useUser())
  const paymentId = params.get('paid')?.slice(0, 50)
  const { data, isError } = useRead(
    listOrders,
    { store: storeCode, paymentId },
    { enabled: !!paymentId, refetchInterval: askAgainMs },
  )
  const close = () => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('paid')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
    void invalidate([listAds])
  }
  const order = data?.orderList[0]
  const outcome = getOutcome(order)
  const words = { ad: order?.ad?.name ?? '', amount: money(order?.orderAmount) }
  return (
    <ResultDialog
      open={!!paymentId && (!!data || isError)}
      title={t(`payment.result.${outcome}`)}
      message={t(`payment.result.${outcome}Text`, words)}
      onClose={close}
    />
  )
}
