import { MessageTarget } from '@lumiroute/contract/message'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { messageChunks, messages } from '../db/schema/index.ts'
import { addChannel, addPerson, type Channel } from '../adapters/line/stand-in/books.ts'
import type { StandIn } from '../adapters/line/stand-in/serve-line.ts'
import { makeMember, makeStoreAdmin, type MadeMember, type Person } from './factories.ts'
import type { TestApp } from './test-app.ts'

export type Shop = Person & { channel: Channel; code: string }

/** A store whose LINE account the stand-in knows. */
export async function connectedShop(
  t: TestApp,
  line: StandIn,
  channel: Partial<Channel> = {},
): Promise<Shop> {
  const person = await makeStoreAdmin(t.deps)
  const known = addChannel(line.books, channel)
  const code = person.store.storeCode
  const form = { lineChannelSecret: known.secret, lineAccessToken: known.token, lineLiffId: '165-abc' }
  await t.call(addThirdParty, { store: code, ...form }, person.token)
  return { ...person, channel: known, code }
}

export const makeFriend = (
  t: TestApp,
  line: StandIn,
  { store }: Pick<Shop, 'store'>,
  given: Partial<MadeMember> = {},
): Promise<MadeMember> =>
  makeMember(t.deps, {
    storeId: store.id,
    lineUserId: addPerson(line.books).userId,
    followStatus: 'following',
    ...given,
  })

/** A message that is being sent, with its chunks. */
export async function makeSending({ deps }: TestApp, { store }: Pick<Shop, 'store'>, chunks: MadeMember[][]) {
  const values = {
    storeId: store.id,
    msgCode: `MS${crypto.randomUUID().slice(0, 8)}`,
    msgTitle: '發送中',
    target: MessageTarget.parse({ type: 'all' }),
    messages: [{ type: 'text', text: '你好' }],
    lineMessages: [{ type: 'text', text: '你好' }],
    quietHours: false,
    retryKey: crypto.randomUUID(),
    status: 'sending',
    dueAt: deps.now(),
  }
  const [made] = await deps.db.insert(messages).values(values).returning()
  const message = made as typeof messages.$inferSelect
  const rows = chunks.map((members, at) => ({
    messageId: message.id,
    no: at + 1,
    memberIds: members.map(({ id }) => id),
  }))
  await deps.db.insert(messageChunks).values(rows)
  return message
}

/** How many messages each person got, according to the LINE stand-in. */
export function countReceived({ books }: StandIn, { token }: Pick<Channel, 'token'>): Record<string, number> {
  const got: Record<string, number> = {}
  for (const delivery of books.deliveries)
    if (delivery.token === token) for (const id of delivery.reached) got[id] = (got[id] ?? 0) + 1
  return got
}
