import { Readable } from 'node:stream'
import type { getRecordKml as endpoint } from '@lumiroute/contract/record'
import { attachment } from '../../../http/response/attachment.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { requireRecord } from './require-record.ts'
import { writeRecordKml } from './write-record-kml.ts'

export async function getRecordKml({ db, scope, input }: Steps<typeof endpoint>): Promise<Sending> {
  const record = await requireRecord(db, scope, input)
  return {
    headers: headersOf(`${record.storeCode}-${record.broadcastDate}-${record.id}.kml`),
    body: Readable.from(writeRecordKml(db, record), { objectMode: false }),
  }
}

/** Names in it are what somebody typed; nothing of it runs here. */
const headersOf = (name: string) => ({
  'content-type': 'application/vnd.google-earth.kml+xml',
  'content-disposition': attachment(name),
  'content-security-policy': `sandbox; default-src 'none'`,
  'x-content-type-options': 'nosniff',
})
