import type { CheckoutForm } from '@lumiroute/contract/order'
import type { Db } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { stateAt } from '../product/product.columns.ts'
import { behindLines, priceOf, stockOf, varNameOf } from './cart.lines.ts'
import { insertOrderText, type Made, writeOrder } from './insert-order.ts'
import type { Bill } from './order.bill.ts'
import { readShippingFee, type Wanted } from './order.sums.ts'

/** SQL: whether the shop sells a line just as its sender saw it; judgeCart says the same in words. */
const isSold = `${stateAt('$9')} = 'on' and (r.prod_options = '[]' or v.id is not null) and ${priceOf} = w.price
  and w.qty >= r.prod_min_per_order and (r.prod_max_per_order is null or w.qty <= r.prod_max_per_order)
  and (not r.prod_track_stock or ${stockOf} >= w.qty)
  and (w.delivery is null or cardinality(r.prod_delivery) = 0 or w.delivery = any (r.prod_delivery))`

const insert = rawQuery<Made>({
  name: 'order.placePlain',
  row: { orderId: 'int4', storeCode: 'text', storeName: 'text', liffId: 'text?', items: 'json' },
  sql: insertOrderText(
    `select w.at, r.prod_code as code, r.prod_name as name, w.qty, ${priceOf} as price, r.id as product,
       v.id as variant, coalesce(v.var_code, '') as "varCode", ${varNameOf} as "varName", 0 as discount,
       r.prod_point_eligible as eligible, ${isSold} as is_sold
     from jsonb_to_recordset($21::jsonb) as w (at int, prod_code text, var_code text, price int, qty int,
       delivery text)${behindLines}`,
    // Lines of one product would have to be judged together.
    `from cart
     having count(distinct product) = jsonb_array_length($21::jsonb) and bool_and(is_sold)
       and sum(price::bigint * qty) = $13::int
     on conflict do nothing`,
  ),
})

/**
 * An order that holds nothing and is paid later is one statement, without a transaction and its locks.
 * Nothing where anything about it is unusual: a key that is known, a cart that is refused, nothing to pay.
 */
export async function placePlainOrder(db: Db, wanted: Wanted): Promise<Bill | undefined> {
  if (!isPlain(wanted.form)) return undefined
  try {
    return await place(db, wanted)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

const isPlain = ({ paymentType, tickets = [], prodTotalPrice }: CheckoutForm) =>
  paymentType === 'ONLINE' && tickets.length === 0 && prodTotalPrice > 0

async function place(db: Db, wanted: Wanted): Promise<Bill | undefined> {
  const { form, by } = wanted
  const { prodTotalPrice } = form
  const shippingFee = await readShippingFee(db, form, by)
  const totals = { prodTotalPrice, discountTotal: 0, shippingFee, orderAmount: prodTotalPrice + shippingFee }
  const placed = await writeOrder(db, insert, { ...wanted, totals, way: 'ONLINE' }, linesOf(form))
  return placed?.bill
}

const linesOf = ({ productList, delivery }: CheckoutForm) =>
  productList.map(({ prodCode, varCode = '', prodSalePrice, prodSaleQty }, i) => ({
    at: i + 1,
    prod_code: prodCode,
    var_code: varCode,
    price: prodSalePrice,
    qty: prodSaleQty,
    delivery: delivery?.type ?? null,
  }))
