import { z } from 'zod'

const word = z.string()
const maybe = word.optional()
/** The store is given where an operator is to see another than the platform's own; * stands for all. */
const store = maybe

const link = <const Kinds extends readonly [string, ...string[]], Params extends z.core.$ZodLooseShape>(
  kinds: Kinds,
  params: Params,
) => z.object({ kind: z.enum(kinds), params: z.object(params) })

/** A page of the console; the console builds its URL. */
export const linkSchema = z.discriminatedUnion('kind', [
  link(['adCheckList', 'transparencyLog'], {}),
  link(['store'], { id: z.int(), storeName: word }),
  link(['route', 'vehicle'], { id: z.int() }),
  link(['device'], { macAddr: word }),
  link(['shopOrder'], { orderNo: word, store }),
  link(['product', 'activity', 'banner', 'coupon', 'pointCard', 'message', 'member'], { code: word, store }),
  link(['storeInfo', 'lineSettings'], { store }),
  link(['auditList'], { objectKind: word, objectId: word, store }),
  link(['accountList', 'playlistList', 'gameList', 'gameEffectList'], { q: word, store }),
  link(['storeList'], { admin: word }),
  link(['deviceList'], { status: word }),
  link(['recordList'], { state: word, store }),
  link(['makeGoodList'], { state: maybe, store }),
  link(['productList'], { stock: word, store }),
  link(['shopOrderList'], { orderStatus: word, store }),
  link(['adList'], { q: maybe, payStatus: maybe, store }),
  link(['orderList'], { q: maybe, source: maybe, payment: maybe, store }),
])
export type Link = z.infer<typeof linkSchema>
export type LinkKind = Link['kind']

type ParamsOf<One, Kind> = One extends { kind: infer Kinds; params: infer Params }
  ? Kind extends Kinds
    ? Params
    : never
  : never
export type LinkParams<Kind extends LinkKind> = ParamsOf<Link, Kind>
