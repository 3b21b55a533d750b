import { Readable } from 'node:stream'
import type { downloadRecord as endpoint } from '@lumiroute/contract/download'
import { FileMissingError } from '../../../adapters/files/file-error.ts'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Deps } from '../../../deps.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { csvText } from '../../../zip/csv.ts'
import { csvEntry } from '../../../zip/csv-entry.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import type { ZipEntry } from '../../../zip/zip-stream.ts'
import { listRecordImages, type RecordImage } from '../../road/record/list-record-images.ts'
import { nameMaterials } from '../../road/record/name-materials.ts'
import { readRecord } from '../../road/record/read-record.ts'
import { aboutRecord, requireRecord } from '../../road/record/require-record.ts'
import { writeRecordKml } from '../../road/record/write-record-kml.ts'
import { recordSheet } from './record-sheets.ts'
import { type PlayRow, sampleHeads } from './download.queries.ts'
import { readPlays, readSampleLines } from './record-rows.ts'
import { toColumns, toCsvColumns, translateHead } from './sheet.ts'

const rejections = {
  material: text('sheet.rejectedMaterial'),
  hash: text('sheet.rejectedFile'),
  duration: text('sheet.rejectedDuration'),
}

const playColumns = (names: Map<number, string>) => ({
  start: (row: PlayRow) => row.start,
  end: (row: PlayRow) => row.end,
  materialNumber: (row: PlayRow) => row.materialId,
  material: (row: PlayRow) => names.get(row.materialId),
  plannedMs: (row: PlayRow) => row.plannedMs,
  playedMs: (row: PlayRow) => row.playedMs,
  latitude: (row: PlayRow) => row.latitude,
  longitude: (row: PlayRow) => row.longitude,
  sha256: (row: PlayRow) => row.sha256,
  rejection: (row: PlayRow) => row.rejected && rejections[row.rejected],
})

export async function downloadRecord({
  db,
  scope,
  input,
  deps,
  language,
  audit,
}: Steps<typeof endpoint>): Promise<Sending> {
  const record = await requireRecord(db, scope, { recordId: input.id })
  await audit(db, 'export.record', aboutRecord(record))
  const images = await listRecordImages(db, record.id)
  const names = await nameMaterials(db, record.adId)
  const heads = sampleHeads.map((head) => translateHead(head, language))
  const entries: ZipEntry[] = [
    csvEntry('record.csv', toCsvColumns(recordSheet, language), () =>
      readRecord(db, record.id, language, getDeliveryMoment(deps)),
    ),
    { name: 'samples.csv', open: () => csvText(heads, readSampleLines(db, record, language)) },
    csvEntry('plays.csv', toColumns(playColumns(names), language), () => readPlays(db, record)),
    {
      name: 'track.kml',
      open: () => Readable.from(writeRecordKml(db, record, language), { objectMode: false }),
    },
    ...images.map((image) => imageEntry(deps, image)),
  ]
  return sendZip(`${record.storeCode}-recordData.zip`, entries, deps.now())
}

const imageEntry = ({ storage }: Deps, { time, fileName }: RecordImage): ZipEntry => ({
  name: `images/${time}${/\.\w+$/.exec(fileName)?.[0] ?? ''}`,
  compress: false,
  open: async () => {
    try {
      return (await storage.open(fileName)).stream
    } catch (error) {
      // One lost picture must not fail the whole download.
      if (error instanceof FileMissingError) return Readable.from([])
      throw error
    }
  },
})
