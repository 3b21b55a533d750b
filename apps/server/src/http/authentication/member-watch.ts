import type { Db } from '../../db/db.ts'
import type { PgListener } from '../../db/pg-listener.ts'
import { findMemberActor } from './member-watch.queries.ts'

/** The customer who calls; always a member of one store. */
export type MemberActor = { id: number; storeId: number; storeCode: string; mbrCode: string }

export type MemberWatch = {
  /** Undefined if the member or the store is disabled or deleted. */
  find(id: number, storeId: number): Promise<MemberActor | undefined>
}

/** Notified by triggers on both tables, so that no writer can forget to. */
const channel = 'member_changed'
const maxCached = 10_000

/**
 * Caches the members behind the tokens, so that calls need no query. Every server drops an entry as soon as
 * the member or the store changes. While the listener is down each call queries the table.
 */
export async function watchMembers(db: Db, listener: PgListener): Promise<MemberWatch> {
  const cached = new Map<number, MemberActor>()
  let changes = 0

  function forget(payload: string) {
    changes += 1
    const [kind, id] = payload.split(' ')
    if (kind === 'member') cached.delete(Number(id))
    else for (const member of cached.values()) if (member.storeId === Number(id)) cached.delete(member.id)
  }
  function forgetAll() {
    changes += 1
    cached.clear()
  }
  function remember(member: MemberActor) {
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value as number)
    cached.set(member.id, member)
  }
  await listener.subscribe(channel, { onMessage: forget, load: async () => forgetAll() })

  return {
    async find(id, storeId) {
      const known = listener.isUp() ? cached.get(id) : undefined
      if (known?.storeId === storeId) return known
      const seen = changes
      const member = await findMemberActor(db, id, storeId)
      // A change may have been notified after this row was read.
      if (member && listener.isUp() && seen === changes) remember(member)
      return member
    },
  }
}
