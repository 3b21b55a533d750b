import { randomUUID } from 'node:crypto'
import type { testMessage as endpoint } from '@lumiroute/contract/message'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { lineUserId } from '../../../adapters/line/line.port.ts'
import { findCards, requireFiles } from './bubble.parts.ts'
import { writeBubbles } from './line-messages.ts'
import { forgetQuota } from './read-quota.ts'
import { refuseAsLine, requireChannel } from './require-channel.ts'

type Friend = { lineUserId: string | null; isFriend: boolean }

const friend = rawQuery<Friend>({
  name: 'message.friend',
  row: { lineUserId: 'text?', isFriend: 'bool' },
  sql: `select line_user_id as "lineUserId", follow_status = 'following' and mbr_enabled as "isFriend" from member
   where store_id = $1 and mbr_code = $2 and erased_at is null`,
})

/** To one of the store's own people, before everybody gets it; addresses go out as they are and count nothing. */
export async function testMessage({ db, deps, scope, input }: Steps<typeof endpoint>) {
  const to = await requireFriend(db, scope.storeId, input.mbrCode)
  const { settings, line } = deps
  const channel = await requireChannel({ db, settings }, scope.storeId)
  await db.write((tx) => requireFiles(tx, scope.storeId, input.messages))
  const cards = await findCards(db, scope.storeId, input.messages)
  const shorten = (url: string) => url
  const writing = { settings, liffId: channel.liffId, msgCode: 'test', cards, shorten }
  const messages = writeBubbles(input.messages, writing)
  const retryKey = input.retryKey ?? randomUUID()
  const answer = await line.multicast(channel.accessToken, { to: [to], messages, retryKey })
  if (!answer.ok) throw refuseAsLine(answer)
  forgetQuota(deps, scope.storeId)
  return { message: '測試訊息已送出' }
}

async function requireFriend(db: Handle, storeId: number, mbrCode: string): Promise<string> {
  const [found] = await db.run(friend, [storeId, mbrCode])
  if (!found) throw notFound('找不到此會員')
  if (!found.isFriend || !lineUserId.test(found.lineUserId ?? ''))
    throw refuseField('mbrCode', '此會員不是 LINE 好友，無法收到訊息')
  return found.lineUserId as string
}
