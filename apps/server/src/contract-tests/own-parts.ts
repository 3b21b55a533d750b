import type { Endpoint } from '@lumiroute/contract'
import type { Person } from '../testing/factories.ts'
import { type Parts, validParts, withValueAt } from './call-parts.ts'

/** The smallest input, about the caller's own store or account. */
export function ownParts(endpoint: Endpoint, { store, account }: Person): Parts {
  const { access } = endpoint
  const parts = validParts(endpoint)
  if (!('at' in access)) return parts
  if (access.who === 'ownThing') return withValueAt(parts, access.at, account.id)
  return withValueAt(parts, access.at, access.by === 'id' ? store.id : store.storeCode)
}
