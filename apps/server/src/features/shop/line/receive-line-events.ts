import type { receiveLineEvents as endpoint } from '@lumiroute/contract/line'
import { isSigned } from '../../../adapters/line/signature.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findStoreId } from '../../platform/store/find-store-id.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { processLineEvents } from '../member/process-line-events.ts'
import { parseEvents } from './parse-line-events.ts'

/** Verified for stores without a secret too, so that response times do not reveal which store has one. */
const dummySecret = crypto.randomUUID()

export async function receiveLineEvents(call: Steps<typeof endpoint>) {
  const { deps, db, request } = call
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const storeId = await requireSigned(call, bytes)
  const events = parseEvents(bytes)
  if (!events) throw new AppError('VALIDATION', { fields: { body: text('line.notAWebhook') } })
  if (events.length > 0) await db.write((tx) => processLineEvents(tx, deps, { storeId, events }))
  return {}
}

async function requireSigned({ deps, input, request }: Steps<typeof endpoint>, bytes: Uint8Array) {
  const storeId = await findStoreId(deps.db, input.store)
  const channel = storeId === undefined ? undefined : await findLineChannel(deps, storeId)
  const signature = request.headers['x-line-signature']
  const given = typeof signature === 'string' ? signature : ''
  const isAuthentic = isSigned(channel?.channelSecret ?? dummySecret, bytes, given)
  if (storeId === undefined || !channel || !isAuthentic) throw new AppError('FORBIDDEN')
  return storeId
}
