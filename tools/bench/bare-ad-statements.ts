/** Separate from the product's SQL, like those of the stores. */
const names = {
  moveType: `case r.move_type when 'move_play' then '行動播放' when 'fix_play' then '定點播放'
    when 'fix_game' then '定點遊戲' else '店家直播' end`,
  status: `case when r.review <> 'draft' then r.review when o.id is null then ''
    when o.payment_status = 'SUCCESS' then 'paid' else 'unpay' end`,
  pay: `case when o.id is null then 'none' when o.payment_status = 'SUCCESS' then 'paid' else 'unpay' end`,
}

const columns = `
  r.id, r.name, json_build_object('code', r.move_type, 'name', ${names.moveType}) as "moveType",
  json_build_object('type', json_build_object('code', r.vehicle_type, 'name', '汽車'), 'route',
    case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end) as vehicle,
  r.place_id as "placeId", r.fix_location as "fixLocation", json_build_object('code', r.mode, 'name', '雙區') as mode,
  json_build_object('id', p.id, 'name', p.name) as "playlistOne",
  case when q.id is not null then json_build_object('id', q.id, 'name', q.name) end as "playlistTwo",
  null as game, r.game_end_uri as "gameEndUri", r.game_win_uri as "gameWinUri",
  r.game_seconds as "gameSeconds", r.game_difficulty as "gameDifficulty", r.game_win_score as "gameWinScore",
  r.game_names as "gameNames", r.game_coupon as "gameCoupon", r.game_daily_plays as "gameDailyPlays",
  r.united_room_id as "unitedRoomId", r.united_device_id as "unitedDeviceId", r.united_banner as "unitedBanner",
  r.wait_seconds as "waitSeconds", r.orientation, r.mux_token as "muxToken", r.stream_url as "streamUrl", r.enabled,
  r.start_at as "startAt", r.stop_at as "stopAt", r.stream_log_url as "streamLogUrl",
  r.banner_image as "bannerImage", r.banner_width as "bannerWidth", r.banner_height as "bannerHeight",
  r.enabled_banner as "enabledBanner", r.enabled_qrcode_log as "enabledQrcodeLog", r.qrcode_url as "qrcodeUrl",
  array_to_string(r.broadcast_dates, ',') as "broadcastDate", r.marquee, r.memo,
  json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code) as store,
  json_build_object('statusCode', ${names.status}, 'statusName', ${names.status}, 'review', r.review,
    'pay', ${names.pay}, 'paymentId', o.payment_id, 'orderAmount', o.order_amount, 'reason', r.reason,
    'submittedAt', r.submitted_at, 'reviewedAt', r.reviewed_at) as payment,
  case r.review when 'draft' then '["edit","delete","pay"]'::json when 'request' then '[]'::json
    else '["editContent","submit"]'::json end as actions,
  r.snapshot_id is not null as "onAir", r.has_open_change as "hasOpenChange",
  coalesce((select json_agg(json_build_object('date', b.date, 'vehicleId', v.id, 'vehicleNo', v.no))
    from booking b join vehicle v on v.id = b.vehicle_id where b.ad_id = r.id), '[]') as bookings,
  coalesce((select json_agg(json_build_object('id', d.id, 'macAddr', d.mac_addr, 'name', d.name, 'place',
      (select json_build_object('id', l.id, 'name', l.name) from place l where l.id = d.place_id), 'store', null,
      'dates', k.dates) order by d.id) from (select device_id, json_agg(date order by date) as dates
      from screen_booking where ad_id = r.id group by device_id) k join device d on d.id = k.device_id),
    (select json_agg(json_build_object('id', d.id, 'macAddr', d.mac_addr, 'name', d.name, 'place',
      (select json_build_object('id', l.id, 'name', l.name) from place l where l.id = d.place_id), 'store', null,
      'dates', '[]'::json) order by d.id) from device d where d.place_id = r.place_id and d.kind = 'player'),
    '[]'::json) as screens,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`

const joins = `join store s on s.id = r.store_id left join route t on t.id = r.route_id
  join playlist p on p.id = r.play_id1 left join playlist q on q.id = r.play_id2
  left join "order" o on o.ad_id = r.id`

const answer = (payload: string) =>
  `json_build_object('status', 200, 'message', '操作成功', ${payload})::text as answer`

export const bareAds = {
  name: 'bare.ads',
  text: `select ${answer(`'adList', (select json_agg(v) from (select ${columns}
      from (select * from ad where store_id = $1 order by id desc limit $2 offset $3) r ${joins}) v),
      'total', (select count(*) from ad where store_id = $1)`)}`,
}

export const bareAd = {
  name: 'bare.ad',
  text: `select ${answer(`'adList', (select json_agg(v) from (select ${columns} from ad r ${joins}
      where r.id = $1) v)`)}`,
}

export const bareAddAd = {
  name: 'bare.addAd',
  text: `with r as (insert into ad (store_id, name, move_type, vehicle_type, fix_location, mode, play_id1,
      broadcast_dates, marquee, memo, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, string_to_array($8, ',')::date[], $9, $10, $11) returning id)
    select ${answer(`'adId', (select id from r)`)}`,
}
