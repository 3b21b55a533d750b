import { hasPermission } from '@lumiroute/contract/account'
import type { PayStatus } from '@lumiroute/contract/ad'
import type { Language } from '@lumiroute/contract/text'
import {
  actionsSql,
  adWithOrder,
  hasStatus,
  paySql,
  statusCodeSql,
  statusNameSql,
  statusRankSql,
} from '../../../../db/ad-status.ts'
import { isChoosable, placeJson } from '../../../../db/choosable-screen.ts'
import { codedJson, gameJson } from '../../../../db/coded-json.ts'
import { containing, defineList } from '../../../../db/list-json.ts'
import type { Actor } from '../../../../http/authentication/identity.ts'
import { codeNames } from '../../../../text/code-names.ts'

const named = (table: string, key: string) =>
  `(select json_build_object('id', n.id, 'name', n.name) from ${table} n where n.id = ${key})`

const payment = `json_build_object('statusCode', ${statusCodeSql}, 'statusName', ${statusNameSql},
  'review', r.review, 'pay', ${paySql}, 'paymentId', (r.ord).payment_id, 'orderAmount', (r.ord).order_amount,
  'reason', r.reason, 'submittedAt', r.submitted_at, 'reviewedAt', r.reviewed_at)`

const store = `(select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
  from store s where s.id = r.store_id)`

const bookings = `coalesce((select json_agg(json_build_object('date', b.date, 'vehicleId', v.id, 'vehicleNo', v.no)
  order by b.date) from booking b join vehicle v on v.id = b.vehicle_id where b.ad_id = r.id), '[]')`

const screen = (dates: string) => `json_build_object('id', d.id, 'macAddr', d.mac_addr, 'name', d.name,
  'place', ${placeJson('d')}, 'store', (select json_build_object('id', s.id, 'storeName', s.store_name)
    from store s where s.id = d.store_id), 'dates', ${dates})`

/**
 * The booked screens or, before booking, the chosen ones. Never another store's, whatever address was typed.
 */
const screens = `case when r.move_type = 'move_play' then '[]'::json else coalesce(
  (select json_agg(${screen('b.dates')} order by d.id) from (select device_id, json_agg(date order by date) as dates
     from screen_booking where ad_id = r.id group by device_id) b join device d on d.id = b.device_id),
  case when r.place_id is not null then (select json_agg(${screen(`'[]'::json`)} order by d.id) from device d
     where d.place_id = r.place_id and d.kind = 'player')
   when r.united_device_id <> '' then (select json_agg(${screen(`'[]'::json`)} order by d.id) from device d
     where d.mac_addr = any(string_to_array(r.united_device_id, ','))
       and ${isChoosable('d', 'r.store_id', "r.move_type = 'store_united_game'")}) end, '[]'::json) end`

const columns = `
  r.id, r.name, ${codedJson('r.move_type', 'moveType')} as "moveType",
  json_build_object('type', ${codedJson('r.vehicle_type', 'vehicleType')},
    'route', ${named('route', 'r.route_id')}) as vehicle,
  r.place_id as "placeId", r.fix_location as "fixLocation", ${codedJson('r.mode', 'playMode')} as mode,
  ${named('playlist', 'r.play_id1')} as "playlistOne", ${named('playlist', 'r.play_id2')} as "playlistTwo",
  ${gameJson('r.game_id')} as game,
  r.game_end_uri as "gameEndUri", r.game_win_uri as "gameWinUri", r.game_seconds as "gameSeconds",
  r.game_difficulty as "gameDifficulty", r.game_win_score as "gameWinScore", r.game_names as "gameNames",
  r.game_coupon as "gameCoupon", r.game_daily_plays as "gameDailyPlays", r.united_room_id as "unitedRoomId",
  r.united_device_id as "unitedDeviceId", r.united_banner as "unitedBanner", r.wait_seconds as "waitSeconds",
  r.orientation, r.mux_token_hint as "muxToken", r.stream_url as "streamUrl", r.enabled, r.start_at as "startAt",
  r.stop_at as "stopAt", r.stream_log_url as "streamLogUrl", r.banner_image as "bannerImage",
  r.banner_width as "bannerWidth", r.banner_height as "bannerHeight", r.enabled_banner as "enabledBanner",
  r.enabled_qrcode_log as "enabledQrcodeLog", r.qrcode_url as "qrcodeUrl",
  array_to_string(r.broadcast_dates, ',') as "broadcastDate", r.marquee, r.memo,
  ${store} as store, ${payment} as payment, ${actionsSql} as actions,
  r.snapshot_id is not null as "onAir", r.has_open_change as "hasOpenChange", ${bookings} as bookings,
  ${screens} as screens,
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`

const inAd = 'r.name ilike {q} or r.id::text like {q}'

export const listAdsJson = defineList({
  name: 'ad.list',
  from: adWithOrder,
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    adId: 'r.id = {adId}',
    after: 'r.id > {after}',
    moveType: 'r.move_type = {moveType}',
    ...hasStatus,
    q: inAd,
    anywhere: `${inAd.replaceAll('{q}', '{anywhere}')} or r.store_id in (select s.id from store s
      where s.store_name ilike {anywhere} or s.store_code ilike {anywhere})`,
  },
  orders: {
    id: 'r.id',
    name: 'r.name',
    moveType: 'r.move_type',
    broadcastDate: 'r.broadcast_dates[1]',
    vehicleType: 'r.vehicle_type',
    mode: 'r.mode',
    status: statusRankSql,
    store: '(select s.store_name from store s where s.id = r.store_id)',
    submittedAt: 'r.submitted_at',
    updatedAt: 'r.updated_at',
  },
  order: '-id',
})

/** The viewer whose permissions determine `actions`, and the language of the names. */
export const toViewer = ({ isOperator, storeId, storeRole }: Actor, language: Language) => ({
  isOperator,
  viewerStore: hasPermission(storeRole, 'ads.write') ? storeId : null,
  ...codeNames(language),
})

export function filterByStatus(status: PayStatus | undefined) {
  if (status === undefined) return {}
  if (status === '') return { none: true }
  return status === 'unpay' || status === 'paid' ? { [status]: true } : { review: status }
}

/** A search over all stores also matches their names. */
export const filterBySearch = (typed: string | undefined, isOverAllStores: boolean) => ({
  [isOverAllStores ? 'anywhere' : 'q']: containing(typed),
})
