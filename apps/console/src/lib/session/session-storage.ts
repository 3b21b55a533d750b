import type { Tokens, User } from '@lumiroute/contract/session'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type SessionStorage = ReturnType<typeof createSessionStorage>

const names = ['token', 'refreshToken', 'user', 'refreshAttempt'] as const

function parsed<T>(text: string | null): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null
  }
}

/** The session of the browser (`lasting`, remember-me on) or of one tab (`passing`). */
export function createSessionStorage(lasting: Box, passing: Box) {
  const listeners = new Set<() => void>()
  const box = () => (passing.getItem('token') ? passing : lasting)
  const tell = () => listeners.forEach((listener) => listener())
  const empty = (which: Box) => names.forEach((name) => which.removeItem(name))

  function keep(which: Box, { accessToken, refreshToken }: Tokens) {
    which.setItem('token', accessToken)
    which.setItem('refreshToken', refreshToken)
    which.removeItem('refreshAttempt')
  }

  return {
    token: () => box().getItem('token'),
    refreshToken: () => box().getItem('refreshToken'),
    /** One stored by an older version has no role; then the server's answer is awaited. */
    user(): User | null {
      const user = parsed<User>(box().getItem('user'))
      return user?.storeRole ? user : null
    },
    isRemembered: () => box() === lasting,

    open(tokens: Tokens, remember: boolean) {
      empty(lasting)
      empty(passing)
      keep(remember ? lasting : passing, tokens)
      tell()
    },
    renew: (tokens: Tokens) => keep(box(), tokens),
    keepUser(user: User) {
      box().setItem('user', JSON.stringify(user))
      tell()
    },
    /** Does not call the listeners: the caller decides where to go next. */
    close() {
      empty(lasting)
      empty(passing)
    },

    /** One id per access token: a renewal whose answer was lost, or of another tab, is the same attempt. */
    attempt(token: string): string {
      const kept = parsed<{ of: string; id: string }>(box().getItem('refreshAttempt'))
      const of = token.slice(-16)
      if (kept?.of === of) return kept.id
      const id = crypto.randomUUID()
      box().setItem('refreshAttempt', JSON.stringify({ of, id }))
      return id
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
  }
}
