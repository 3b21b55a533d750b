import type { Hit, SearchCategory } from '@lumiroute/contract'
import { statement } from '../../db/db.ts'
import type { Actor } from '../../http/identity.ts'

const mostHits = 8

type Found = { id: number; title: string; detail: string; storeCode: string; key: string }
type Source = {
  category: SearchCategory
  /** `$1` is the pattern, `$2` the store to stay in, or null for all. */
  find: ReturnType<typeof statement<Found>>
  link: (found: Found, actor: Actor) => string
}

const path = (to: string, query: Record<string, string>) => `${to}?${new URLSearchParams(query)}`

const stores: Source = {
  category: 'store',
  find: statement<Found>(
    'search.store',
    `select id, store_name as title, store_code as detail, store_code as "storeCode", store_name as key from store
     where ($2::int is null or id = $2)
       and (store_code ilike $1 or store_name ilike $1 or store_tax_number ilike $1)
     order by lower(store_code) limit ${mostHits}`,
  ),
  link: ({ id, key }, { isOperator }) =>
    isOperator ? path('/store/create', { i: String(id), n: key }) : '/store/info',
}

const accounts: Source = {
  category: 'account',
  find: statement<Found>(
    'search.account',
    `select a.id, a.admin_name as title, a.admin_account || ' · ' || s.store_name as detail,
       s.store_code as "storeCode", a.admin_account as key
     from account a join store s on s.id = a.store_id
     where ($2::int is null or a.store_id = $2)
       and (a.admin_account ilike $1 or a.admin_name ilike $1 or a.admin_email ilike $1)
     order by lower(a.admin_account) limit ${mostHits}`,
  ),
  link: ({ key, storeCode }, { isOperator }) =>
    path('/store/account/list', { ...(isOperator && { store: storeCode }), q: key }),
}

const playlists: Source = {
  category: 'playlist',
  find: statement<Found>(
    'search.playlist',
    `select p.id, p.name as title, s.store_name as detail, s.store_code as "storeCode", p.name as key
     from playlist p join store s on s.id = p.store_id
     where ($2::int is null or p.store_id = $2) and p.name ilike $1
     order by p.updated_at desc, p.id limit ${mostHits}`,
  ),
  link: ({ key, storeCode }, { isOperator }) =>
    path('/playlist/list', { ...(isOperator && { store: storeCode }), q: key }),
}

const ads: Source = {
  category: 'ad',
  find: statement<Found>(
    'search.ad',
    `select a.id, a.name as title, concat_ws(' · ', s.store_name, array_to_string(a.broadcast_dates[1:1], '')) as detail,
       s.store_code as "storeCode", a.name as key
     from ad a join store s on s.id = a.store_id
     where ($2::int is null or a.store_id = $2) and (a.name ilike $1 or a.id::text like $1)
     order by a.updated_at desc, a.id limit ${mostHits}`,
  ),
  link: ({ key, storeCode }, { isOperator }) =>
    path('/ad/list', { ...(isOperator && { store: storeCode }), q: key }),
}

const routes: Source = {
  category: 'route',
  find: statement<Found>(
    'search.route',
    `select id, coalesce(nullif(name, ''), code) as title, code as detail, '' as "storeCode", code as key
     from route
     where $2::int is null and (code ilike $1 or name ilike $1 or description ilike $1)
     order by lower(code) limit ${mostHits}`,
  ),
  link: ({ id }) => path('/route/edit', { id: String(id) }),
}

const vehicles: Source = {
  category: 'vehicle',
  find: statement<Found>(
    'search.vehicle',
    `select v.id, v.no as title, coalesce(d.name, '') as detail, '' as "storeCode", '' as key
     from vehicle v left join device d on d.mac_addr = v.device_one
     where $2::int is null and v.no ilike $1
     order by lower(v.no) limit ${mostHits}`,
  ),
  link: ({ id }) => path('/vehicle/edit', { id: String(id) }),
}

const devices: Source = {
  category: 'device',
  find: statement<Found>(
    'search.device',
    `select d.id, coalesce(nullif(d.name, ''), d.mac_addr) as title,
       concat_ws(' · ', d.mac_addr, coalesce(v.no, nullif(d.location, ''))) as detail,
       '' as "storeCode", d.mac_addr as key
     from device d left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one)
     where $2::int is null and (d.mac_addr ilike $1 or d.name ilike $1 or d.location ilike $1)
     order by d.name, d.mac_addr limit ${mostHits}`,
  ),
  link: ({ key }) => path('/device/edit', { macAddr: key }),
}

const orders: Source = {
  category: 'order',
  find: statement<Found>(
    'search.order',
    `select o.id, o.payment_id as title, concat_ws(' · ', coalesce(o.ad_name, o.admin_name), s.store_name) as detail,
       s.store_code as "storeCode", o.payment_id as key
     from "order" o join store s on s.id = o.store_id
     where ($2::int is null or o.store_id = $2) and (o.payment_id ilike $1 or o.ad_name ilike $1)
     order by o.order_time desc, o.id desc limit ${mostHits}`,
  ),
  link: ({ key, storeCode }, { isOperator }) =>
    path('/order/list', { ...(isOperator && { store: storeCode }), q: key }),
}

/** What the header's search looks through. A feature adds its own here. */
export const searchSources: Source[] = [stores, accounts, playlists, ads, orders, routes, vehicles, devices]

export const toHit = ({ category, link }: Source, found: Found, actor: Actor): Hit => ({
  category,
  title: found.title,
  detail: found.detail,
  link: link(found, actor),
})
