import type { Happening, Period } from '@lumiroute/contract/overview'
import { everyStore } from '../../../lib/session/store-choice.ts'

type Query = Record<string, string | undefined>

function link(path: string, query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Link from each figure to the list filtered to what it counts. */
export function platformLinks({ from, to }: Period) {
  const records = (query: Query) => link('/adrecord/list', { ...query, store: everyStore })
  const paid = { payment: 'paid', source: 'AD', paidFrom: from, paidTo: to }
  return {
    onRoad: records({ state: 'running', moveType: 'move_play' }),
    onAir: records({ broadcastDate: to }),
    people: records({ from, to, sort: '-peopleTotal' }),
    plays: records({ from, to }),
    income: link('/order/list', { ...paid, store: everyStore }),
    newStores: link('/store/list', { from, to }),
  }
}

/** The URL contains `store` only if an operator chose it. */
export function storeLinks({ from, to }: Period, store: string | undefined) {
  const records = (query: Query) => link('/adrecord/list', { ...query, store })
  return {
    onAir: records({ broadcastDate: to }),
    inReview: link('/ad/list', { payStatus: 'request', store }),
    people: records({ from, to, sort: '-peopleTotal' }),
    plays: records({ from, to }),
    scans: records({ from, to }),
    orders: link('/shop-order/list', { payment: 'paid', from, to, store }),
    revenue: link('/shop-order/list', { payment: 'paid', from, to, sort: '-orderAmount', store }),
    couponUses: link('/coupon/usage', { status: 'used', from, to, store }),
    newFriends: link('/member/list', { follow: 'following', friendFrom: from, friendTo: to, store }),
    quota: link('/message/list', { store }),
    line: link('/store/info', { line: '1', store }),
    createAd: link('/ad/edit', { store }),
  }
}

/** Link to the broadcast's record, or to the list if it has not begun. */
export const broadcastLink = (
  { recordId, adId, state }: { recordId: number; adId: number; state: string },
  store: string | undefined,
) =>
  state === 'waiting'
    ? link('/adrecord/list', { adId: String(adId), store })
    : link('/adrecord/route', { adId: String(adId), recordId: String(recordId), store })

export const adRecordsLink = (adId: number, { from, to }: Period, store: string | undefined) =>
  link('/adrecord/list', { adId: String(adId), from, to, store })

export const storeRecordsLink = (store: string, { from, to }: Period) =>
  link('/adrecord/list', { store, from, to, sort: '-peopleTotal' })

/** Link to the ad, its order, or the new store. */
export function happeningLink({ kind, adId, name, store }: Happening): string {
  const { storeCode } = store
  if (kind === 'joined') return link('/store/list', { q: storeCode })
  if (kind === 'played') return link('/adgame/list', { q: name.slice(0, 100) })
  if (kind === 'paid') return link('/order/list', { store: storeCode, q: name.slice(0, 100) })
  return link('/ad/edit', { id: String(adId), readonly: '1', store: storeCode })
}
