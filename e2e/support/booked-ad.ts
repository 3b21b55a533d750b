import type pg from 'pg'
import { withDatabase } from './database.ts'

export type BookedItem = { type: 'image' | 'video'; seconds: number }
export type BookedAd = { adId: number; recordId: number }
type Given = { macAddr: string; items: BookedItem[]; stream?: string; streamLog?: string; on?: string[] }
type File = { fileName: string; mime: string; sha256: string; sizeBytes: number }

const dayMs = 86_400_000
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' })
/** Tomorrow too: a test may run over midnight. */
const dates = () => [day.format(Date.now()), day.format(Date.now() + dayMs)]

const findFiles = `select distinct on (f.sha256) f.uuid_name as "fileName", f.mime, f.sha256,
  f.size_bytes::int as "sizeBytes" from file f join material m on m.file_name = f.uuid_name
  where m.type = $1 order by f.sha256 limit 4`
const newAd = `insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates, review)
  select p.store_id, $1, 'fix_play', 'car', 'basic', p.id, $2::date[], 'accept'
  from playlist p join store s on s.id = p.store_id where s.store_code <> 'PLATFORM' order by p.id limit 1
  returning id, store_id as "storeId"`
const newBookings = `insert into screen_booking (device_id, date, ad_id)
  select d.id, unnest($2::date[]), $3 from device d where d.mac_addr = $1`
const newSnapshot = `insert into ad_snapshot (ad_id, content, file_names) values ($1, $2, $3) returning id`
const newRecord = `insert into broadcast_record (ad_id, store_id, broadcast_date)
  select $1, $2, unnest($3::date[]) returning id`

async function one<T>(client: pg.Client, text: string, values: unknown[]): Promise<T> {
  const { rows } = await client.query(text, values)
  return rows[0] as T
}

async function getMaterials(client: pg.Client, items: BookedItem[]) {
  const kept: Record<string, File[]> = {}
  for (const type of ['image', 'video']) kept[type] = (await client.query<File>(findFiles, [type])).rows
  return items.map(({ type, seconds }, index) => {
    const files = kept[type] ?? []
    const file = files[index % files.length]
    if (!file) throw new Error(`The demo data has no ${type}`)
    return {
      id: 900_000 + index,
      name: `${type} ${index + 1}`,
      type,
      duration: seconds,
      width: 1920,
      height: 1080,
      ...file,
    }
  })
}

const getContent = (
  adId: number,
  { stream = '', streamLog = '' }: Given,
  materials: unknown[],
  on: string[],
) => ({
  id: adId,
  name: '播放器測試',
  moveType: 'fix_play',
  mode: 'basic',
  orientation: 'landscape',
  marquee: '夜市限定優惠',
  fixLocation: '',
  playlistOne: { id: 1, name: '清單', format: 'image', materials },
  playlistTwo: null,
  unitedDeviceId: '',
  streamUrl: stream,
  streamLogUrl: streamLog,
  enabled: stream !== '',
  startAt: null,
  stopAt: null,
  bannerImage: null,
  enabledBanner: false,
  enabledQrcodeLog: true,
  qrcodeUrl: 'https://example.tw/',
  broadcastDates: on,
})

/** An ad approved for today and tomorrow on this existing device; returns today's record. */
export const bookAd = (dataDir: string, given: Given): Promise<BookedAd> =>
  withDatabase(dataDir, async (client) => {
    const on = given.on ?? dates()
    const ad = await one<{ id: number; storeId: number }>(client, newAd, ['播放器測試', on])
    await client.query(newBookings, [given.macAddr, on, ad.id])
    const materials = await getMaterials(client, given.items)
    const names = materials.map(({ fileName }) => fileName)
    const content = JSON.stringify(getContent(ad.id, given, materials, on))
    const snapshot = await one<{ id: number }>(client, newSnapshot, [ad.id, content, names])
    await client.query('update ad set snapshot_id = $2 where id = $1', [ad.id, snapshot.id])
    const record = await one<{ id: number }>(client, newRecord, [ad.id, ad.storeId, on])
    return { adId: ad.id, recordId: record.id }
  })

export const withdrawAd = (dataDir: string, { adId }: BookedAd) =>
  withDatabase(dataDir, (client) => client.query('update ad set snapshot_id = null where id = $1', [adId]))

export type KeptPlay = { playId: string; startAt: Date; plannedMs: number; playedMs: number }
export const getPlays = (dataDir: string, { recordId }: BookedAd): Promise<KeptPlay[]> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<KeptPlay>(
      `select play_id as "playId", start_at as "startAt", planned_ms as "plannedMs", played_ms as "playedMs"
       from record_play where record_id = $1 order by start_at`,
      [recordId],
    )
    return rows
  })

export const getRecord = (dataDir: string, { recordId }: BookedAd) =>
  withDatabase(dataDir, (client) =>
    one<{ startedAt: Date | null; imageName: string | null }>(
      client,
      `select start_date_time as "startedAt", image_name as "imageName" from broadcast_record where id = $1`,
      [recordId],
    ),
  )
