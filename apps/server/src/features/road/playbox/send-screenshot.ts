import type { sendScreenshot as endpoint } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { discardBody } from '../../../adapters/files/discard-body.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { receiveFile } from '../../platform/file/upload-file.ts'
import { momentsOf, requireMoment, requireOwnRecord } from './own-record.ts'

const find = rawQuery({
  name: 'playbox.image',
  row: { known: 'bool' },
  sql: 'select exists (select from record_image where record_id = $1 and at = $2) as known',
})
const insert = rawQuery({
  name: 'playbox.insertImage',
  row: { at: 'timestamptz' },
  sql: 'insert into record_image (record_id, at, file_name) values ($1, $2, $3) on conflict do nothing returning at',
})
// Screenshots that waited on the disk come late: only a newer one is the latest.
const showInRecord = rawQuery({
  name: 'playbox.imageOfRecord',
  row: {},
  sql: `update broadcast_record set image_name = $3, image_updated_at = $2
   where id = $1 and (image_updated_at is null or image_updated_at < $2)`,
})
const showInDevice = rawQuery({
  name: 'playbox.imageOfDevice',
  row: {},
  sql: 'update device set image_name = $3, image_at = $2 where id = $1 and (image_at is null or image_at < $2)',
})

/** One picture a record and moment: sent again it changes nothing. */
export async function sendScreenshot({ deps, device, input, request, onBehalfOf }: Steps<typeof endpoint>) {
  const asked = { deviceId: device.macAddr, recordId: input.recordId }
  const record = await requireOwnRecord(deps.db, device, asked)
  onBehalfOf(record.storeId)
  const at = new Date(requireMoment(momentsOf(record, deps), input.at, 'at'))
  if (await isKnown(deps.db, record.id, at)) {
    discardBody(request.raw)
    return {}
  }
  const owner = { kind: 'record', storeId: record.storeId, createdBy: null, isPrivate: true } as const
  const { uuidName } = await receiveFile(deps, request, owner)
  await deps.db.write(async (tx) => {
    const kept = await tx.run(insert, [record.id, at, uuidName])
    if (kept.length === 0) return
    await tx.run(showInRecord, [record.id, at, uuidName])
    await tx.run(showInDevice, [device.id, at, uuidName])
  })
  return {}
}

const isKnown = async (db: Handle, recordId: number, at: Date) =>
  (await db.run(find, [recordId, at]))[0]?.known === true
