import { lineUserId, type LineMessage, maxReceivers } from '../line.port.ts'
import type { Books, Channel } from './books.ts'
import { checkMessages } from './check-messages.ts'
import { type Asked, readJson, refuse, type Said } from './said.ts'

type Body = { to: string[]; messages: LineMessage[]; notificationDisabled?: boolean }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const spent = 'You have reached your monthly limit.'

/** Accepted completely or not at all; a known key was accepted before. */
export function takeMulticast(books: Books, channel: Channel, { body, headers }: Asked): Said {
  const given = readJson(body)
  const problem = checkBody(given, books.isDemo)
  if (problem) return refuse(400, 'The request body has 1 error(s)', { details: [problem] })
  const retryKey = headers.get('x-line-retry-key') ?? undefined
  if (retryKey !== undefined && !uuid.test(retryKey)) return refuse(400, 'The retry key is not a UUID')
  const before = retryKey === undefined ? undefined : books.taken.get(retryKey)
  if (before) return repeated(before)
  return deliver(books, channel, given as Body, retryKey)
}

function checkBody(given: Record<string, unknown> | undefined, isDemo: boolean): string | undefined {
  const to = given?.to
  if (!Array.isArray(to) || to.length < 1 || to.length > maxReceivers)
    return `to: Size must be between 1 and ${maxReceivers}`
  if (!to.every((id) => typeof id === 'string' && lineUserId.test(id))) return 'to: A user ID is invalid'
  return checkMessages(given?.messages, isDemo)
}

const repeated = (requestId: string): Said => ({
  status: 409,
  body: { message: 'The retry key is already accepted' },
  headers: { 'x-line-accepted-request-id': requestId },
})

function deliver(books: Books, channel: Channel, sending: Body, retryKey: string | undefined): Said {
  const reached = sending.to.filter((id) => !books.blocked.has(id))
  const { quota } = channel
  if (quota.type === 'limited' && channel.used + reached.length > quota.value) return refuse(429, spent)
  const requestId = crypto.randomUUID()
  channel.used += reached.length
  if (retryKey) books.taken.set(retryKey, requestId)
  const { to, messages, notificationDisabled = false } = sending
  const { token } = channel
  books.deliveries.push({ token, retryKey, requestId, to, reached, messages, notificationDisabled })
  return { status: 200, body: {}, headers: { 'x-line-request-id': requestId } }
}
