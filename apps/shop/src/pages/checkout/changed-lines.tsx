import type { ChangedLine } from '@lumiroute/contract/order'
import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { getCart, saveCart } from '../../cart/cart.ts'
import { acceptChange, canAccept, isSameLine, removeLine } from '../../cart/change-cart.ts'
import { useCart } from '../../cart/use-cart.ts'
import { fill } from '../../kit/format.ts'
import { useOrderText } from '../../text/order-texts.ts'

/** What the server refuses of the cart, to be accepted or removed line by line. */
export function ChangedLines({ changedLines }: { changedLines: readonly ChangedLine[] }) {
  const t = useOrderText()
  return (
    <section className="card checkout-part checkout-changed" role="alert">
      <h2>{t.checkout.changed}</h2>
      <p>{t.checkout.changedHelp}</p>
      <ul className="changed-lines">
        {changedLines.map((changed) => (
          <Changed key={`${changed.prodCode} ${changed.varCode}`} changed={changed} />
        ))}
      </ul>
    </section>
  )
}

function Changed({ changed }: { changed: ChangedLine }) {
  const t = useOrderText()
  const links = useLinks()
  const { storeCode } = useApp()
  const { prodName, message, reason, stock } = changed
  const line = useCart().find((each) => isSameLine(each, changed))
  const isQuantity = reason === 'few' || reason === 'many'
  const options = line?.options ?? ''
  const name = line?.name ?? prodName
  return (
    <li>
      <p>
        <strong>{options ? `${name} ${options}` : name}</strong>
        <br />
        {message}
      </p>
      <div className="changed-actions">
        {canAccept(changed) && (
          <button
            type="button"
            className="button"
            onClick={() => saveCart(storeCode, acceptChange(getCart(storeCode), changed))}
          >
            {reason === 'stock' ? fill(t.checkout.acceptStock, { n: stock ?? 0 }) : t.checkout.accept}
          </button>
        )}
        {isQuantity && (
          <Link href={links.cart} className="button">
            {t.checkout.adjust}
          </Link>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveCart(storeCode, removeLine(getCart(storeCode), changed))}
        >
          {t.cart.remove}
        </button>
      </div>
    </li>
  )
}
