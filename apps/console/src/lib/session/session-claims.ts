import type { RequiredStep } from '@lumiroute/contract'
import type { User } from '@lumiroute/contract/session'

type Claims = Partial<User> & { sub?: string; exp?: number; requiredSteps?: RequiredStep[] }

function decode(part: string): unknown {
  const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))))
}

function readClaims(token: string): Claims | null {
  try {
    return decode(token.split('.')[1] ?? '') as Claims
  } catch {
    return null
  }
}

/** The user in an access token; null if it cannot be parsed. */
export function readUser(token: string): User | null {
  const claims = readClaims(token)
  if (!claims) return null
  const {
    sub = 0,
    roles = [],
    adminEmail = '',
    storeCode = '',
    storeName = '',
    storeId = 0,
    language = null,
  } = claims
  const adminAccount = claims.adminAccount ?? adminEmail
  const adminName = claims.adminName ?? adminAccount
  // The token has no store role; until the server answers, offer nothing that it might refuse.
  const storeRole = roles.includes('ROLE_ADMIN') ? 'owner' : 'viewer'
  const who = { id: Number(sub), adminAccount, adminName, adminEmail, storeRole, version: 1 } as const
  // Not in the token either.
  const state = { emailVerifiedAt: '', newEmail: null, mustChangePassword: false }
  return { ...who, ...state, roles, storeId, storeCode, storeName, language }
}

export function secondsLeft(token: string, nowMs = Date.now()): number {
  return (readClaims(token)?.exp ?? 0) - nowMs / 1000
}

/** What the person must do before the server answers anything else. */
export const readRequiredStep = (token: string): RequiredStep | undefined =>
  readClaims(token)?.requiredSteps?.[0]
