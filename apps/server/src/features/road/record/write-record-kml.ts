import type { Language } from '@lumiroute/contract/text'
import { escapeXml } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import { text, translate } from '../../../text/text.ts'
import {
  countSamplesUpTo,
  readLineParts,
  readTrackParts,
  type TrackPart,
} from './queries/record-kml.queries.ts'
import type { RecordRow } from './require-record.ts'
import { writeRecordTour } from './write-record-tour.ts'

/** The measured values for each time of the track. */
const fields = [
  { name: 'people', type: 'int', title: text('record.kmlPeople') },
  { name: 'temperature', type: 'float', title: text('record.kmlTemperature') },
  { name: 'humidity', type: 'float', title: text('record.kmlHumidity') },
  { name: 'rain', type: 'int', title: text('record.kmlRain') },
] as const

/**
 * A single track up to this many samples (more than a day at one per second); beyond that, several short
 * ones.
 */
const maxInOneTrack = 40_000
const partSize = 4000

/** A track with times and values, a plain line for viewers without track support, and a tour. */
export async function* writeRecordKml(
  db: Handle,
  record: RecordRow,
  language: Language,
): AsyncGenerator<string> {
  const name = escapeXml(`${record.adName} ${record.broadcastDate}`)
  yield writeHead(name, record, language)
  yield* wrap(`<Placemark><name>${name}</name>`, writeTracks(db, record), '</Placemark>\n')
  const line = `<Placemark><name>${name}</name><LineString><tessellate>1</tessellate><coordinates>`
  yield* wrap(line, writeCoordinates(db, record), '</coordinates></LineString></Placemark>\n')
  yield* writeRecordTour(db, record, name)
  yield '</Document></kml>\n'
}

async function* writeTracks(db: Handle, record: RecordRow): AsyncGenerator<string> {
  if ((await countSamplesUpTo(db, record, maxInOneTrack + 1)) <= maxInOneTrack) {
    // Twice the limit leaves space for samples that arrive meanwhile.
    for await (const part of readTrackParts(db, record, maxInOneTrack * 2)) return yield* writeTrack(part)
    return
  }
  yield '<gx:MultiTrack>'
  for await (const part of readTrackParts(db, record, partSize)) yield* writeTrack(part)
  yield '</gx:MultiTrack>'
}

async function* writeCoordinates(db: Handle, record: RecordRow): AsyncGenerator<string> {
  for await (const { line } of readLineParts(db, record, partSize)) if (line !== null) yield `${line} `
}

/** Yields nothing if the content is empty. */
async function* wrap(open: string, inside: AsyncIterable<string>, close: string): AsyncGenerator<string> {
  let isOpen = false
  for await (const part of inside) {
    yield isOpen ? part : open + part
    isOpen = true
  }
  if (isOpen) yield close
}

const writeHead = (name: string, { adId, id }: RecordRow, language: Language) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>${name}</name>
<ExtendedData><Data name="adId"><value>${adId}</value></Data><Data name="recordId"><value>${id}</value></Data></ExtendedData>
<Schema id="s">${fields.map((field) => writeField(field, language)).join('')}</Schema>
`
const writeField = ({ name, type, title }: (typeof fields)[number], language: Language) =>
  `<gx:SimpleArrayField name="${name}" type="${type}"><displayName>${translate(title, language)}</displayName></gx:SimpleArrayField>`

function* writeTrack(part: TrackPart): Generator<string> {
  yield `<gx:Track>${part.when}\n`
  yield `${part.coord}\n<ExtendedData><SchemaData schemaUrl="#s">`
  for (const { name } of fields) yield `<gx:SimpleArrayData name="${name}">${part[name]}</gx:SimpleArrayData>`
  yield '</SchemaData></ExtendedData></gx:Track>\n'
}
