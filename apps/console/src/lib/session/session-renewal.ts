import type { Tokens, refreshSession } from '@lumiroute/contract/session'
import type { SessionStorage } from './session-storage.ts'

/** Runs `work` while no other tab runs its own. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>
export type Renewal = (spentToken: string) => Promise<string | null>

type Deps = {
  session: SessionStorage
  lock: Lock
  post: (path: string, body: unknown) => Promise<Response>
  onRenewed: (spentToken: string, tokens: Tokens) => void
  onEnded: () => void
  failure: (response: Response) => Promise<Error>
}

// Only the path: importing the endpoint would bring every schema into the first load.
const path: (typeof refreshSession)['path'] = '/auth/refresh'
const refusals = new Set([400, 401, 403])

/** Exchanges the refresh token, once for all calls and tabs with the same expired token. */
export function createRenewal({ session, lock, post, onRenewed, onEnded, failure }: Deps): Renewal {
  let running: Promise<string | null> | null = null

  async function exchange(spentToken: string): Promise<string | null> {
    const token = session.token()
    if (token && token !== spentToken) return token
    const refreshToken = session.refreshToken()
    if (!token || !refreshToken) return null
    const attempt = session.attempt(token)
    // Also moves a token that an earlier version stored into the cookie.
    const refreshCookie = session.isRemembered() ? 'lasting' : 'session'
    const response = await post(path, { refreshToken, attempt, refreshCookie })
    if (refusals.has(response.status)) return end(token)
    if (!response.ok) throw await failure(response)
    const tokens = (await response.json()) as Tokens
    // A late answer must not undo a sign-out or another sign-in that happened meanwhile.
    if (session.token() !== token) return session.token()
    session.renew(tokens)
    onRenewed(token, tokens)
    return tokens.accessToken
  }

  function end(token: string): string | null {
    if (session.token() !== token) return session.token()
    session.close()
    onEnded()
    return null
  }

  return (spentToken) => {
    running ??= lock(() => exchange(spentToken)).finally(() => {
      running = null
    })
    return running
  }
}
