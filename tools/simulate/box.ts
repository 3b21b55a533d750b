import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import type { BoxSigner } from '../../apps/server/src/testing/box-signer.ts'
import { type Answer, type BoxClient, LostCall, type Payload } from './box-client.ts'

export type BoxIdentity = { macAddr: string; token: string; signer: BoxSigner }
type Sending = { client: BoxClient; random: () => number; loss: number; onResend: () => void }

export type Box = ReturnType<typeof openBox>

const mostTries = 40
const longestWaitMs = 3000

/** A device that resends what was not acknowledged, as a player does. */
export function openBox(
  { macAddr, token, signer }: BoxIdentity,
  { client, random, loss, onResend }: Sending,
) {
  async function send(path: string, payload: Payload, isLossy: boolean): Promise<Answer['body']> {
    for (let tries = 1; ; tries++) {
      const answer = await attempt(path, payload, isLossy && random() < loss ? 'answerLost' : 'answered')
      if (answer && answer.status < 300) return answer.body
      if (answer && !isPassing(answer.status)) throw new Error(refusal(path, answer))
      if (tries === mostTries) throw new Error(`${path} got no response after ${mostTries} attempts`)
      onResend()
      await wait(Math.min(longestWaitMs, 50 * 2 ** Math.min(tries, 7)))
    }
  }
  async function attempt(path: string, payload: Payload, fate: 'answered' | 'answerLost') {
    try {
      return await client.call(path, token, payload, fate)
    } catch (error) {
      if (error instanceof LostCall) return undefined
      throw error
    }
  }
  return {
    macAddr,
    signer,
    /** `deviceId` is this device. */
    call: async <E extends Endpoint>(
      endpoint: E,
      input: Omit<CallOf<E>, 'deviceId'>,
      { isLossy = true } = {},
    ): Promise<AnswerOf<E>> =>
      (await send(endpoint.path, json({ deviceId: macAddr, ...input }), isLossy)) as AnswerOf<E>,
    upload: (path: string, picture: Buffer) => send(path, buildForm(picture), false),
  }
}

/** The server is restarting or rate limiting. */
const isPassing = (status: number) => status === 429 || status >= 500
const refusal = (path: string, { status, body }: Answer) => `${path}: ${status} ${JSON.stringify(body)}`

const json = (body: object): Payload => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(body)),
})

const boundary = 'simulated-screenshot-boundary'

export function buildForm(picture: Buffer): Payload {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="screen.webp"\r\ncontent-type: image/webp\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, bytes }
}
