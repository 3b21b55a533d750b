import { createHash, createHmac, randomBytes } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One attempt to log in: what LINE returns, and what only this browser has. */
export type LoginSecrets = {
  /** Names the store, so that a failed login can return to its front. */
  state: string
  browser: string
}

export const createLoginSecrets = (storeCode: string): LoginSecrets => ({
  state: `${storeCode}.${randomBytes(32).toString('base64url')}`,
  browser: randomBytes(32).toString('base64url'),
})

/** Anything else never came from here, and might lead elsewhere. */
export const isState = (state: string) => /^[\w-]{1,50}\.[\w-]{43}$/.test(state)

export const storeOfState = (state: string): string => state.slice(0, state.indexOf('.'))

/** The keys of the stored row: neither the state nor the cookie can be read from the table. */
export const hashLogin = ({ state, browser }: LoginSecrets) => ({
  stateHash: hash(state),
  browserHash: hash(browser),
})

/** Two tabs may log in at the same time, each with its own cookie. */
export const loginCookieName = (state: string) => `member_login_${hash(state).slice(0, 16)}`

/**
 * PKCE verifier and nonce, derived from the cookie and the server's key: they are stored nowhere, and without the
 * cookie not even the server can finish the login.
 */
export function deriveProofs(secret: string, { browser }: LoginSecrets) {
  const derive = (name: string) =>
    createHmac('sha256', `member login ${secret}`).update(`${name} ${browser}`).digest('base64url')
  const verifier = derive('verifier')
  return { verifier, nonce: derive('nonce'), challenge: hash(verifier) }
}
