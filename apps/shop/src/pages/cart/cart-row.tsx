import { Link } from 'wouter'
import { useLinks } from '../../app/links.ts'
import { type CartLine, maxQuantity } from '../../cart/cart.ts'
import type { LineState } from '../../cart/check-line.ts'
import { fill, formatMoney } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'
import { Quantity } from '../../kit/quantity.tsx'
import { type OrderTexts, useOrderText } from '../../text/order-texts.ts'

type Props = {
  line: CartLine
  state: LineState
  onChange: (part: Partial<CartLine>) => void
  onRemove: () => void
}

export function CartRow({ line, state, onChange, onRemove }: Props) {
  const t = useOrderText()
  const links = useLinks()
  const { name, options, price, quantity, prodCode } = line
  const isGone = state.kind === 'gone' || state.kind === 'soldout'
  return (
    <li className="cart-row" data-gone={isGone}>
      <LinePicture image={line.image} />
      <div className="cart-facts">
        <Link href={links.product(prodCode)} className="cart-name">
          {name}
        </Link>
        {options && <span className="caption">{options}</span>}
        <span className="caption">{fill(t.cart.each, { price: formatMoney(price) })}</span>
        <Change line={line} state={state} onAccept={(accepted) => onChange({ price: accepted })} />
        <div className="cart-actions">
          {!isGone && (
            <Quantity
              value={quantity}
              min={1}
              max={maxQuantity}
              label={fill(t.cart.quantityOf, { name })}
              onChange={(value) => onChange({ quantity: value })}
            />
          )}
          <button
            type="button"
            className="text-button"
            aria-label={fill(t.cart.removeOf, { name: options ? `${name} ${options}` : name })}
            onClick={onRemove}
          >
            {t.cart.remove}
          </button>
          {!isGone && <strong className="cart-amount">{formatMoney(price * quantity)}</strong>}
        </div>
      </div>
    </li>
  )
}

export function LinePicture({ image }: { image: string | null }) {
  const url = pictureUrl(image, 'small')
  return (
    <span className="cart-picture">
      {url ? <img src={url} alt="" width="72" height="72" loading="lazy" /> : <Icon name="bag" />}
    </span>
  )
}

type ChangeProps = { line: CartLine; state: LineState; onAccept: (price: number) => void }

function Change({ line, state, onAccept }: ChangeProps) {
  const t = useOrderText()
  const message = describe(line, state, t)
  if (!message) return null
  return (
    <p className="cart-change" role="alert">
      <span>{message}</span>
      {state.kind === 'price' && (
        <button type="button" className="button button-quiet" onClick={() => onAccept(state.price)}>
          {t.cart.acceptPrice}
        </button>
      )}
    </p>
  )
}

function describe({ price }: CartLine, state: LineState, t: OrderTexts): string {
  if (state.kind === 'price')
    return fill(t.cart.priceUp, { before: formatMoney(price), after: formatMoney(state.price) })
  if (state.kind === 'soldout') return t.cart.soldout
  if (state.kind === 'gone') return t.cart.gone
  if (state.kind === 'few') return fill(t.cart.few, { n: state.limit })
  return state.kind === 'many' ? fill(t.cart.many, { n: state.limit }) : ''
}
