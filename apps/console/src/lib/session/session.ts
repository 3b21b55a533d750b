import type { RequiredStep } from '@lumiroute/contract'
import type { Tokens, User } from '@lumiroute/contract/session'
import { useSyncExternalStore } from 'react'
import { createSessionStorage } from './session-storage.ts'
import { readRequiredStep, readUser } from './session-claims.ts'

export const session = createSessionStorage(localStorage, sessionStorage)

type Ended = () => void
const endings = new Set<Ended>()

/** Called when the session ended without a sign-out. */
export function onSessionEnded(listener: Ended) {
  endings.add(listener)
  return () => void endings.delete(listener)
}

export function endSession() {
  endings.forEach((listener) => listener())
  session.tell()
}

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

type Renewed = { spent: string; tokens: Tokens }

/** A duplicated tab has a copy of this tab's tokens; using the spent one would end the session for both. */
export function shareRenewal(spent: string, tokens: Tokens) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  tabs?.postMessage({ spent, tokens } satisfies Renewed)
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Renewed>) => {
  if (session.token() === data.spent) session.renew(data.tokens)
})

window.addEventListener('storage', ({ key, storageArea, newValue }) => {
  if (storageArea !== localStorage || (key !== 'token' && key !== null)) return
  if (!newValue && !session.token()) return endSession()
  session.tell()
})

export const useSignedIn = (): boolean =>
  useSyncExternalStore(session.subscribe, () => session.token() !== null)

export const useRequiredStep = (): RequiredStep | undefined =>
  useSyncExternalStore(session.subscribe, () => readRequiredStep(session.token() ?? ''))

/** The user in the token, until the server has answered. */
export function knownUser(): User | null {
  const token = session.token()
  return session.user() ?? (token ? readUser(token) : null)
}
