import { Readable } from 'node:stream'
import type { downloadRecord as endpoint } from '@lumiroute/contract/download'
import { playRejections } from '@lumiroute/contract/record'
import { FileMissingError } from '../../../adapters/files/file-error.ts'
import type { Deps } from '../../../deps.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { csvText } from '../../../zip/csv.ts'
import { csvEntry } from '../../../zip/csv-entry.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import type { ZipEntry } from '../../../zip/zip-stream.ts'
import { listRecordImages, type RecordImage } from '../../road/record/list-record-images.ts'
import { nameMaterials } from '../../road/record/name-materials.ts'
import { readRecord } from '../../road/record/read-record.ts'
import { requireRecord } from '../../road/record/require-record.ts'
import { writeRecordKml } from '../../road/record/write-record-kml.ts'
import { recordSheet } from './record-sheets.ts'
import { type PlayRow, readPlays, readSampleLines, sampleHead } from './record.export.ts'
import { columnsOf } from './sheet.ts'

const playColumns = (names: Map<number, string>) => ({
  開始: (row: PlayRow) => row.start,
  結束: (row: PlayRow) => row.end,
  素材編號: (row: PlayRow) => row.materialId,
  素材: (row: PlayRow) => names.get(row.materialId),
  預定毫秒: (row: PlayRow) => row.plannedMs,
  實播毫秒: (row: PlayRow) => row.playedMs,
  緯度: (row: PlayRow) => row.latitude,
  經度: (row: PlayRow) => row.longitude,
  'SHA-256': (row: PlayRow) => row.sha256,
  不符原因: (row: PlayRow) => row.rejected && playRejections[row.rejected],
})

export async function downloadRecord({
  db,
  scope,
  input,
  deps,
  language,
}: Steps<typeof endpoint>): Promise<Sending> {
  const record = await requireRecord(db, scope, { recordId: input.id })
  const images = await listRecordImages(db, record.id)
  const entries: ZipEntry[] = [
    csvEntry('record.csv', columnsOf(recordSheet), () => readRecord(db, record.id)),
    { name: 'samples.csv', open: () => csvText(sampleHead, readSampleLines(db, record)) },
    csvEntry('plays.csv', playColumns(await nameMaterials(db, record.adId)), () => readPlays(db, record)),
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
      // One lost picture must not cost the whole download.
      if (error instanceof FileMissingError) return Readable.from([])
      throw error
    }
  },
})
