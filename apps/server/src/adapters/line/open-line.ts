import { z } from 'zod'
import { text } from '../../text/text.ts'
import type { Settings } from '../../settings.ts'
import { type AskLine, createLineClient, type Transport } from './line-client.ts'
import { checkLogin, createLogIn } from './line-login.ts'
import { type Line, type LineAnswer, lineUserId, type LineQuota } from './line.port.ts'
import type { Books } from './stand-in/books.ts'
import { createDemoBooks } from './stand-in/demo-channels.ts'
import { inProcess } from './stand-in/in-process.ts'

const BotInfo = z
  .object({ displayName: z.string(), basicId: z.string() })
  .transform(({ displayName, basicId }) => ({ botName: displayName, basicId }))
const Verified = z
  .object({
    sub: z.string().regex(lineUserId),
    name: z.string().default(''),
    picture: z.string().default(''),
    email: z.string().default(''),
  })
  .transform(({ sub, name, picture, email }) => ({
    person: { userId: sub, displayName: name, pictureUrl: picture, email },
  }))
const Profile = z
  .object({
    userId: z.string(),
    displayName: z.string(),
    pictureUrl: z.string().default(''),
    language: z.string().default(''),
  })
  .transform((profile) => ({ profile }))
const Quota = z
  .union([z.object({ type: z.literal('none') }), z.object({ type: z.literal('limited'), value: z.int() })])
  .transform((quota): { quota: LineQuota } => ({ quota }))
const Consumption = z.object({ totalUsage: z.int() })
const Nothing = z.unknown().transform(() => ({}))

/** In a demo without `LINE_API_BASE`, which then has no need of a network. */
export const openStandIn = ({ isLineStandIn }: Settings): Books | undefined =>
  isLineStandIn ? createDemoBooks() : undefined

/** LINE at `LINE_API_BASE`, or the stand-in. */
export function openLine({ lineApiBase }: Settings, standIn: Books | undefined): Line {
  const transport: Transport = standIn ? inProcess(standIn) : (url, init) => fetch(url, init)
  return createLine(createLineClient(lineApiBase, transport))
}

export const createLine = (ask: AskLine): Line => ({
  botInfo: (token) => ask({ path: '/v2/bot/info', token }, BotInfo),
  verifyIdToken: (idToken, loginChannelId) =>
    ask(
      {
        path: '/oauth2/v2.1/verify',
        body: new URLSearchParams({ id_token: idToken, client_id: loginChannelId }),
      },
      Verified,
    ),
  checkLogin: (channel) => checkLogin(ask, channel),
  logIn: createLogIn(ask),
  // The id becomes part of the path, so accept nothing but an id.
  profile: async (token, userId) =>
    lineUserId.test(userId) ? ask({ path: `/v2/bot/profile/${userId}`, token }, Profile) : notAnId,
  quota: (token) => ask({ path: '/v2/bot/message/quota', token }, Quota),
  consumption: (token) => ask({ path: '/v2/bot/message/quota/consumption', token }, Consumption),
  validate: (token, messages) =>
    ask({ path: '/v2/bot/message/validate/multicast', token, body: { messages } }, Nothing),
  multicast: async (token, { retryKey, ...body }) => {
    const headers = { 'x-line-retry-key': retryKey }
    const call = { path: '/v2/bot/message/multicast', token, headers, body, waitSeconds: 30 }
    return asDone(await ask(call, Nothing))
  },
})

/** 409: LINE accepted this key before. Only the first response was lost, not the messages. */
function asDone(answer: LineAnswer<unknown>): LineAnswer<{ isRepeat: boolean }> {
  if (answer.ok) return { ...answer, isRepeat: false }
  if (answer.httpStatus !== 409) return answer
  return { ok: true, httpStatus: 409, requestId: answer.requestId, isRepeat: true }
}

const notAnId: LineAnswer<never> = {
  ok: false,
  why: 'refused',
  problem: text('line.notAUserId'),
  httpStatus: null,
  requestId: '',
  detail: '',
}
