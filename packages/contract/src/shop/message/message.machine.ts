export const messageStatuses = [
  'draft',
  'scheduled',
  'sending',
  'sent',
  'partial',
  'failed',
  'canceled',
] as const
export type MessageStatus = (typeof messageStatuses)[number]

export const messageActions = ['edit', 'cancel', 'delete'] as const
export type MessageAction = (typeof messageActions)[number]

type State = { status: MessageStatus; isSentToAnyone: boolean }

const rules: Record<MessageAction, (state: State) => boolean> = {
  edit: ({ status }) => status === 'draft' || status === 'scheduled',
  cancel: ({ status }) => status === 'scheduled' || status === 'sending',
  delete: ({ status, isSentToAnyone }) => status === 'draft' || (status === 'canceled' && !isSentToAnyone),
}

export const listMessageActions = (state: State): MessageAction[] =>
  messageActions.filter((action) => rules[action](state))
