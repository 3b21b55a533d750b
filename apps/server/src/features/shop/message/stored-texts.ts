import { storeText, text } from '../../../text/text.ts'

/** Reasons that are stored with the message and its chunks. */
export const canceledByHand = storeText(text('message.canceledByHand'))
export const noChannel = storeText(text('message.noChannel'))
export const noReceivers = storeText(text('message.noReceivers'))
export const quotaShort = storeText(text('message.quotaShort'))
export const waitsForQuota = storeText(text('message.waitsForQuota'))
export const allBlocked = storeText(text('message.allBlocked'))
export const unknownOutcome = storeText(text('message.unknownOutcome'))
