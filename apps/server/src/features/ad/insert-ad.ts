import { type Handle, statement } from '../../db/db.ts'
import { type AdValues, type Found, foundSql, partsOf } from './ad.form.ts'

type Column = Exclude<keyof AdValues, 'playId1' | 'playId2' | 'routeId' | 'bannerImage' | 'unitedBanner'>

/** Each column with its type; the five that name other things come first, as `partsOf` gives them. */
const types: Record<Column, string> = {
  name: 'text',
  moveType: 'text',
  vehicleType: 'text',
  fixLocation: 'text',
  mode: 'text',
  gameId: 'smallint',
  gameEndUri: 'text',
  gameWinUri: 'text',
  unitedRoomId: 'text',
  unitedDeviceId: 'text',
  waitSeconds: 'int',
  orientation: 'text',
  muxToken: 'text',
  streamUrl: 'text',
  enabled: 'boolean',
  startAt: 'timestamptz',
  stopAt: 'timestamptz',
  streamLogUrl: 'text',
  bannerWidth: 'int',
  bannerHeight: 'int',
  enabledBanner: 'boolean',
  enabledQrcodeLog: 'boolean',
  qrcodeUrl: 'text',
  broadcastDates: 'date[]',
  marquee: 'text',
  memo: 'text',
}
const columns = Object.keys(types) as Column[]
const before = 7
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const insert = statement<Found & { id: number | null }>(
  'ad.insert',
  `with found as (${foundSql}), made as (
     insert into ad (store_id, play_id1, play_id2, route_id, banner_image, united_banner, updated_by,
       ${columns.map(snake).join(', ')})
     select $1::int, $2::int, $3::int, $4::int, $5::text, $6::text, $7::int,
       ${columns.map((column, at) => `$${before + at + 1}::${types[column]}`).join(', ')}
     from found where "playId1" and "playId2" and "routeId" and "bannerImage" and "unitedBanner"
     returning id)
   select found.*, made.id from found left join made on true`,
)

/** One statement looks and writes; without an id nothing was written, and the rest says why. */
export async function insertAd(db: Handle, storeId: number, values: AdValues, by: number) {
  const [row] = await db.run(insert, [
    storeId,
    ...partsOf({ ...values }),
    by,
    ...columns.map((column) => values[column]),
  ])
  return row as Found & { id: number | null }
}
