import type { pairDevice as endpoint } from '@lumiroute/contract/device'
import { refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutDevice } from './audit-device.ts'
import { claimPairing } from '../playbox/claim-pairing.ts'
import { deleteToken } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

/** Enough for people, too few for guessing codes. */
const triesPerMinute = 10

export async function pairDevice({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  deps.rateLimit(`pairing ${actor.accountId}`, triesPerMinute)
  const device = await lockDevice(tx, input.macAddr)
  const isClaimed = await claimPairing(tx, input.code, device.id, deps.now())
  if (!isClaimed) throw refuseField('code', text('device.wrongPairingCode'))
  await deleteToken(tx, device.id)
  await audit(tx, 'device.paired', aboutDevice(device))
  return { message: text('device.paired', { name: device.name || device.macAddr }) }
}
