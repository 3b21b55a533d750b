import type { sendScreenshot as endpoint } from '@lumiroute/contract/playbox'
import { discardBody } from '../../../adapters/files/discard-body.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { receiveFile } from '../../platform/file/upload-file.ts'
import { hasImage, saveScreenshot } from './queries/report.queries.ts'
import { getAllowedTimes, requireAllowedTime, requireOwnRecord } from './require-own-record.ts'

/** One screenshot per record and time; resending changes nothing. */
export async function sendScreenshot({ deps, device, input, request, onBehalfOf }: Steps<typeof endpoint>) {
  const { recordId } = input
  const record = await requireOwnRecord(deps.db, device, { deviceId: device.macAddr, recordId })
  onBehalfOf(record.storeId)
  const at = new Date(requireAllowedTime(getAllowedTimes(record, deps), input.at, 'at'))
  if (await hasImage(deps.db, record.id, at)) {
    discardBody(request.raw)
    return {}
  }
  const owner = { kind: 'record', storeId: record.storeId, createdBy: null, isPrivate: true } as const
  const { uuidName: fileName } = await receiveFile(deps, request, owner)
  await deps.db.write((tx) => saveScreenshot(tx, { recordId, deviceId: device.id, at, fileName }))
  return {}
}
