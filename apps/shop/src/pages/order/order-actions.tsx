import type { OwnOrder } from '@lumiroute/contract/order'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { addToCart, maxQuantity } from '../../cart/cart.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { fill } from '../../kit/format.ts'
import { showToast } from '../../kit/toast.tsx'
import { openPayment } from '../../order/open-payment.ts'
import { orderCalls } from '../../order/order-calls.ts'
import { nameState } from '../../order/order-state.ts'
import { useOrderText } from '../../text/order-texts.ts'

type Props = { order: OwnOrder; isConfirming: boolean; reload: () => Promise<void> }

/** What the server lets the member do now. */
export function OrderActions({ order, isConfirming, reload }: Props) {
  const t = useOrderText()
  const { storeCode, session } = useApp()
  const { orderNo, actions } = order
  const { run, isBusy, message } = useAction(reload)
  const [isAsking, setIsAsking] = useState(false)
  const pay = () => run(async () => openPayment(await session.call(orderCalls.pay(storeCode, orderNo))))
  const cancel = () => {
    setIsAsking(false)
    void run(async () => {
      await session.call(orderCalls.cancel(storeCode, orderNo))
      await reload()
      showToast({ text: t.order.canceledNow })
    })
  }
  const isFirstTry = nameState(order) === 'unpaid' && !isConfirming
  return (
    <div className="order-actions">
      {actions.includes('pay') && !isConfirming && (
        <button type="button" className="button" disabled={isBusy} onClick={() => void pay()}>
          {isFirstTry ? t.order.pay : t.order.payAgain}
        </button>
      )}
      {actions.includes('pay') && (
        <button type="button" className="button button-quiet" onClick={() => void reload()}>
          {t.order.refresh}
        </button>
      )}
      {!actions.includes('pay') && <AgainButton order={order} />}
      {actions.includes('cancel') && !isConfirming && (
        <button type="button" className="text-button" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {t.order.cancel}
        </button>
      )}
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
      {isAsking && <CancelDialog orderNo={orderNo} onCancel={cancel} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** One at a time; a refusal usually means that the order has changed, so it is read again. */
function useAction(reload: () => Promise<void>) {
  const t = useOrderText()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const isRunning = useRef(false)
  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setMessage('')
    try {
      await action()
    } catch (error) {
      setMessage((error instanceof ApiError && error.message) || t.order.failed)
      await reload()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { run, isBusy, message }
}

function AgainButton({ order }: { order: OwnOrder }) {
  const t = useOrderText()
  const { storeCode } = useApp()
  const links = useLinks()
  const [, navigate] = useLocation()
  const again = () => {
    for (const item of order.items)
      addToCart(storeCode, {
        prodCode: item.oiProdCode,
        varCode: item.oiVarCode,
        quantity: Math.min(item.oiProdSaleQty, maxQuantity),
        name: item.oiProdName,
        options: item.oiVarName.replaceAll(' / ', '、'),
        price: item.oiProdSalePrice,
        image: null,
      })
    navigate(links.cart)
  }
  return (
    <button type="button" className="button button-quiet" onClick={again}>
      {t.order.again}
    </button>
  )
}

type DialogProps = { orderNo: string; onCancel: () => void; onClose: () => void }

function CancelDialog({ orderNo, onCancel, onClose }: DialogProps) {
  const t = useOrderText()
  return (
    <Dialog title={fill(t.order.cancelAsk, { no: orderNo })} onClose={onClose}>
      <p>{t.order.cancelHelp}</p>
      <div className="changed-actions">
        <button type="button" className="button button-danger" onClick={onCancel}>
          {t.order.cancel}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t.order.keep}
        </button>
      </div>
    </Dialog>
  )
}
