import { maskName } from '../../../db/mask-personal-data.ts'
import { pathOfStore, type Source } from './search.source.ts'

type Thing = {
  category: Source['category']
  table: string
  code: string
  title: string
  /** More that is looked through. */
  also?: string[]
  where?: string
  kind?: string
  to: (kind: string) => string
}

/** Things of the shop that have a name, a code and a page of their own. */
const thing = ({
  category,
  table,
  code,
  title,
  also = [],
  where = 'true',
  kind = `''`,
  to,
}: Thing): Source => ({
  category,
  find: ({ like, own }) =>
    `select r.id, r.${title} as title, concat_ws(' · ', r.${code}, s.store_name) as detail,
       s.store_code as "storeCode", r.${code} as key, ${kind} as kind
     from ${table} r join store s on s.id = r.store_id
     where ${own('r.store_id')} and ${where}
       and (${[title, code, ...also].map((column) => `r.${column} ${like} $1`).join(' or ')})
     order by r.id desc`,
  link: (found, actor) => pathOfStore(to(found.kind ?? ''), { code: found.key }, found, actor),
})

const isThere = 'r.removed_at is null'

const things = [
  thing({
    category: 'product',
    table: 'product',
    code: 'prod_code',
    title: 'prod_name',
    also: ['prod_sku', 'prod_barcode'],
    where: isThere,
    to: () => '/product/edit',
  }),
  thing({
    category: 'activity',
    table: 'activity',
    code: 'act_code',
    title: 'act_title',
    kind: 'r.act_type',
    to: (type) => `/${type}/edit`,
  }),
  thing({
    category: 'coupon',
    table: 'coupon',
    code: 'cpn_code',
    title: 'cpn_title',
    where: isThere,
    to: () => '/coupon/edit',
  }),
  thing({
    category: 'pointCard',
    table: 'point_card',
    code: 'pc_code',
    title: 'pc_name',
    where: isThere,
    to: () => '/pointcard/edit',
  }),
  thing({
    category: 'message',
    table: 'message',
    code: 'msg_code',
    title: 'msg_title',
    to: () => '/message/edit',
  }),
]

/** By its numbers alone: who ordered is nobody's business here. */
const shopOrders: Source = {
  category: 'shopOrder',
  find: ({ like, own }) =>
    `select o.id, o.order_no as title, concat_ws(' · ', to_char(o.order_time, 'YYYY-MM-DD'), s.store_name) as detail,
       s.store_code as "storeCode", o.order_no as key
     from "order" o join store s on s.id = o.store_id
     where ${own('o.store_id')} and o.order_no is not null and (o.order_no ${like} $1 or o.payment_id ${like} $1)
     order by o.id desc`,
  link: (found, actor) => pathOfStore('/shop-order/detail', { no: found.key }, found, actor),
}

/** Found by name and code, told masked as in every list. */
const members: Source = {
  category: 'member',
  onlyFor: 'store',
  find: ({ like, own }) =>
    `select m.id, coalesce(nullif(${maskName('m.mbr_name')}, ''), ${maskName('m.mbr_display_name')}) as title,
       m.mbr_code as detail, '' as "storeCode", m.mbr_code as key
     from member m
     where ${own('m.store_id')} and m.erased_at is null
       and (m.mbr_code ${like} $1 or m.mbr_name ${like} $1 or m.mbr_display_name ${like} $1)
     order by m.id desc`,
  link: (found, actor) => pathOfStore('/member/detail', { code: found.key }, found, actor),
}

export const shopSources: Source[] = [shopOrders, ...things, members]
