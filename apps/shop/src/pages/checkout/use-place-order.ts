import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { getCart, saveCart } from '../../cart/cart.ts'
import { isSameLine } from '../../cart/change-cart.ts'
import { checkForm } from '../../order/check-form.ts'
import { saveDraft } from '../../order/draft.ts'
import { openPayment } from '../../order/open-payment.ts'
import { type CheckoutBody, orderCalls } from '../../order/order-calls.ts'
import { forgetRequestKey, getRequestKey } from '../../order/request-key.ts'
import { useOrderText } from '../../text/order-texts.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Sends the order once, and leaves for its payment. */
export function usePlaceOrder({ body, delivery, recipient, draft, lines, reload }: CheckoutState) {
  const t = useOrderText()
  const { session, storeCode, isPreview } = useApp()
  const links = useLinks()
  const [, navigate] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [fields, setFields] = useState<Record<string, string>>({})
  // A second tap arrives before the page is drawn again.
  const isSending = useRef(false)

  const send = async (wanted: CheckoutBody) => {
    const placed = await session.call(
      orderCalls.checkOut(storeCode, wanted, getRequestKey(storeCode, wanted)),
    )
    forgetRequestKey(storeCode)
    saveDraft(storeCode, null)
    const isOrdered = (line: (typeof lines)[number]) => lines.some((each) => isSameLine(each, line))
    saveCart(
      storeCode,
      getCart(storeCode).filter((line) => !isOrdered(line)),
    )
    // Going back from the payment page leads to the order, not to an empty checkout.
    navigate(links.order(placed.orderNo), { replace: true })
    openPayment(placed)
  }
  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setFields(error.fields)
    setMessage(error.status === 0 ? t.checkout.notSent : error.message || t.checkout.failed)
    if (error.status === 409) await reload()
  }
  const order = async () => {
    if (isSending.current || !body || !delivery || isPreview) return
    const faults = checkForm(delivery, recipient, draft.invoice, t)
    setFields(faults)
    if (Object.keys(faults).length > 0) {
      setMessage(t.checkout.check)
      focusFirstFault()
      return
    }
    isSending.current = true
    setIsBusy(true)
    setMessage('')
    await send(body)
      .catch(fail)
      .finally(() => {
        isSending.current = false
        setIsBusy(false)
      })
  }
  return { order, isBusy, message, fields }
}

/** After the page shows what is wrong. */
const focusFirstFault = () =>
  setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
