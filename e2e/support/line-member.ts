import { demoChannels } from '../../apps/server/src/adapters/line/stand-in/demo-channels.ts'
import { signIdToken } from '../../apps/server/src/adapters/line/stand-in/id-token.ts'
import { signBody } from '../../apps/server/src/adapters/line/signature.ts'

const { secret } = demoChannels.TPE001

export const newLineUser = () => `U${crypto.randomUUID().replaceAll('-', '')}`

async function post<Answer>(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** LINE's webhook when somebody adds the first store as a friend. */
export async function followStore(url: string, userId: string) {
  const event = {
    type: 'follow',
    mode: 'active',
    timestamp: Date.now(),
    webhookEventId: crypto.randomUUID(),
    source: { type: 'user', userId },
    deliveryContext: { isRedelivery: false },
  }
  const body = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events: [event] })
  const signature = signBody(secret, Buffer.from(body))
  await post(`${url}/api/line/webhook/TPE001`, { 'x-line-signature': signature }, body)
}

/** A member on the first store's own page, signed in with LINE; returns their API client. */
export async function signInLineMember(url: string, name: string, userId = newLineUser()) {
  const ask = <Answer>(path: string, body: object, token?: string) =>
    post<Answer>(`${url}/api${path}`, token ? { authorization: `Member ${token}` } : {}, JSON.stringify(body))
  const idToken = signIdToken(demoChannels.TPE001, { userId, name })
  const { token } = await ask<{ token: string }>('/member/signin/TPE001', { idToken })
  return <Answer>(path: string, body: object) => ask<Answer>(path, body, token)
}

/** As if they had clicked 付款 on the sandbox page. */
export async function payInSandbox(url: string, checkoutUrl: string) {
  const data = Buffer.from(new URL(checkoutUrl).searchParams.get('data') ?? '', 'base64').toString()
  const { paymentId, uuid } = JSON.parse(data) as { paymentId: string; uuid: string }
  await post(`${url}/api/payment/sandbox`, {}, JSON.stringify({ paymentId, uuid, outcome: 'pay' }))
}
