import type { downloadStoreData as endpoint } from '@lumiroute/contract'
import type { Handle } from '../../db/db.ts'
import { notFound } from '../../http/app-error.ts'
import type { Sending, Steps } from '../../http/route.ts'
import { csvEntry } from '../../zip/csv-entry.ts'
import { sendZip } from '../../zip/send-zip.ts'
import {
  findStoreCode,
  readAds,
  readMaterials,
  readOrders,
  readPlaylists,
  type StoreRow,
} from './download.queries.ts'

type Table = {
  file: string
  read: (db: Handle, storeId: number) => AsyncIterable<StoreRow[]>
  /** Head → column. */
  columns: Record<string, string>
}

const tables: Table[] = [
  {
    file: 'ads.csv',
    read: readAds,
    columns: {
      編號: 'id',
      廣告名稱: 'name',
      類型: 'moveType',
      播放日期: 'dates',
      車種: 'vehicleType',
      路線: 'route',
      定點位置: 'fixLocation',
      播放模式: 'mode',
      主播放清單: 'playlistOne',
      副播放清單: 'playlistTwo',
      狀態: 'status',
      跑馬燈: 'marquee',
      備註: 'memo',
      建立時間: 'created',
      更新時間: 'updated',
    },
  },
  {
    file: 'playlists.csv',
    read: readPlaylists,
    columns: {
      編號: 'id',
      名稱: 'name',
      格式: 'format',
      素材數: 'files',
      總秒數: 'seconds',
      更新時間: 'updated',
    },
  },
  {
    file: 'materials.csv',
    read: readMaterials,
    columns: {
      編號: 'id',
      播放清單: 'playlist',
      順序: 'position',
      名稱: 'name',
      類型: 'type',
      寬: 'width',
      高: 'height',
      秒數: 'duration',
      檔案大小: 'bytes',
      檔名: 'file',
    },
  },
  {
    file: 'orders.csv',
    read: readOrders,
    columns: {
      訂單編號: 'paymentId',
      來源: 'source',
      廣告: 'ad',
      帳號: 'account',
      訂購時間: 'ordered',
      付款時間: 'paid',
      付款方式: 'type',
      付款狀態: 'status',
      金額: 'amount',
      項目: 'items',
    },
  },
]

export async function downloadStoreData({ db, scope, deps }: Steps<typeof endpoint>): Promise<Sending> {
  const code = await findStoreCode(db, scope.storeId)
  if (code === undefined) throw notFound()
  const entries = tables.map(({ file, read, columns }) =>
    csvEntry(file, cellsOf(columns), () => read(db, scope.storeId)),
  )
  return sendZip(`${code}-storeData.zip`, entries, deps.now())
}

const cellsOf = (columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([head, name]) => [head, (row: StoreRow) => row[name]]))
