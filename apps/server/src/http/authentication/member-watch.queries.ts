import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

type Member = { id: number; storeId: number; storeCode: string; mbrCode: string }
const byId = rawQuery<Member>({
  name: 'member.actor',
  row: { id: 'int4', storeId: 'int4', storeCode: 'text', mbrCode: 'text' },
  sql: `select m.id, m.store_id as "storeId", s.store_code as "storeCode", m.mbr_code as "mbrCode"
   from member m join store s on s.id = m.store_id
   where m.id = $1 and m.store_id = $2 and m.mbr_enabled and m.erased_at is null and s.store_enabled`,
})

export const findMemberActor = async (db: Handle, id: number, storeId: number): Promise<Member | undefined> =>
  (await db.run(byId, [id, storeId]))[0]
