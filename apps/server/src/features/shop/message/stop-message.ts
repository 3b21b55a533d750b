import { canCancelMessage, canDeleteMessage } from '@lumiroute/contract/message'
import type { cancelMessage as cancel, Message, deleteMessage as remove } from '@lumiroute/contract/message'
import { eq } from 'drizzle-orm'
import { rawQuery } from '../../../db/raw-query.ts'
import { messages } from '../../../db/schema/index.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { finishMessage, stoppedByHand } from './chunk.queries.ts'
import { editMessage, findMessageJson, lockMessage } from './message.queries.ts'

// What LINE may have taken already is left to be asked about again.
const skip = rawQuery({
  name: 'messageChunk.cancel',
  row: {},
  sql: `update message_chunk set status = 'skipped', error = $2
   where message_id = $1 and status = 'waiting' and attempts = 0`,
})

export async function cancelMessage({ tx, deps, actor, scope, input }: Write<typeof cancel>) {
  const row = await lockMessage(tx, scope.storeId, input.msgCode)
  if (!row) throw notFound('找不到此訊息')
  if (!canCancelMessage(row)) throw new AppError('CONFLICT', { message: '只能取消等待中或發送中的訊息' })
  const stopped = { statusReason: stoppedByHand }
  if (row.status === 'scheduled')
    await editMessage(tx, row.id, actor.accountId, { ...stopped, status: 'canceled', dueAt: null })
  else {
    await tx.run(skip, [row.id, stoppedByHand])
    await editMessage(tx, row.id, actor.accountId, stopped)
    await finishMessage(tx, row.id, deps.now())
  }
  const json = (await findMessageJson(tx, scope.storeId, row.msgCode)) as string
  return { messageItem: new RawJson<Message>(json), message: '已取消發送' }
}

export async function deleteMessage({ tx, scope, input }: Write<typeof remove>) {
  const row = await lockMessage(tx, scope.storeId, input.msgCode)
  if (!row) throw notFound('找不到此訊息')
  if (!canDeleteMessage(row)) throw new AppError('CONFLICT', { message: '只能刪除草稿或未發出就取消的訊息' })
  await tx.delete(messages).where(eq(messages.id, row.id))
  return { message: '訊息已刪除' }
}
