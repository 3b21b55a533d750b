import { Readable } from 'node:stream'
import type { getRecordKml as endpoint } from '@lumiroute/contract/record'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { aboutRecord, requireRecord } from './require-record.ts'
import { writeRecordKml } from './write-record-kml.ts'

export async function getRecordKml(call: Steps<typeof endpoint>): Promise<Sending> {
  const { db, scope, input, language, audit } = call
  const record = await requireRecord(db, scope, input)
  await audit(db, 'export.track', aboutRecord(record))
  return {
    headers: buildHeaders(`${record.storeCode}-${record.broadcastDate}-${record.id}.kml`),
    body: Readable.from(writeRecordKml(db, record, language), { objectMode: false }),
  }
}

/** Names in it are user input; the sandbox prevents markup from running on our origin. */
const buildHeaders = (name: string) => ({
  'content-type': 'application/vnd.google-earth.kml+xml',
  'content-disposition': attachment(name),
  'content-security-policy': `sandbox; default-src 'none'`,
  'x-content-type-options': 'nosniff',
})
