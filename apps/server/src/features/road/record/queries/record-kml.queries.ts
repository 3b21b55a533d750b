import type { Handle } from '../../../../db/db.ts'
import { getSampleRange, mergedSamples, sampleRange } from '../../../../db/merged-samples.ts'
import { type RawQuery, rawQuery } from '../../../../db/raw-query.ts'
import type { RecordRow } from './record.queries.ts'

const samples = mergedSamples(['latitude', 'longitude', 'people_count', 'temp', 'humidity', 'is_rainy'])
const batch = `(select * from ${samples} m where m.record_time > $4::timestamptz order by m.record_time limit $5) v`
const join = (text: string, separator = '') => `string_agg(${text}, '${separator}' order by v.record_time)`
const degrees = (value: string) => `round(${value}::numeric, 6)`
const hasPosition = 'v.latitude is not null and v.longitude is not null'
const valueXml = (value: string) => join(`'<gx:value>' || coalesce((${value})::text, '') || '</gx:value>'`)

/** The XML of one batch of samples, joined per element. */
export type TrackPart = {
  count: number
  last: string | null
  when: string
  coord: string
  people: string
  temperature: string
  humidity: string
  rain: string
}
const trackPart = rawQuery<TrackPart>({
  name: 'record.kml.part',
  row: {
    count: 'int8',
    last: 'text?',
    when: 'text',
    coord: 'text',
    people: 'text',
    temperature: 'text',
    humidity: 'text',
    rain: 'text',
  },
  sql: `select count(*) as count, max(v.record_time)::text as last,
     ${join(`'<when>' || to_char(v.record_time, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') || '</when>'`)} as "when",
     ${join(`case when ${hasPosition} then '<gx:coord>' || ${degrees('v.longitude')} || ' ' || ${degrees('v.latitude')}
       || ' 0</gx:coord>' else '<gx:coord></gx:coord>' end`)} as coord,
     ${valueXml('v.people_count')} as people, ${valueXml('v.temp')} as temperature,
     ${valueXml('v.humidity')} as humidity, ${valueXml('v.is_rainy::int')} as rain
   from ${batch}`,
})
type LinePart = { count: number; last: string | null; line: string | null }
const linePart = rawQuery<LinePart>({
  name: 'record.kml.line',
  row: { count: 'int8', last: 'text?', line: 'text?' },
  sql: `select count(*) as count, max(v.record_time)::text as last,
     ${join(`case when ${hasPosition} then ${degrees('v.longitude')} || ',' || ${degrees('v.latitude')} end`, ' ')} as line
   from ${batch}`,
})

async function* readParts<P extends { count: number; last: string | null }>(
  db: Handle,
  record: RecordRow,
  part: RawQuery<P>,
  size: number,
): AsyncGenerator<P> {
  let after = '-infinity'
  for (;;) {
    const [found] = (await db.run(part, [...getSampleRange(record), after, size])) as [P]
    if (found.count > 0) yield found
    if (found.count < size || found.last === null) return
    after = found.last
  }
}
/** The track in batches of `size` samples. */
export const readTrackParts = (db: Handle, record: RecordRow, size: number) =>
  readParts(db, record, trackPart, size)
export const readLineParts = (db: Handle, record: RecordRow, size: number) =>
  readParts(db, record, linePart, size)

const countUpTo = rawQuery({
  name: 'record.kml.countUpTo',
  row: { count: 'int8' },
  sql: `select count(*) as count from (select from record_sample s where ${sampleRange} limit $4) v`,
})
/** The number of samples, counted up to `limit`. */
export const countSamplesUpTo = async (db: Handle, record: RecordRow, limit: number): Promise<number> =>
  (await db.run(countUpTo, [...getSampleRange(record), limit]))[0]?.count ?? 0

const positioned = 's.latitude is not null and s.longitude is not null'
const edge = (pick: 'min' | 'max') => `extract(epoch from ${pick}(s.record_time))`

export type TourStop = { when: string; lng: number; lat: number }
/** Equal parts of the day, so that the tour takes equally long for every record. */
const tourStops = rawQuery<TourStop>({
  name: 'record.kml.tour',
  row: { when: 'text', lng: 'float8', lat: 'float8' },
  sql: `select to_char(min(v.record_time), 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM') as "when",
     round(avg(v.longitude)::numeric, 6)::float8 as lng, round(avg(v.latitude)::numeric, 6)::float8 as lat
   from ${mergedSamples(['latitude', 'longitude'], positioned)} v
   cross join (select ${edge('min')} as first, greatest(${edge('max')} - ${edge('min')}, 1) as seconds
     from record_sample s where ${sampleRange} and ${positioned}) w
   group by least(floor((extract(epoch from v.record_time) - w.first) / w.seconds * $4::int), $4::int - 1)
   order by 1`,
})
export const listTourStops = (db: Handle, record: RecordRow, maxStops: number) =>
  db.run(tourStops, [...getSampleRange(record), maxStops])
