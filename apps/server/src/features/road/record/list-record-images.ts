import { type Handle, statement } from '../../../db/db.ts'

export type RecordImage = { at: string; time: string; fileName: string }
const imagesOf = statement<RecordImage>(
  'record.images',
  `select to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM') as at, to_char(at, 'HH24MISS-MS') as time,
     file_name as "fileName" from record_image where record_id = $1 order by record_image.at limit 5000`,
)
export const listRecordImages = (db: Handle, recordId: number) => db.run(imagesOf, [recordId])
