import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Figure } from './figures.ts'
import type { LoadRequest } from './load-types.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import type { Stage } from './stage.ts'

const path = '/api/playbox/record/detail'
const macAddr = '02:00:00:00:00:01'
const batchRows = 1000
/** First connection number; each connection reports for its own record. */
const firstClient = 100
const clients = 16

/** A device in a vehicle, and a record of today for each connection. */
const prepare = `
  with d as (
    insert into device (mac_addr, name, token_hash, paired_at) values ('${macAddr}', 'bench', $1, now())
    on conflict (mac_addr) do update set token_hash = excluded.token_hash returning mac_addr
  ), v as (
    insert into vehicle (no, vehicle_type, vehicle_status, device_one)
    select 'BENCH-1', 'car', 'online', mac_addr from d returning id
  ), p as (
    insert into playlist (store_id, name, format) select id, 'bench', 'image' from store where is_platform
    returning id, store_id
  ), a as (
    insert into ad (store_id, name, move_type, vehicle_type, mode, play_id1, broadcast_dates, review)
    select p.store_id, 'bench ' || n, 'move_play', 'car', 'basic', p.id, array[current_date], 'accept'
    from p, generate_series(1, ${clients}) n returning id, store_id
  )
  insert into broadcast_record (id, ad_id, store_id, vehicle_id, broadcast_date) overriding system value
  select 1000000 + ${firstClient} - 1 + row_number() over (order by a.id), a.id, a.store_id, v.id, current_date
  from a, v`
const prepareBare = `
  create table bare_sample (like record_sample, primary key (record_id, record_time, device_id))
    partition by range (record_time);
  create table bare_sample_all partition of bare_sample default`

/** Whole seconds of the last hour; the milliseconds make each batch distinct. */
function batchText(now: number): string {
  const from = Math.floor(now / 1000) * 1000 - batchRows * 1000
  const rows = Array.from({ length: batchRows }, (_, index) => ({
    recordTime: new Date(from + index * 1000).toISOString().replace('.000Z', '.{ms}Z'),
    currentLatitude: 25.03 + index / 100_000,
    currentLongitude: 121.5 + index / 100_000,
    accuracy: 4.5,
    currentTemp: 25.5,
    currentHumidity: 70,
    isRainy: false,
    peopleCount: index % 40,
    peopleGender: { male: 5, female: 6, unknown: 1 },
    peopleAge: { '0-12': 1, '13-18': 1, '19-34': 4, '35-59': 3, '60+': 2, unknown: 1 },
  }))
  return JSON.stringify({ deviceId: macAddr, recordId: 0, rows }).replace(
    '"recordId":0',
    '"recordId":1000{client}',
  )
}

async function prepareIngest(database: pg.Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  await database.query(prepare, [hash])
  await database.query(prepareBare)
  return token
}

const cleanUp = `truncate record_sample, bare_sample`

/** Batches of 1,000 samples: compared with the database's own JSON parsing, and with COPY. */
export async function measureIngest(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  const token = await prepareIngest(stage.database)
  const body = batchText(Date.now())
  const headers = { authorization: `Device ${token}`, 'content-type': 'application/json' }
  const by = (way: string) => (): LoadRequest => ({
    method: 'POST',
    path: `${path}?by=${way}`,
    headers,
    body,
  })
  const measure = { isHeavy: true, cleanUp }
  return [
    ...(await measureRatio(stage, options, {
      ...measure,
      name: 'ingest, 1,000 samples a call, to json_array_elements',
      request: by('json'),
      atLeast: 1,
    })),
    ...(await measureRatio(stage, options, {
      ...measure,
      name: 'ingest, 1,000 samples a call, to COPY',
      request: by('copy'),
      atLeast: 0.7,
    })),
    await measureTwice(stage, { method: 'POST', path, headers, body }),
  ]
}

const fill = (text: string) => text.replaceAll('{ms}', '007').replaceAll('{client}', String(firstClient))

async function measureTwice(
  { product, database }: Stage,
  { headers, body = '' }: LoadRequest,
): Promise<Figure> {
  const send = () =>
    fetch(`http://127.0.0.1:${product.port}${path}`, {
      method: 'POST',
      headers: headers ?? {},
      body: fill(body),
    })
  await database.query(cleanUp)
  const statuses = [(await send()).status, (await send()).status]
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from record_sample')
  return {
    name: 'ingest, rows of a batch sent twice',
    value: rows[0]?.n ?? 0,
    limit: { atMost: batchRows },
    unit: '',
    detail: `answers ${statuses.join(', ')}`,
  }
}
