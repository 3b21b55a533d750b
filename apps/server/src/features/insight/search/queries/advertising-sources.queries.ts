import { type SearchSource, typedNumber } from './search.queries.ts'

const playlists: SearchSource = {
  category: 'playlist',
  find: ({ like, own }) =>
    `select p.id, p.name as title, s.store_name as detail, s.store_code as "storeCode", p.name as key
     from playlist p join store s on s.id = p.store_id
     where ${own('p.store_id')} and p.name ${like} $1
     order by p.id desc`,
}

/** Newest first by id, so that the scan for a frequent word ends early. */
const ads: SearchSource = {
  category: 'ad',
  find: ({ like, own }) =>
    `select a.id, a.name as title, concat_ws(' · ', s.store_name, array_to_string(a.broadcast_dates[1:1], '')) as detail,
       s.store_code as "storeCode", a.name as key
     from ad a join store s on s.id = a.store_id
     where ${own('a.store_id')} and (a.name ${like} $1 or a.id = ${typedNumber})
     order by a.id desc`,
}

/** By room code or by ad. */
const games: SearchSource = {
  category: 'game',
  find: ({ like, own }) =>
    `select g.id, a.name as title, concat_ws(' · ', g.code, s.store_name, to_char(g.opened_at, 'YYYY-MM-DD')) as detail,
       s.store_code as "storeCode", a.name as key
     from game_room g join ad a on a.id = g.ad_id join store s on s.id = g.store_id
     where ${own('g.store_id')} and (g.code ${like} $1 or a.name ${like} $1)
     order by g.id desc`,
}

const orders: SearchSource = {
  category: 'order',
  find: ({ like, own }) =>
    `select o.id, o.payment_id as title, concat_ws(' · ', coalesce(o.ad_name, o.admin_name), s.store_name) as detail,
       s.store_code as "storeCode", o.payment_id as key
     from "order" o join store s on s.id = o.store_id
     where ${own('o.store_id')} and o.order_no is null and (o.payment_id ${like} $1 or o.ad_name ${like} $1)
     order by o.id desc`,
}

export const advertisingSources: SearchSource[] = [playlists, ads, games, orders]
