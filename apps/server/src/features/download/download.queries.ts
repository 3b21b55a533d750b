import { moveTypes, playModes, playlistFormats, vehicleTypes } from '@lumiroute/contract'
import { type Handle, type Statement, statement } from '../../db/db.ts'
import { readBatches } from '../../db/read-batches.ts'
import { statusNameSql } from '../ad/ad.conditions.ts'

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const nameSql = (column: string, names: Record<string, string>) =>
  `case ${column} ${Object.entries(names)
    .map(([code, name]) => `when ${quote(code)} then ${quote(name)}`)
    .join(' ')} else ${column} end`
const timeSql = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`
const nameOf = (table: string, key: string) => `(select n.name from ${table} n where n.id = ${key})`

type Numbered = { id: number }
export type StoreRow = Numbered & Record<string, string | number | null>

/** Of one store, in the order of their numbers. */
const pages = (name: string, columns: string, from: string) =>
  statement<StoreRow>(
    `download.${name}`,
    `select r.id, ${columns} from ${from} where r.store_id = $1 and r.id > $2 order by r.id limit $3`,
  )

const ads = pages(
  'ads',
  `r.name, ${nameSql('r.move_type', moveTypes)} as "moveType", array_to_string(r.broadcast_dates, ',') as dates,
   ${nameSql('r.vehicle_type', vehicleTypes)} as "vehicleType", ${nameOf('route', 'r.route_id')} as route,
   r.fix_location as "fixLocation", ${nameSql('r.mode', playModes)} as mode,
   ${nameOf('playlist', 'r.play_id1')} as "playlistOne", ${nameOf('playlist', 'r.play_id2')} as "playlistTwo",
   ${statusNameSql} as status, r.marquee, r.memo, ${timeSql('r.created_at')} as created,
   ${timeSql('r.updated_at')} as updated`,
  `(select a.*, (select o from "order" o where o.ad_id = a.id) as ord from ad a) r`,
)
const playlists = pages(
  'playlists',
  `r.name, ${nameSql('r.format', playlistFormats)} as format,
   (select count(*) from material m where m.playlist_id = r.id) as files,
   (select round(sum(m.duration)::numeric, 1)::float8 from material m where m.playlist_id = r.id) as seconds,
   ${timeSql('r.updated_at')} as updated`,
  'playlist r',
)
const materials = pages(
  'materials',
  `r.playlist, r.position, r.name, r.type, r.width, r.height, r.duration, r.size_bytes as bytes, r.file_name as file`,
  `(select m.*, p.store_id, p.name as playlist from material m join playlist p on p.id = m.playlist_id) r`,
)
const orders = pages(
  'orders',
  `r.payment_id as "paymentId", r.source, r.ad_name as ad, r.admin_name as account, ${timeSql('r.order_time')} as ordered,
   ${timeSql('r.paid_at')} as paid, r.payment_type as type, r.payment_status as status, r.order_amount as amount,
   (select string_agg(i.oi_prod_name || ' × ' || i.oi_prod_sale_qty, '；' order by i.id) from order_item i
    where i.order_id = r.id) as items`,
  '"order" r',
)

const reader = (page: Statement<StoreRow>) => (db: Handle, storeId: number) =>
  readBatches<StoreRow>((last, most) => db.run(page, [storeId, last?.id ?? 0, most]))

export const readAds = reader(ads)
export const readPlaylists = reader(playlists)
export const readMaterials = reader(materials)
export const readOrders = reader(orders)

const codeOf = statement<{ code: string }>(
  'download.code',
  'select store_code as code from store where id = $1',
)
export const findStoreCode = async (db: Handle, storeId: number) => (await db.run(codeOf, [storeId]))[0]?.code
