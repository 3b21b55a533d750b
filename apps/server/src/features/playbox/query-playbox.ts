import type { queryPlaybox as endpoint } from '@lumiroute/contract'
import { requestOrigin } from '../../http/request-origin.ts'
import type { Steps } from '../../http/route.ts'
import { loadProgramme } from './load-programme.ts'
import { requireOwnAddress } from './own-record.ts'

export async function queryPlaybox({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  const origin = requestOrigin(request, deps.settings)
  const programme = await loadProgramme({ deps, device, origin })
  return { ...programme, etag: `"${programme.version}"` }
}
