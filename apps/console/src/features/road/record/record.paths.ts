import type { BroadcastRecord } from '@lumiroute/contract/record'

type Which = Pick<BroadcastRecord, 'id' | 'adId'>

function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The URL contains the store only if an operator chose it. */
export const recordPaths = {
  list: (store?: string, adId?: number) => withQuery('/adrecord/list', { adId, store }),
  route: ({ id, adId }: Which, store?: string) => withQuery('/adrecord/route', { adId, recordId: id, store }),
  effect: ({ id, adId }: Which, isGame: boolean, store?: string) =>
    withQuery(isGame ? '/effect-game/detail' : '/effect-ad/detail', { adId, recordId: id, store }),
}
