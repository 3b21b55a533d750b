import type { Ticket } from '@lumiroute/contract/coupon'
import type { ChangedLine, Quote } from '@lumiroute/contract/order'
import type { Delivery } from '@lumiroute/contract/product'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { sumLines, toProductList } from '../../cart/change-cart.ts'
import { useCart } from '../../cart/use-cart.ts'
import { trimAll, trimInvoice } from '../../order/check-form.ts'
import { type Draft, fillRecipient, loadDraft, saveDraft } from '../../order/draft.ts'
import { type CheckoutBody, orderCalls } from '../../order/order-calls.ts'

const isUsable = ({ status, cpnRedeem }: Ticket) =>
  cpnRedeem === 'online' && (status === 'held' || status === 'restored')

const readFaults = (error: ApiError | undefined) =>
  (error?.body as { changedLines?: ChangedLine[] } | null | undefined)?.changedLines ?? []

/** What was typed, what it costs, and what the server says against it. */
export function useCheckout() {
  const { storeCode } = useApp()
  const lines = useCart()
  const [draft, setDraft] = useState(() => loadDraft(storeCode))
  const change = (part: Partial<Draft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    saveDraft(storeCode, changed)
  }
  const profile = useRead(orderCalls.profile(storeCode)).data?.profile
  const productList = toProductList(lines)
  const offer = useRead(orderCalls.quote(storeCode, { productList }))
  const deliveries: readonly Delivery[] = offer.data?.deliveries ?? []
  const delivery = pick(deliveries, draft.delivery)
  const payWays = (offer.data?.payWays ?? []).filter((way) => way !== 'CASH')
  const paymentType = pick(payWays, draft.paymentType)
  const ownTickets = useRead(orderCalls.tickets(storeCode)).data?.ticketList.filter(isUsable)
  // One that was used elsewhere meanwhile is not shown, so nobody could deselect it.
  const tickets = draft.tickets.filter((no) => ownTickets?.some(({ ticketNo }) => ticketNo === no) ?? true)
  const quote = useRead(
    delivery && paymentType && !offer.error
      ? orderCalls.quote(storeCode, { productList, delivery: { type: delivery }, tickets, paymentType })
      : null,
  )
  const failure = offer.error ?? quote.error
  const priced: Quote | undefined = failure ? undefined : quote.data
  const recipient = fillRecipient(draft, profile)
  const body: CheckoutBody | undefined = delivery &&
    paymentType &&
    priced && {
      prodTotalPrice: sumLines(lines),
      productList,
      tickets,
      paymentType,
      delivery: { type: delivery, ...trimAll(recipient) },
      invoice: trimInvoice(draft.invoice),
      memo: draft.memo.trim(),
      shippingFee: priced.shippingFee,
    }
  return {
    lines,
    draft,
    tickets,
    ownTickets: ownTickets ?? [],
    change,
    recipient,
    isOffered: offer.data !== undefined,
    deliveries,
    delivery,
    payWays,
    paymentType,
    quote: priced,
    failure,
    changedLines: readFaults(failure),
    body,
    reload: async () => {
      await Promise.all([offer.reload(), quote.reload()])
    },
  }
}
export type CheckoutState = ReturnType<typeof useCheckout>

/** The chosen one while it is offered, else the first. */
const pick = <T>(offered: readonly T[], chosen: T | undefined): T | undefined =>
  offered.find((each) => each === chosen) ?? offered[0]
