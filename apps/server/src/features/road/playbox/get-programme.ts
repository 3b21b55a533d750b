import type { getProgramme as endpoint } from '@lumiroute/contract/playbox'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { loadProgramme } from './load-programme.ts'
import { saveAppVersion } from './queries/report.queries.ts'
import { requireOwnAddress } from './require-own-record.ts'

export async function getProgramme({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  if (input.appVersion) await saveAppVersion(deps.db, device.id, input.appVersion)
  const origin = requestOrigin(request, deps.settings)
  const programme = await loadProgramme({ deps, device, origin })
  return { ...programme, etag: `"${programme.version}"` }
}
