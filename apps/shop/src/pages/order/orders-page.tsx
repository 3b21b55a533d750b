import type { ShopOrder } from '@lumiroute/contract/order'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatMoney, formatTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { orderCalls } from '../../order/order-calls.ts'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { useSession } from '../../session/use-session.ts'
import { useOrderText } from '../../text/order-texts.ts'
import { OrderBadge } from './order-badge.tsx'

const pageSize = 20
const maxSize = 1000

export function OrdersPage() {
  const t = useOrderText()
  const { kind } = useSession()
  return (
    <>
      <h1 className="page-title">{t.order.title}</h1>
      {kind === 'unknown' && <PageSkeleton />}
      {kind === 'out' && <SignInPrompt title={t.order.signIn} />}
      {kind === 'in' && <Orders />}
    </>
  )
}

function Orders() {
  const t = useOrderText()
  const links = useLinks()
  const { storeCode } = useApp()
  const [size, setSize] = useState(pageSize)
  const reading = useRead(orderCalls.list(storeCode, size))
  const { reload } = reading
  useEffect(() => void reload(), [reload])
  return (
    <Loaded reading={reading}>
      {({ orderList, total = 0 }) =>
        orderList.length === 0 ? (
          <Notice title={t.order.none} text={t.order.noneHelp}>
            <Link href={links.products()} className="button">
              {t.cart.browse}
            </Link>
          </Notice>
        ) : (
          <>
            <ul className="orders">
              {orderList.map((order) => (
                <li key={order.orderNo}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            {orderList.length < total && size < maxSize && (
              <button
                type="button"
                className="button button-quiet button-wide"
                onClick={() => setSize(size + pageSize)}
              >
                {t.order.showMore}
              </button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function OrderCard({ order }: { order: ShopOrder }) {
  const t = useOrderText()
  const links = useLinks()
  const { language } = useApp()
  const { orderNo, orderTime, items, orderAmount } = order
  const count = items.reduce((sum, { oiProdSaleQty }) => sum + oiProdSaleQty, 0)
  return (
    <Link href={links.order(orderNo)} className="card order-card">
      <span className="order-card-top">
        <OrderBadge order={order} />
        <span className="caption">{formatTime(orderTime, language)}</span>
      </span>
      <span className="order-card-names">
        {[...new Set(items.map(({ oiProdName }) => oiProdName))].join('、')}
      </span>
      <span className="order-card-top">
        <span className="caption">{fill(t.order.count, { n: count })}</span>
        <strong>{formatMoney(orderAmount)}</strong>
      </span>
    </Link>
  )
}
