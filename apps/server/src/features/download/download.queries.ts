import type { Ad, BroadcastRecord, Order, Playlist } from '@lumiroute/contract'
import { type Handle, statement } from '../../db/db.ts'
import type { Settings } from '../../settings.ts'
import { listAdsJson } from '../ad/ad.queries.ts'
import { maskTokens } from '../ad/ad.secrets.ts'
import { listOrdersJson } from '../order/order.queries.ts'
import { listPlaylistsJson } from '../playlist/playlist.queries.ts'
import { listRecordsJson } from '../record/record.queries.ts'

/** Pages of rows in the order of their ids; each page starts behind the last, so that a deleted row shifts none. */
async function* readPages<Row extends { id: number }>(
  readAfter: (after: number) => Promise<{ rows: string }>,
): AsyncGenerator<Row[]> {
  let rows: Row[]
  let after = 0
  do {
    rows = JSON.parse((await readAfter(after)).rows) as Row[]
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id ?? after
  } while (rows.length > 0)
}

/** The column of actions is not part of the file, so anybody's view will do. */
const viewer = { isOperator: false, viewerStore: null }

export const readAds = (db: Handle, storeId: number, settings: Settings) =>
  readPages<Ad>(async (after) => {
    const { rows } = await listAdsJson(db, { filters: { storeId, after }, given: viewer, sort: 'id' })
    return { rows: maskTokens(settings, rows) }
  })

export const readPlaylists = (db: Handle, storeId: number) =>
  readPages<Playlist>((after) => listPlaylistsJson(db, { filters: { storeId, after }, sort: 'id' }))

export const readOrders = (db: Handle, storeId: number) =>
  readPages<Order>((after) => listOrdersJson(db, { filters: { storeId, after }, sort: 'id' }))

export async function* readRecord(db: Handle, recordId: number): AsyncGenerator<BroadcastRecord[]> {
  const { rows } = await listRecordsJson(db, { filters: { recordId } })
  yield JSON.parse(rows) as BroadcastRecord[]
}

const codeOf = statement<{ code: string }>(
  'download.code',
  'select store_code as code from store where id = $1',
)
export const findStoreCode = async (db: Handle, storeId: number) => (await db.run(codeOf, [storeId]))[0]?.code
