import type { pairDevice as endpoint } from '@lumiroute/contract/device'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { claimPairing } from '../playbox/claim-pairing.ts'
import { endToken } from './device.queries.ts'
import { lockDevice } from './lock-device.ts'

/** Nobody pairs more boxes a minute by hand; a program that guesses codes would. */
const triesPerMinute = 10

export async function pairDevice({ tx, deps, actor, input }: Write<typeof endpoint>) {
  deps.rateLimit(`pairing ${actor.accountId}`, triesPerMinute)
  const device = await lockDevice(tx, input.macAddr)
  if (!device) throw notFound()
  const isClaimed = await claimPairing(tx, input.code, device.id, deps.now())
  if (!isClaimed) throw refuseField('code', '配對碼有誤或已逾時，請再看一次裝置螢幕')
  await endToken(tx, device.id)
  return { message: `已配對裝置「${device.name || device.macAddr}」` }
}
