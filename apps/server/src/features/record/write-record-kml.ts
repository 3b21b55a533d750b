import { escapeXml } from '@lumiroute/geo'
import { type Handle, statement } from '../../db/db.ts'
import type { FoundRecord } from './require-record.ts'
import { rangeOf, samplesSql } from './record.samples.ts'

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

type Part = { count: number; last: string | null; when: string; coord: string } & Record<string, string>
const partOf = statement<Part>(
  'record.kml.part',
  `select count(*) as count, max(v.record_time)::text as last,
     ${joined(`'<when>' || to_char(v.record_time, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') || '</when>'`)} as "when",
     ${joined(`case when ${isPlaced} then '<gx:coord>' || ${degrees('v.longitude')} || ' ' || ${degrees('v.latitude')}
       || ' 0</gx:coord>' else '<gx:coord></gx:coord>' end`)} as coord,
     ${names.map((name) => `${joined(`'<gx:value>' || coalesce((${arrays[name].value})::text, '') || '</gx:value>'`)} as ${name}`).join(', ')}
   from ${batch}`,
)
const lineOf = statement<{ count: number; last: string | null; line: string | null }>(
  'record.kml.line',
  `select count(*) as count, max(v.record_time)::text as last,
     ${joined(`case when ${isPlaced} then ${degrees('v.longitude')} || ',' || ${degrees('v.latitude')} end`, ' ')} as line
   from ${batch}`,
)

/** More than a day of a sample a second is cut into several tracks, so that none is ever held whole. */
const partSize = 40_000

async function* readParts<P extends { count: number; last: string | null }>(
  db: Handle,
  record: FoundRecord,
  part: { name: string; text: string; row?: P },
): AsyncGenerator<P> {
  let after = '-infinity'
  for (;;) {
    const [found] = (await db.run(part, [...rangeOf(record), after, partSize])) as [P]
    if (found.count > 0) yield found
    if (found.count < partSize || found.last === null) return
    after = found.last
  }
}

/** The track with its times and what was measured beside them, and a plain line for viewers that know no tracks. */
export async function* writeRecordKml(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  const name = escapeXml(`${record.adName} ${record.broadcastDate}`)
  yield head(name)
  yield* within(`<Placemark><name>${name}</name>`, tracks(db, record), '</Placemark>\n')
  const line = `<Placemark><name>${name}</name><LineString><tessellate>1</tessellate><coordinates>`
  yield* within(line, coordinates(db, record), '</coordinates></LineString></Placemark>\n')
  yield '</Document></kml>\n'
}

async function* tracks(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  let isCut = false
  for await (const part of readParts(db, record, partOf)) {
    if (!isCut && part.count === partSize) yield '<gx:MultiTrack>'
    isCut ||= part.count === partSize
    yield trackText(part)
  }
  if (isCut) yield '</gx:MultiTrack>'
}

async function* coordinates(db: Handle, record: FoundRecord): AsyncGenerator<string> {
  for await (const { line } of readParts(db, record, lineOf)) if (line !== null) yield `${line} `
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

const head = (name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>${name}</name>
<Schema id="s">${names.map(fieldOf).join('')}</Schema>
`
const fieldOf = (name: keyof typeof arrays) =>
  `<gx:SimpleArrayField name="${name}" type="${arrays[name].type}"><displayName>${arrays[name].title}</displayName></gx:SimpleArrayField>`

const trackText = (part: Part) =>
  `<gx:Track>${part.when}\n${part.coord}\n<ExtendedData><SchemaData schemaUrl="#s">${names
    .map((name) => `<gx:SimpleArrayData name="${name}">${part[name]}</gx:SimpleArrayData>`)
    .join('')}</SchemaData></ExtendedData></gx:Track>\n`
