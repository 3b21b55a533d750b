import { useState } from 'react'
import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useFront } from '../../app/use-front.ts'
import { type CartLine, getCart, saveCart } from '../../cart/cart.ts'
import { changeLine, insertLine, isSameLine, removeLine, sumLines } from '../../cart/change-cart.ts'
import { isOrderable } from '../../cart/check-line.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useLineStates } from '../../cart/use-line-states.ts'
import { fill, formatMoney } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { useInBrowser } from '../../kit/use-in-browser.ts'
import { useOrderText } from '../../text/order-texts.ts'
import { CartRow } from './cart-row.tsx'

export function CartPage() {
  const t = useOrderText()
  const isInBrowser = useInBrowser()
  return (
    <>
      <h1 className="page-title">{t.cart.title}</h1>
      {isInBrowser ? <Cart /> : <PageSkeleton />}
    </>
  )
}

type Removed = { line: CartLine; at: number }

function Cart() {
  const { storeCode } = useApp()
  const lines = useCart()
  const states = useLineStates(lines)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const change = (line: CartLine, part: Partial<CartLine>) =>
    saveCart(storeCode, changeLine(getCart(storeCode), line, part))
  const remove = (line: CartLine) => {
    setRemoved({ line, at: lines.findIndex((each) => isSameLine(each, line)) })
    saveCart(storeCode, removeLine(getCart(storeCode), line))
  }
  const undo = () => {
    if (removed) saveCart(storeCode, insertLine(getCart(storeCode), removed.line, removed.at))
    setRemoved(null)
  }
  const orderable = lines.filter((_line, index) => isOrderable(states[index] ?? { kind: 'unknown' }))
  return (
    <>
      <div role="status">{removed && <RemovedRow name={removed.line.name} onUndo={undo} />}</div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart">
          <CartList lines={lines} states={states} onChange={change} onRemove={remove} />
          <Summary subtotal={sumLines(orderable)} isReady={orderable.length === lines.length} />
        </div>
      )}
    </>
  )
}

type ListProps = {
  lines: readonly CartLine[]
  states: ReturnType<typeof useLineStates>
  onChange: (line: CartLine, part: Partial<CartLine>) => void
  onRemove: (line: CartLine) => void
}

function CartList({ lines, states, onChange, onRemove }: ListProps) {
  const t = useOrderText()
  return (
    <ul className="card cart-lines" aria-label={t.cart.lines}>
      {lines.map((line, index) => (
        <CartRow
          key={`${line.prodCode} ${line.varCode}`}
          line={line}
          state={states[index] ?? { kind: 'unknown' }}
          onChange={(part) => onChange(line, part)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}

export function EmptyCart() {
  const t = useOrderText()
  const links = useLinks()
  return (
    <Notice title={t.cart.empty} text={t.cart.emptyHelp}>
      <Link href={links.products()} className="button">
        {t.cart.browse}
      </Link>
    </Notice>
  )
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useOrderText()
  return (
    <p className="card cart-removed">
      <span>{fill(t.cart.removed, { name })}</span>
      <button type="button" className="button button-quiet" onClick={onUndo}>
        {t.cart.undo}
      </button>
    </p>
  )
}

function Summary({ subtotal, isReady }: { subtotal: number; isReady: boolean }) {
  const t = useOrderText()
  const links = useLinks()
  const { freeShippingFrom } = useFront().settings
  const missing = freeShippingFrom === null ? null : Math.max(0, freeShippingFrom - subtotal)
  return (
    <section className="card cart-summary" aria-label={t.cart.subtotal}>
      {missing !== null && (
        <p className="cart-hint">
          <Icon name="truck" />
          {missing > 0 ? fill(t.cart.freeFrom, { amount: formatMoney(missing) }) : t.cart.free}
        </p>
      )}
      <p className="amount-total">
        <span>{t.cart.subtotal}</span>
        <strong>{formatMoney(subtotal)}</strong>
      </p>
      <p className="caption">{isReady ? t.cart.later : t.cart.resolve}</p>
      {isReady ? (
        <Link href={links.checkout} className="button button-wide">
          {t.cart.checkout}
        </Link>
      ) : (
        <button type="button" className="button button-wide" disabled>
          {t.cart.checkout}
        </button>
      )}
    </section>
  )
}
