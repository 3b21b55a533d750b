import type { testMessage as endpoint } from '@lumiroute/contract/message'
import { randomUUID } from 'node:crypto'
import { lineUserId } from '../../../adapters/line/line.port.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findCards, requireFiles } from './bubble-content.ts'
import { forgetQuota } from './get-quota.ts'
import { buildLineMessages } from './line-messages.ts'
import { findFriend } from './message.queries.ts'
import { toLineRefusal, requireChannel } from './require-channel.ts'

/** Sends to one member before all others; links are not shortened and clicks not counted. */
export async function testMessage({ db, deps, scope, input }: Steps<typeof endpoint>) {
  const to = await requireFriend(db, scope.storeId, input.mbrCode)
  const { settings, line } = deps
  const channel = await requireChannel({ db, settings }, scope.storeId)
  await db.write((tx) => requireFiles(tx, scope.storeId, input.messages))
  const cards = await findCards(db, scope.storeId, input.messages)
  const shorten = (url: string) => url
  const context = { settings, liffId: channel.liffId, msgCode: 'test', cards, shorten }
  const messages = buildLineMessages(input.messages, context)
  const retryKey = input.retryKey ?? randomUUID()
  const answer = await line.multicast(channel.accessToken, { to: [to], messages, retryKey })
  if (!answer.ok) throw toLineRefusal(answer)
  forgetQuota(deps, scope.storeId)
  return { message: text('message.testSent') }
}

async function requireFriend(db: Handle, storeId: number, mbrCode: string): Promise<string> {
  const found = await findFriend(db, storeId, mbrCode)
  if (!found) throw new AppError('member.notFound')
  if (!found.isFriend || !lineUserId.test(found.lineUserId ?? ''))
    throw refuseField('mbrCode', text('message.notAFriend'))
  return found.lineUserId as string
}
