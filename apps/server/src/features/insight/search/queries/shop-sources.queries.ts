import { maskName } from '../../../../db/mask-personal-data.ts'
import type { SearchSource } from './search.queries.ts'

type Entity = {
  category: SearchSource['category']
  table: string
  code: string
  title: string
  /** More columns to search. */
  also?: string[]
  where?: string
  kind?: string
}

/** Entities of the shop with a name, a code and a page of their own. */
const searchEntity = ({
  category,
  table,
  code,
  title,
  also = [],
  where = 'true',
  kind = `''`,
}: Entity): SearchSource => ({
  category,
  find: ({ like, own }) =>
    `select r.id, r.${title} as title, concat_ws(' · ', r.${code}, s.store_name) as detail,
       s.store_code as "storeCode", r.${code} as key, ${kind} as kind
     from ${table} r join store s on s.id = r.store_id
     where ${own('r.store_id')} and ${where}
       and (${[title, code, ...also].map((column) => `r.${column} ${like} $1`).join(' or ')})
     order by r.id desc`,
})

const isNotDeleted = 'r.removed_at is null'

const entities = [
  searchEntity({
    category: 'product',
    table: 'product',
    code: 'prod_code',
    title: 'prod_name',
    also: ['prod_sku', 'prod_barcode'],
    where: isNotDeleted,
  }),
  searchEntity({
    category: 'activity',
    table: 'activity',
    code: 'act_code',
    title: 'act_title',
    kind: 'r.act_type',
  }),
  searchEntity({
    category: 'coupon',
    table: 'coupon',
    code: 'cpn_code',
    title: 'cpn_title',
    where: isNotDeleted,
  }),
  searchEntity({
    category: 'pointCard',
    table: 'point_card',
    code: 'pc_code',
    title: 'pc_name',
    where: isNotDeleted,
  }),
  searchEntity({
    category: 'message',
    table: 'message',
    code: 'msg_code',
    title: 'msg_title',
  }),
]

/** Only by numbers, since the search must not reveal who ordered. */
const shopOrders: SearchSource = {
  category: 'shopOrder',
  find: ({ like, own }) =>
    `select o.id, o.order_no as title, concat_ws(' · ', to_char(o.order_time, 'YYYY-MM-DD'), s.store_name) as detail,
       s.store_code as "storeCode", o.order_no as key
     from "order" o join store s on s.id = o.store_id
     where ${own('o.store_id')} and o.order_no is not null and (o.order_no ${like} $1 or o.payment_id ${like} $1)
     order by o.id desc`,
}

/** Found by name and code, shown masked as in every list. */
const members: SearchSource = {
  category: 'member',
  onlyFor: 'store',
  find: ({ like, own }) =>
    `select m.id, coalesce(nullif(${maskName('m.mbr_name')}, ''), ${maskName('m.mbr_display_name')}) as title,
       m.mbr_code as detail, '' as "storeCode", m.mbr_code as key
     from member m
     where ${own('m.store_id')} and m.erased_at is null
       and (m.mbr_code ${like} $1 or m.mbr_name ${like} $1 or m.mbr_display_name ${like} $1)
     order by m.id desc`,
}

export const shopSources: SearchSource[] = [shopOrders, ...entities, members]
