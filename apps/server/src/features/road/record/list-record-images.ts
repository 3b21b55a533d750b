import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

export type RecordImage = { at: string; time: string; fileName: string }
const imagesOf = rawQuery<RecordImage>({
  name: 'record.images',
  row: { at: 'text', time: 'text', fileName: 'text' },
  sql: `select to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') as at, to_char(at, 'HH24MISS-MS') as time,
     file_name as "fileName" from record_image where record_id = $1 order by record_image.at limit 5000`,
})
export const listRecordImages = (db: Handle, recordId: number) => db.run(imagesOf, [recordId])
