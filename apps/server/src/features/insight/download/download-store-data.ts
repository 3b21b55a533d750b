import type { downloadStoreData as endpoint } from '@lumiroute/contract/download'
import type { Order } from '@lumiroute/contract/order'
import type { Playlist } from '@lumiroute/contract/playlist'
import { notFound } from '../../../errors/app-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { csvEntry } from '../../../zip/csv-entry.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { readAds } from '../../advertising/ad/list-ads.ts'
import { listEveryOrder } from '../../shop/order/list-every-order.ts'
import { readPlaylists } from '../../advertising/playlist/list-playlists.ts'
import { findStoreCode } from './download.queries.ts'
import { toCsvColumns } from './sheet.ts'
import {
  adSheet,
  materialSheet,
  type OrderItem,
  orderItemSheet,
  orderSheet,
  type PlaylistMaterial,
  playlistSheet,
} from './store-data-sheets.ts'

export async function downloadStoreData({
  db,
  scope,
  deps,
  language,
}: Steps<typeof endpoint>): Promise<Sending> {
  const { storeId } = scope
  const code = await findStoreCode(db, storeId)
  if (code === undefined) throw notFound()
  const playlists = () => readPlaylists(db, storeId)
  const orders = () => listEveryOrder(db, storeId)
  const entries = [
    csvEntry('ads.csv', toCsvColumns(adSheet, language), () => readAds(db, storeId, language)),
    csvEntry('playlists.csv', toCsvColumns(playlistSheet, language), playlists),
    csvEntry('materials.csv', toCsvColumns(materialSheet, language), () =>
      mapBatches(playlists(), toMaterials),
    ),
    csvEntry('orders.csv', toCsvColumns(orderSheet, language), orders),
    csvEntry('order-items.csv', toCsvColumns(orderItemSheet, language), () => mapBatches(orders(), toItems)),
  ]
  return sendZip(`${code}-storeData.zip`, entries, deps.now())
}

async function* mapBatches<From, To>(batches: AsyncIterable<From[]>, map: (row: From) => To[]) {
  for await (const rows of batches) yield rows.flatMap(map)
}

const toMaterials = ({ name, materials }: Playlist): PlaylistMaterial[] =>
  materials.map((material, index) => ({ ...material, playlist: name, position: index + 1 }))

const toItems = ({ paymentId, items }: Order): OrderItem[] =>
  items.map((item) => ({ ...item, paymentId, total: item.oiProdSaleQty * item.oiProdSalePrice }))
