import type { User } from '@lumiroute/contract'

function decode(part: string): unknown {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** What an access token says of its person; null where it cannot be read. */
export function claimsOf(token: string): User | null {
  try {
    const claims = decode(token.split('.')[1] ?? '') as Partial<User> & { sub?: string }
    const { roles = [], adminEmail = '', storeCode = '', storeName = '', storeId = 0 } = claims
    const adminAccount = claims.adminAccount ?? adminEmail
    const adminName = claims.adminName ?? adminAccount
    return {
      id: Number(claims.sub ?? 0),
      adminAccount,
      adminName,
      adminEmail,
      roles,
      storeId,
      storeCode,
      storeName,
      version: 1,
    }
  } catch {
    return null
  }
}
