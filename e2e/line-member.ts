import { demoChannels } from '../apps/server/src/line/stand-in/demo.channels.ts'
import { signIdToken } from '../apps/server/src/line/stand-in/id-token.ts'

/** Somebody on the first store's own page, signed in with LINE; answers how they call. */
export async function signInLineMember(url: string, name: string) {
  const userId = `U${crypto.randomUUID().replaceAll('-', '')}`
  const ask = async <Answer>(path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Member ${token}` }) }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const idToken = signIdToken(demoChannels.TPE001, { userId, name })
  const { token } = await ask<{ token: string }>('/member/signin/TPE001', { idToken })
  return <Answer>(path: string, body: object) => ask<Answer>(path, body, token)
}
