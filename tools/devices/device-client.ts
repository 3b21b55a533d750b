import { Agent, type IncomingMessage, request } from 'node:http'

type Who = { macAddr: string; token: string }
export type Answer = { status: number; etag: string | undefined; text: string }
export type Device = {
  call(path: string, body: object, headers?: Record<string, string>): Promise<Answer>
  close(): void
}

/** A device with its own keep-alive connection. */
export function openDevice(url: string, { macAddr, token }: Who): Device {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const base = { authorization: `Device ${token}`, 'content-type': 'application/json' }
  return {
    call(path, body, headers = {}) {
      const text = JSON.stringify({ deviceId: macAddr, ...body })
      const length = String(Buffer.byteLength(text))
      const sent = request(`${url}/api/playbox/${path}`, {
        method: 'POST',
        agent,
        headers: { ...base, ...headers, 'content-length': length },
      })
      return answerOf(sent.end(text))
    },
    close: () => agent.destroy(),
  }
}

const answerOf = (sent: ReturnType<typeof request>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (response) => void readAnswer(response).then(resolve, reject))
  })

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const { statusCode = 0, headers } = response
  return { status: statusCode, etag: headers.etag, text: Buffer.concat(chunks).toString() }
}
