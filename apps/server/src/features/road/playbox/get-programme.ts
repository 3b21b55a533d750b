import type { getProgramme as endpoint } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { loadProgramme } from './load-programme.ts'
import { requireOwnAddress } from './own-record.ts'

export async function getProgramme({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  if (input.appVersion) await keepVersion(deps.db, device.id, input.appVersion)
  const origin = requestOrigin(request, deps.settings)
  const programme = await loadProgramme({ deps, device, origin })
  return { ...programme, etag: `"${programme.version}"` }
}

const keep = rawQuery({
  name: 'playbox.appVersion',
  row: {},
  sql: 'update device set app_version = $2 where id = $1 and app_version <> $2',
})
const keepVersion = (db: Handle, deviceId: number, appVersion: string) => db.run(keep, [deviceId, appVersion])
