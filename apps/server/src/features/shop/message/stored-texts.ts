import { type Text, text, translate } from '../../../text/text.ts'

const store = (message: Text) => translate(message, 'zh-TW')

/** Reasons are stored with the message and its chunks, in the platform's language. */
export const canceledByHand = store(text('message.canceledByHand'))
export const noChannel = store(text('message.noChannel'))
export const noReceivers = store(text('message.noReceivers'))
export const quotaShort = store(text('message.quotaShort'))
export const waitsForQuota = store(text('message.waitsForQuota'))
export const allBlocked = store(text('message.allBlocked'))
export const unknownOutcome = store(text('message.unknownOutcome'))
