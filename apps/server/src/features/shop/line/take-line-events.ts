import type { takeLineEvents as endpoint } from '@lumiroute/contract/line'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { isSigned } from '../../../adapters/line/signature.ts'
import { greetFriends } from '../member/greet-friends.ts'
import { findStoreId } from '../../platform/store/find-store-id.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { readEvents } from './line.events.ts'

/** Stands in for the secret of whoever has none, so that the time of a refusal does not tell which it was. */
const nobodysSecret = crypto.randomUUID()

export async function takeLineEvents(call: Steps<typeof endpoint>) {
  const { deps, db, request } = call
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const storeId = await requireSigned(call, bytes)
  const events = readEvents(bytes)
  if (!events) throw new AppError('VALIDATION', { fields: { body: '不是 LINE 的通知' } })
  if (events.length > 0) await db.write((tx) => greetFriends(tx, deps, { storeId, events }))
  return {}
}

async function requireSigned({ deps, input, request }: Steps<typeof endpoint>, bytes: Uint8Array) {
  const storeId = await findStoreId(deps.db, input.store)
  const channel = storeId === undefined ? undefined : await findLineChannel(deps, storeId)
  const signature = request.headers['x-line-signature']
  const given = typeof signature === 'string' ? signature : ''
  const isGenuine = isSigned(channel?.channelSecret ?? nobodysSecret, bytes, given)
  if (storeId === undefined || !channel || !isGenuine) throw new AppError('FORBIDDEN')
  return storeId
}
