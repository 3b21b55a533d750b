import { Readable } from 'node:stream'
import type { getRecordKml as endpoint } from '@lumiroute/contract/record'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { requireRecord } from './require-record.ts'
import { writeRecordKml } from './write-record-kml.ts'

export async function getRecordKml({ db, scope, input, language }: Steps<typeof endpoint>): Promise<Sending> {
  const record = await requireRecord(db, scope, input)
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
