import type pg from 'pg'

const fillParts = [
  `insert into route (code, name, kml, lines, length_km, point_count, bounds)
   select 'B' || n, '路線 ' || n, '<kml/>', '[]', n, 2, array[121, 25, 122, 26] from generate_series(1, 20) n`,
  `insert into vehicle (no, vehicle_type, vehicle_status)
   select 'BNH-' || lpad(n::text, 4, '0'), 'car', 'online' from generate_series(1, 200) n`,
  `insert into place (name) values ('信義威秀廣場')`,
  `insert into device (mac_addr, name, place_id) select '02:00:00:00:00:F' || n, '螢幕 ' || n, p.id
   from place p cross join generate_series(1, 3) n`,
  `insert into playlist (store_id, name, format)
   select s.id, '播放清單 ' || n, 'image' from store s cross join generate_series(1, 2) n`,
]

/** Every status and four of the types in rotation; the same number for each store. */
const fillAds = `
  insert into ad (store_id, name, move_type, vehicle_type, route_id, place_id, fix_location, mode, play_id1, play_id2,
    broadcast_dates, marquee, memo, review, submitted_at, qrcode_url)
  select s.id, '春季促銷廣告 ' || n, (array['move_play', 'fix_play', 'store_streaming', 'fix_game'])[1 + n % 4], 'car',
    case when n % 4 = 0 then (select min(id) from route) + n % 20 end,
    case when n % 4 in (1, 3) then (select min(id) from place) end, '信義威秀廣場', 'split', p.first, p.second,
    array[current_date + 1 + n / 1000, current_date + 2 + n / 1000], repeat('全館八折 ', 6), '店家備註',
    (array['draft', 'request', 'accept', 'reject', 'draft'])[1 + n % 5], case when n % 5 in (1, 2, 3) then now() end,
    'https://example.tw/shop'
  from generate_series($1::int, $2::int) n
  join (select id, row_number() over (order by id) - 1 as place from store where store_code not like 'NEW%') s
    on s.place = n % (select count(*) from store where store_code not like 'NEW%')
  join lateral (select min(id) as first, max(id) as second from playlist where store_id = s.id) p on true`
const fillOrders = `
  insert into "order" (store_id, source, ad_id, ad_name, payment_id, payment_status, order_amount)
  select store_id, 'AD', id, name, 'B' || id, case when id % 3 = 0 then 'INIT' else 'SUCCESS' end, 8000
  from ad where id % 4 <> 0 on conflict (ad_id) do nothing`
const fillBookings = `
  insert into booking (vehicle_id, date, ad_id)
  select v.id, current_date + 1 + (a.place / 200)::int, a.id
  from (select id, row_number() over (order by id) - 1 as place from ad where review = 'accept') a
  join (select id, row_number() over (order by id) - 1 as place from vehicle) v on v.place = a.place % 200
  on conflict do nothing`

/** Grows the table from one number of ads to another, with orders and booked days. */
export async function prepareAds(database: pg.Pool, from: number, to: number): Promise<void> {
  if (from === 0) for (const text of fillParts) await database.query(text)
  await database.query(fillAds, [from + 1, to])
  await database.query(fillOrders)
  await database.query(fillBookings)
  await database.query('vacuum analyze ad, "order", booking, playlist, route, vehicle')
}
