import i18next from 'i18next'
import { createClient } from './client-factory.ts'
import { reauthenticate } from './reauthentication.ts'
import type { Lock } from '../session/session-renewal.ts'
import { secondsLeft } from '../session/session-claims.ts'
import { signInProof } from '../session/sign-in-proof.ts'
import { endSession, session, shareRenewal } from '../session/session.ts'

export { isApiError } from './client-error.ts'

// Plain http has no Web Locks; the tabs then rely on `attempt` alone.
const lock: Lock = (work) => (navigator.locks ? navigator.locks.request('session-renewal', work) : work())

const client = createClient({
  baseUrl: '/api',
  session,
  lock,
  language: () => i18next.language,
  texts: () => ({ offline: i18next.t('error.offline'), unknown: i18next.t('error.unknown') }),
  signInProof: signInProof.get,
  reauthenticate,
  onRenewed: shareRenewal,
  onEnded: endSession,
})

export const { call, download } = client

/** New tokens after a required step: the old ones still carry it. */
export async function renewTokens(): Promise<void> {
  const token = session.token()
  if (token) await client.renew(token)
  session.tell()
}

const enoughSeconds = 120

/** A token that stays valid while a long upload starts: a 401 would mean sending it all again. */
export async function freshToken(): Promise<string | null> {
  const token = session.token()
  if (!token || secondsLeft(token) > enoughSeconds) return token
  return client.renew(token)
}
