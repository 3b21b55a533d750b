import { escapeXml } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import { type RawQuery, rawQuery } from '../../../db/raw-query.ts'
import type { FoundRecord } from './require-record.ts'
import { rangeOf, sampleRange, samplesSql } from './record.samples.ts'
import { writeRecordTour } from './write-record-tour.ts'

/** Each with its field of the samples; the values stand in rows beside the moments. */
const arrays = {
  people: { type: 'int', title: '人數', value: 'v.people_count' },
  temperature: { type: 'float', title: '溫度', value: 'v.temp' },
  humidity: { type: 'float', title: '濕度', value: 'v.humidity' },
  rain: { type: 'int', title: '下雨', value: 'v.is_rainy::int' },
} as const
const names = Object.keys(arrays) as (keyof typeof arrays)[]

const samples = samplesSql(['latitude', 'longitude', 'people_count', 'temp', 'humidity', 'is_rainy'])
const batch = `(select * from ${samples} m where m.record_time > $4::timestamptz order by m.record_time limit $5) v`
const joined = (text: string, between = '') => `string_agg(${text}, '${between}' order by v.record_time)`
const degrees = (value: string) => `round(${value}::numeric, 6)`
const isPlaced = 'v.latitude is not null and v.longitude is not null'

type Part = { count: number; last: string | null; when: string; coord: string } & Record<
  (typeof names)[number],
  string
>
const partOf = rawQuery<Part>({
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
     ${joined(`'<when>' || to_char(v.record_time, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') || '</when>'`)} as "when",
     ${joined(`case when ${isPlaced} then '<gx:coord>' || ${degrees('v.longitude')} || ' ' || ${degrees('v.latitude')}
       || ' 0</gx:coord>' else '<gx:coord></gx:coord>' end`)} as coord,
     ${names.map((name) => `${joined(`'<gx:value>' || coalesce((${arrays[name].value})::text, '') || '</gx:value>'`)} as ${name}`).join(', ')}
   from ${batch}`,
})
const lineOf = rawQuery({
  name: 'record.kml.line',
  row: { count: 'int8', last: 'text?', line: 'text?' },
  sql: `select count(*) as count, max(v.record_time)::text as last,
     ${joined(`case when ${isPlaced} then ${degrees('v.longitude')} || ',' || ${degrees('v.latitude')} end`, ' ')} as line
   from ${batch}`,
})

/** One track up to so many samples, more than a day of one a second takes; beyond that several short ones. */
const mostInOne = 40_000
const partSize = 4000

const isLongSql = rawQuery({
  name: 'record.kml.isLong',
  row: { isLong: 'bool' },
  sql: `select count(*) > ${mostInOne} as "isLong"
   from (select from record_sample s where ${sampleRange} limit ${mostInOne + 1}) v`,
})
const isLong = async (db: Handle, record: FoundRecord) =>
  (await db.run(isLongSql, rangeOf(record)))[0]?.isLong ?? false

async function* readParts<P extends { count: number; last: string | null }>(
  db: Handle,
  record: FoundRecord,
  part: RawQuery<P>,
  size: number,
): AsyncGenerator<P> {
  let after = '-infinity'
  for (;;) {
    const [found] = (await db.run(part, [...rangeOf(record), after, size])) as [P]
    if (found.count > 0) yield found
    if (found.count < size || found.last === null) return
    after = found.last
  }
}

/** The track with its times and what was measured beside them, a plain line for viewers that know no tracks, a flight. */
export async function* writeRecordKml(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  const name = escapeXml(`${record.adName} ${record.broadcastDate}`)
  yield head(name, record)
  yield* within(`<Placemark><name>${name}</name>`, tracks(db, record), '</Placemark>\n')
  const line = `<Placemark><name>${name}</name><LineString><tessellate>1</tessellate><coordinates>`
  yield* within(line, coordinates(db, record), '</coordinates></LineString></Placemark>\n')
  yield* writeRecordTour(db, record, name)
  yield '</Document></kml>\n'
}

async function* tracks(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  if (!(await isLong(db, record))) {
    // Samples that come in the meantime may be more; the last of them wait for the next time.
    for await (const part of readParts(db, record, partOf, mostInOne * 2)) return yield* trackTexts(part)
    return
  }
  yield '<gx:MultiTrack>'
  for await (const part of readParts(db, record, partOf, partSize)) yield* trackTexts(part)
  yield '</gx:MultiTrack>'
}

async function* coordinates(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  for await (const { line } of readParts(db, record, lineOf, partSize)) if (line !== null) yield `${line} `
}

/** Nothing at all where there is nothing inside. */
async function* within(open: string, inside: AsyncIterable<string>, close: string): AsyncGenerator<string> {
  let isOpen = false
  for await (const text of inside) {
    yield isOpen ? text : open + text
    isOpen = true
  }
  if (isOpen) yield close
}

const head = (name: string, { adId, id }: FoundRecord) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>${name}</name>
<ExtendedData><Data name="adId"><value>${adId}</value></Data><Data name="recordId"><value>${id}</value></Data></ExtendedData>
<Schema id="s">${names.map(fieldOf).join('')}</Schema>
`
const fieldOf = (name: keyof typeof arrays) =>
  `<gx:SimpleArrayField name="${name}" type="${arrays[name].type}"><displayName>${arrays[name].title}</displayName></gx:SimpleArrayField>`

function* trackTexts(part: Part): Generator<string> {
  yield `<gx:Track>${part.when}\n`
  yield `${part.coord}\n<ExtendedData><SchemaData schemaUrl="#s">`
  for (const name of names) yield `<gx:SimpleArrayData name="${name}">${part[name]}</gx:SimpleArrayData>`
  yield '</SchemaData></ExtendedData></gx:Track>\n'
}
