import type { Socket } from '../core/seat-link.ts'
import type { Kept, Ports } from '../core/session.ts'
import type { Language } from '../text/index.ts'

const patienceMs = 10_000

/** Never throws. Chromium 100 and Safari 15 have no AbortSignal.timeout. */
const caller =
  (language: Language): Ports['call'] =>
  async (method, path, body, memberToken) => {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), patienceMs)
    const headers: Record<string, string> = { 'accept-language': language }
    if (body) headers['content-type'] = 'application/json'
    if (memberToken) headers.authorization = `Member ${memberToken}`
    const sent = body && JSON.stringify(body)
    try {
      const answer = await fetch(`/api${path}`, { method, headers, body: sent, signal: abort.signal })
      return { status: answer.status, body: await answer.json() }
    } catch {
      return { status: 0, body: null }
    } finally {
      clearTimeout(timer)
    }
  }

/** Private windows of old phones refuse to store anything. */
function storage(get: () => Storage) {
  const attempt = <T>(act: () => T) => {
    try {
      return act()
    } catch {
      return null
    }
  }
  return {
    read: (key: string) => attempt(() => get().getItem(key)),
    write: (key: string, value: string) => void attempt(() => get().setItem(key, value)),
  }
}
export const tab = storage(() => sessionStorage)
export const phone = storage(() => localStorage)

/** Missing in Safari before 15.4 and without https: such a phone is not counted. */
function phoneId() {
  const id = phone.read('phone') ?? (crypto as Partial<Crypto>).randomUUID?.()
  if (id) phone.write('phone', id)
  return id
}

export const idToken = () => tab.read('idToken')

export const browserPorts = (language: Language): Ports => ({
  call: caller(language),
  openSocket: (path) => new WebSocket(location.origin.replace('http', 'ws') + path) as Socket,
  seats: {
    read: (code) => JSON.parse(tab.read(code) ?? 'null') as Kept | null,
    write: (code, kept) => tab.write(code, JSON.stringify(kept)),
  },
  phoneId,
  idToken,
  now: () => performance.now(),
})
