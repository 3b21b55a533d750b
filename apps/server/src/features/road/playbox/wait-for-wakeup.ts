import type { waitForWakeup as endpoint } from '@lumiroute/contract/playbox'
import type { Steps } from '../../../http/pipeline/route.ts'
import { requireOwnAddress } from './require-own-record.ts'

export async function waitForWakeup({ deps, device, input, request }: Steps<typeof endpoint>) {
  requireOwnAddress(device, input.deviceId)
  const { result, leave } = deps.wakeups.wait(device.id, input.mark)
  request.raw.socket.once('close', leave)
  try {
    return await result
  } finally {
    request.raw.socket.off('close', leave)
  }
}
