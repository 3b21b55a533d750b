import * as http from 'node:http'
import * as https from 'node:https'

/** What happens to a simulated call. */
export type Fate = 'answered' | 'answerLost'
export type Answer = { status: number; body: Record<string, unknown> }
export type Payload = { type: string; bytes: Buffer }

export class LostCall extends Error {}

export type BoxClient = ReturnType<typeof createBoxClient>

const maxSockets = 64
const waitMs = 30_000

/** Calls of all devices over keep-alive connections, fewer than devices. */
export function createBoxClient(url: string) {
  const { Agent, request } = url.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets })
  function call(path: string, token: string, { type, bytes }: Payload, fate: Fate): Promise<Answer> {
    const headers = {
      authorization: `Device ${token}`,
      'content-type': type,
      'content-length': bytes.length,
    }
    const sent = request(`${url}/api${path}`, { method: 'POST', agent, headers, timeout: waitMs })
    sent.once('timeout', () => sent.destroy(new LostCall('no answer in time')))
    if (fate === 'answerLost') sent.once('finish', () => setTimeout(() => sent.destroy(), 5))
    return fate === 'answerLost' ? losing(sent, bytes) : answerOf(sent, bytes)
  }
  return { call, close: () => agent.destroy() }
}

const answerOf = (sent: http.ClientRequest, bytes: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    sent.once('error', (cause) => reject(new LostCall(cause.message, { cause })))
    sent.once('response', (response) => void readAnswer(response).then(resolve, reject))
    sent.end(bytes)
  })

/** Sends everything and drops the answer. */
const losing = (sent: http.ClientRequest, bytes: Buffer): Promise<never> =>
  new Promise((_resolve, reject) => {
    sent.once('response', (response) => response.resume())
    sent.once('error', () => undefined)
    sent.once('close', () => reject(new LostCall('the connection broke before the answer')))
    sent.end(bytes)
  })

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return { status: response.statusCode ?? 0, body: text ? (JSON.parse(text) as Answer['body']) : {} }
}
