import type { Handle } from '../../../../db/db.ts'
import { arrayJson, bareJson, objectJson, quotedJson } from '../../../../db/json-text.ts'
import { getSampleRange, mergedSamples } from '../../../../db/merged-samples.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from './record.queries.ts'

const samples = mergedSamples(['latitude', 'longitude', 'temp', 'humidity', 'is_rainy', 'people_count'])

const sampleJson = objectJson({
  recordTime: quotedJson('v.record_time'),
  currentLatitude: bareJson('v.latitude'),
  currentLongitude: bareJson('v.longitude'),
  currentTemp: bareJson('v.temp'),
  currentHumidity: bareJson('v.humidity'),
  isRainy: bareJson('v.is_rainy'),
  peopleCount: bareJson('v.people_count'),
})
type SamplePage = { rows: string; total: number | null }
const defineSamplePage = (direction: 'asc' | 'desc') =>
  rawQuery<SamplePage>({
    name: `record.samples.${direction}`,
    row: { rows: 'text', total: 'int8?' },
    sql: `select ${arrayJson(sampleJson)} as rows, case when $6 then (select count(*) from ${samples} c) end as total
     from (select * from ${samples} v order by v.record_time ${direction} limit $4 offset $5) v`,
  })
const samplePages = { asc: defineSamplePage('asc'), desc: defineSamplePage('desc') }

type PageOptions = { direction: 'asc' | 'desc'; limit: number; offset: number; isPaged: boolean }
/** The samples as JSON text; the total only if paged. */
export async function listSamplesJson(db: Handle, record: RecordRow, options: PageOptions) {
  const { direction, limit, offset, isPaged } = options
  const values = [...getSampleRange(record), limit, offset, isPaged]
  return (await db.run(samplePages[direction], values))[0] as SamplePage
}

export const trackColumns = ['seconds', 'lat', 'lng', 'people', 'temp', 'humidity', 'rainy'] as const
export type TrackColumn = (typeof trackColumns)[number]
/** One integer per sample in each column; null if not measured. */
export type TrackData = { from: number; columns: Record<TrackColumn, (number | null)[]> }

const joinNumbers = (value: string) =>
  `array_to_string(array_agg((${value})::int order by v.record_time), ',', '')`

type JoinedTrack = { from: number | null } & Record<TrackColumn, string>
/** One text per column, since the driver would parse each value of a row separately. */
const track = rawQuery<JoinedTrack>({
  name: 'record.track',
  row: {
    from: 'float8?',
    seconds: 'text',
    lat: 'text',
    lng: 'text',
    people: 'text',
    temp: 'text',
    humidity: 'text',
    rainy: 'text',
  },
  sql: `select round(extract(epoch from min(v.first)) * 1000)::float8 as "from",
     ${joinNumbers('round(extract(epoch from v.record_time - v.first))')} as seconds,
     ${joinNumbers('round(v.latitude * 100000)')} as lat, ${joinNumbers('round(v.longitude * 100000)')} as lng,
     ${joinNumbers('v.people_count')} as people, ${joinNumbers('round(v.temp * 10)')} as temp,
     ${joinNumbers('round(v.humidity)')} as humidity, ${joinNumbers('v.is_rainy')} as rainy
   from (select *, min(record_time) over () as first from ${samples} m) v`,
})
const splitNumbers = (text: string | null): (number | null)[] =>
  text === null ? [] : text.split(',').map((value) => (value === '' ? null : Number(value)))

export async function getTrack(db: Handle, record: RecordRow): Promise<TrackData> {
  const [found] = (await db.run(track, getSampleRange(record))) as [JoinedTrack]
  const entries = trackColumns.map((name) => [name, splitNumbers(found[name])] as const)
  return { from: found.from ?? 0, columns: Object.fromEntries(entries) as TrackData['columns'] }
}
