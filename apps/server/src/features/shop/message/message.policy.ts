import { listMessageActions, type MessageAction, type MessageStatus } from '@lumiroute/contract/message'
import { AppError } from '../../../errors/app-error.ts'
import type { MessageRecord } from './message.queries.ts'

const refusals = {
  edit: 'message.notEditable',
  cancel: 'message.notCancelable',
  delete: 'message.notDeletable',
} as const satisfies Record<MessageAction, string>

export function requireAction({ status, sent }: MessageRecord, action: MessageAction): void {
  const state = { status: status as MessageStatus, isSentToAnyone: sent > 0 }
  if (!listMessageActions(state).includes(action)) throw new AppError(refusals[action])
}
