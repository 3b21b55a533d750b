import type { Db } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'
import type { PgListener } from '../../db/pg-listener.ts'

/** The customer behind a call; a member of one store alone. */
export type MemberActor = { id: number; storeId: number; storeCode: string; mbrCode: string }

export type MemberWatch = {
  /** Nobody where the member, or the store, is switched off or gone. */
  find(id: number, storeId: number): Promise<MemberActor | undefined>
}

/** Told by triggers of the two tables, so that no writer can forget to. */
const channel = 'member_changed'
const mostKept = 10_000

const byId = rawQuery<MemberActor>({
  name: 'member.actor',
  row: { id: 'int4', storeId: 'int4', storeCode: 'text', mbrCode: 'text' },
  sql: `select m.id, m.store_id as "storeId", s.store_code as "storeCode", m.mbr_code as "mbrCode"
   from member m join store s on s.id = m.store_id
   where m.id = $1 and m.store_id = $2 and m.mbr_enabled and m.erased_at is null and s.store_enabled`,
})

/**
 * Who the members behind the tokens are, so that no call has to ask: forgotten by every server as soon as the member
 * or the store changes. While the line is down each call asks the table.
 */
export async function watchMembers(db: Db, listener: PgListener): Promise<MemberWatch> {
  const kept = new Map<number, MemberActor>()
  let changes = 0

  function forget(payload: string) {
    changes += 1
    const [kind, id] = payload.split(' ')
    if (kind === 'member') kept.delete(Number(id))
    else for (const member of kept.values()) if (member.storeId === Number(id)) kept.delete(member.id)
  }
  function forgetAll() {
    changes += 1
    kept.clear()
  }
  function keep(member: MemberActor) {
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as number)
    kept.set(member.id, member)
  }
  await listener.subscribe(channel, { onMessage: forget, load: async () => forgetAll() })

  return {
    async find(id, storeId) {
      const known = listener.isUp() ? kept.get(id) : undefined
      if (known?.storeId === storeId) return known
      const seen = changes
      const [member] = await db.run(byId, [id, storeId])
      // What was read may be older than a change that was told meanwhile.
      if (member && listener.isUp() && seen === changes) keep(member)
      return member
    },
  }
}
