import type { Message, MessageRow } from '@lumiroute/contract/message'
import type { Language } from '@lumiroute/contract/text'
import { readStoredText } from '../../../text/text.ts'

const viewRow = <Row extends MessageRow>(row: Row, language: Language): Row => ({
  ...row,
  targetText: readStoredText(row.targetText, language),
  statusReason: readStoredText(row.statusReason, language),
})

/** Messages that PostgreSQL returned as JSON, with their stored texts in the caller's language. */
export const viewMessages = (json: string, language: Language): MessageRow[] =>
  (JSON.parse(json) as MessageRow[]).map((row) => viewRow(row, language))

export function viewMessage(json: string, language: Language): Message {
  const message = viewRow(JSON.parse(json) as Message, language)
  const chunks = message.chunks.map((chunk) => ({ ...chunk, error: readStoredText(chunk.error, language) }))
  return { ...message, chunks }
}
