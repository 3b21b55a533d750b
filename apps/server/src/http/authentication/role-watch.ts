import type { StoreRole } from '@lumiroute/contract/account'
import type { Db } from '../../db/db.ts'
import type { PgListener } from '../../db/pg-listener.ts'
import { findStoreRole } from './role-watch.queries.ts'

export type RoleWatch = {
  /** The account's current role inside its store; undefined if the account is deleted. */
  find(accountId: number): Promise<StoreRole | undefined>
  /** Applies a change made by this process before PostgreSQL's notification arrives. */
  forget(accountId: number): void
}

/** Notified by a trigger, so that no writer can forget to. */
const channel = 'account_role_changed'
const maxCached = 10_000

/**
 * Caches the roles of the accounts that call, so that calls need no query and a changed role applies to open
 * sessions at once. While the listener is down each call queries the table.
 */
export async function watchRoles(db: Db, listener: PgListener): Promise<RoleWatch> {
  const cached = new Map<number, StoreRole>()
  let changes = 0

  function forget(accountId: number) {
    changes += 1
    cached.delete(accountId)
  }
  function remember(accountId: number, role: StoreRole) {
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value as number)
    cached.set(accountId, role)
  }
  await listener.subscribe(channel, {
    onMessage: (id) => forget(Number(id)),
    load: async () => {
      changes += 1
      cached.clear()
    },
  })

  return {
    async find(accountId) {
      const known = listener.isUp() ? cached.get(accountId) : undefined
      if (known) return known
      const seen = changes
      const role = await findStoreRole(db, accountId)
      // A change may have been notified after this row was read.
      if (role && listener.isUp() && seen === changes) remember(accountId, role)
      return role
    },
    forget,
  }
}
