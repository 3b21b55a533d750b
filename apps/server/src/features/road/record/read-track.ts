import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { FoundRecord } from './require-record.ts'
import { rangeOf, samplesSql } from './record.samples.ts'

export const trackColumns = ['seconds', 'lat', 'lng', 'people', 'temp', 'humidity', 'rainy'] as const
export type TrackColumn = (typeof trackColumns)[number]
/** Whole numbers, one of each column for each sample; null where it was not measured. */
export type TrackData = { from: number; columns: Record<TrackColumn, (number | null)[]> }

type Found = { from: number | null } & Record<TrackColumn, string>

const samples = samplesSql(['latitude', 'longitude', 'people_count', 'temp', 'humidity', 'is_rainy'])
const listed = (value: string) =>
  `array_to_string(array_agg((${value})::int order by v.record_time), ',', '')`

/** One text a column: as rows, each value would be parsed by itself. */
const columnsOf = rawQuery<Found>({
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
     ${listed('round(extract(epoch from v.record_time - v.first))')} as seconds,
     ${listed('round(v.latitude * 100000)')} as lat, ${listed('round(v.longitude * 100000)')} as lng,
     ${listed('v.people_count')} as people, ${listed('round(v.temp * 10)')} as temp,
     ${listed('round(v.humidity)')} as humidity, ${listed('v.is_rainy')} as rainy
   from (select *, min(record_time) over () as first from ${samples} m) v`,
})

export async function readTrack(db: Handle, record: FoundRecord): Promise<TrackData> {
  const [found] = (await db.run(columnsOf, rangeOf(record))) as [Found]
  const entries = trackColumns.map((name) => [name, numbersOf(found[name])] as const)
  return { from: found.from ?? 0, columns: Object.fromEntries(entries) as TrackData['columns'] }
}

const numbersOf = (text: string | null): (number | null)[] =>
  text === null ? [] : text.split(',').map((value) => (value === '' ? null : Number(value)))
