export { listImages as listRecordImages, type RecordImage } from './queries/record.queries.ts'
