import type { cancelMessage as cancel, deleteMessage as remove } from '@lumiroute/contract/message'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { requireAction } from './message.policy.ts'
import { deleteMessageRow, editMessage, findMessageJson, lockMessage } from './message.queries.ts'
import { finishMessage, skipUntriedChunks } from './queries/chunk.queries.ts'
import { canceledByHand } from './stored-texts.ts'
import { viewMessage } from './view-message.ts'

export async function cancelMessage({ tx, deps, actor, scope, input, language }: Write<typeof cancel>) {
  const row = await lockMessage(tx, scope.storeId, input.msgCode)
  if (!row) throw new AppError('message.notFound')
  requireAction(row, 'cancel')
  const stopped = { statusReason: canceledByHand }
  if (row.status === 'scheduled')
    await editMessage(tx, row.id, actor.accountId, { ...stopped, status: 'canceled', dueAt: null })
  else {
    await skipUntriedChunks(tx, row.id, canceledByHand)
    await editMessage(tx, row.id, actor.accountId, stopped)
    await finishMessage(tx, row.id, deps.now())
  }
  const json = (await findMessageJson(tx, scope.storeId, row.msgCode)) as string
  return { messageItem: viewMessage(json, language), message: text('message.canceled') }
}

export async function deleteMessage({ tx, scope, input }: Write<typeof remove>) {
  const row = await lockMessage(tx, scope.storeId, input.msgCode)
  if (!row) throw new AppError('message.notFound')
  requireAction(row, 'delete')
  await deleteMessageRow(tx, row.id)
  return { message: text('message.deleted') }
}
