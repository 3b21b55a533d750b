import type { PayWay, quoteOrder as endpoint } from '@lumiroute/contract/order'
import { deliveryCodes } from '@lumiroute/contract/product'
import type { Write } from '../../../http/pipeline/route.ts'
import { findOffers } from '../product/find-offers.ts'
import { getCodRules } from '../shop/get-cod-rules.ts'
import { refuseCash } from './check-out.ts'
import { priceOrder } from './price-order.ts'
import type { CartLine } from './validate-cart.ts'

export async function quoteOrder({ tx, deps, member, scope, input, language }: Write<typeof endpoint>) {
  const { store: _store, ...form } = input
  const { storeId } = scope
  refuseCash(form)
  const at = deps.now()
  const by = { storeId, memberId: member.id, accountId: null }
  const offers = await findOffers(tx, storeId, form.productList, at)
  const { cart, priced, totals } = await priceOrder(tx, { form, by, at, language }, offers)
  const { codEnabled } = await getCodRules(tx, storeId)
  const payWays: PayWay[] = [
    ...(deps.payment.current ? (['ONLINE'] as const) : []),
    ...(codEnabled ? (['COD'] as const) : []),
  ]
  const tickets = priced.tickets.map(({ ticketNo, amount }) => ({ ticketNo, amount }))
  return { ...totals, tickets, deliveries: listDeliveries(cart), payWays }
}

/** A product without a list of its own takes every way. */
const listDeliveries = (cart: readonly CartLine[]) =>
  deliveryCodes.filter((code) =>
    cart.every(({ deliveries }) => deliveries.length === 0 || deliveries.includes(code)),
  )
