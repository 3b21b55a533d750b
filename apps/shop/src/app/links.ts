import type { FrontActivity } from '@lumiroute/contract/front'
import { frontPath } from '@lumiroute/contract/member'
import { useMemo } from 'react'
import { useApp } from './app-context.ts'

/** The addresses of the store's pages. */
export function buildLinks(storeCode: string) {
  const base = frontPath(encodeURIComponent(storeCode))
  const at = (...segments: string[]) => [base, ...segments.map(encodeURIComponent)].join('/')
  return {
    home: base,
    products: (query: Record<string, string> = {}) => withQuery(at('products'), query),
    product: (code: string) => at('products', code),
    activity: (code: string) => at('activities', code),
    coupons: at('coupons'),
    coupon: (code: string) => at('coupons', code),
    cards: at('cards'),
    card: (code: string) => at('cards', code),
    info: at('info'),
    cart: at('cart'),
    checkout: at('checkout'),
    orders: at('orders'),
    order: (orderNo: string) => at('orders', orderNo),
    profile: at('profile'),
    prizes: at('prizes'),
    game: at('game'),
  }
}
export type Links = ReturnType<typeof buildLinks>

function withQuery(path: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

export function useLinks(): Links {
  const { storeCode } = useApp()
  return useMemo(() => buildLinks(storeCode), [storeCode])
}

/** Where an activity or banner leads; null for nowhere. Anything but http(s) is refused. */
export function findTarget(activity: FrontActivity, links: Links): string | null {
  const { actLinkType, actLinkValue: value } = activity
  if (actLinkType === 'product') return links.product(value)
  if (actLinkType === 'category') return links.products({ cateCode: value })
  if (actLinkType === 'coupon') return links.coupon(value)
  if (actLinkType === 'pointcard') return links.card(value)
  if (actLinkType === 'game') return links.game
  if (actLinkType === 'liff') return /^[\w-]+$/.test(value) ? `https://liff.line.me/${value}` : null
  if (actLinkType === 'none') return null
  return isWebAddress(value) ? value : null
}

export const isWebAddress = (url: string) => /^https?:\/\//i.test(url)

/** An account's id such as @store, or its address; empty for none. */
export function lineAccountUrl(account: string): string {
  if (isWebAddress(account)) return account
  return account ? `https://line.me/R/ti/p/${encodeURIComponent(account)}` : ''
}
