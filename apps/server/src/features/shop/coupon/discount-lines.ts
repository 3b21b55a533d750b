import type { CouponReward } from '@lumiroute/contract/coupon'

type Line = { price: number; qty: number }
type Offer = { reward: CouponReward; /** The cart lines it applies to. */ lines: readonly number[] }
type Cart = { lines: readonly Line[]; shippingFee: number }
type Discounted = { amounts: number[]; discounts: number[]; shippingDiscount: number }

/**
 * Single pieces first, then percentages of the remainder, then fixed amounts: the member pays least this way.
 */
const ranks: Record<CouponReward['type'], number> = {
  price_explicit: 0,
  free: 0,
  discount_percent: 1,
  discount_fixed: 2,
  free_shipping: 3,
  gift: 4,
  points: 4,
}

type Books = { left: number[]; pieces: number[]; shipping: number }

/** What each offer deducts, and from which cart line; no amount falls below zero. */
export function discountLines({ lines, shippingFee }: Cart, offers: readonly Offer[]): Discounted {
  const books: Books = {
    left: lines.map(({ price, qty }) => price * qty),
    pieces: lines.map(({ qty }) => qty),
    shipping: shippingFee,
  }
  const amounts = offers.map(() => 0)
  const inOrder = offers
    .map((offer, at) => ({ offer, at }))
    .toSorted((a, b) => ranks[a.offer.reward.type] - ranks[b.offer.reward.type])
  for (const { offer, at } of inOrder) amounts[at] = applyOffer(books, lines, offer)
  return {
    amounts,
    discounts: lines.map(({ price, qty }, at) => price * qty - (books.left[at] as number)),
    shippingDiscount: shippingFee - books.shipping,
  }
}

function applyOffer(books: Books, lines: readonly Line[], { reward, lines: among }: Offer): number {
  const base = among.reduce((sum, at) => sum + (books.left[at] as number), 0)
  switch (reward.type) {
    case 'discount_fixed':
      return spread(books, among, base, Math.min(reward.value, base))
    case 'discount_percent':
      return spread(books, among, base, capped(Math.floor((base * reward.value) / 100), reward.maxDiscount))
    case 'price_explicit':
      return takeOne(books, lines, among, reward.value)
    case 'free':
      return takeOne(books, lines, among, 0)
    case 'free_shipping':
      return takeShipping(books, reward.maxDiscount)
    default:
      return 0
  }
}

const capped = (amount: number, cap: number | null) => (cap === null ? amount : Math.min(amount, cap))

/** In proportion to the remainder of each cart line; the parts add up exactly. */
function spread(books: Books, among: readonly number[], base: number, amount: number): number {
  if (base === 0) return 0
  let [seen, given] = [0, 0]
  for (const at of among) {
    const left = books.left[at] as number
    seen += left
    const share = Math.floor((amount * seen) / base) - given
    given += share
    books.left[at] = left - share
  }
  return given
}

/** The most expensive piece that no other offer used. */
function takeOne(books: Books, lines: readonly Line[], among: readonly number[], newPrice: number): number {
  const [at] = among
    .filter((each) => (books.pieces[each] as number) > 0)
    .toSorted((a, b) => (lines[b]?.price as number) - (lines[a]?.price as number))
  if (at === undefined) return 0
  const off = Math.min(Math.max(0, (lines[at]?.price as number) - newPrice), books.left[at] as number)
  books.pieces[at] = (books.pieces[at] as number) - 1
  books.left[at] = (books.left[at] as number) - off
  return off
}

function takeShipping(books: Books, cap: number | null): number {
  const off = capped(books.shipping, cap)
  books.shipping -= off
  return off
}
