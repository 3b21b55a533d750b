import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const open = rawQuery({
  name: 'session.own',
  row: {
    id: 'uuid',
    address: 'text',
    userAgent: 'text',
    createdAt: 'timestamptz',
    usedAt: 'timestamptz',
    expiresAt: 'timestamptz',
    isCurrent: 'bool',
  },
  sql: `select id, coalesce(used_address, address) as address, user_agent as "userAgent", created_at as "createdAt",
     used_at as "usedAt", expires_at as "expiresAt", id = $2 as "isCurrent"
   from session where account_id = $1 and ended_at is null and expires_at > now()
   order by id = $2 desc, used_at desc limit 100`,
})
export const listOpenSessions = (db: Handle, accountId: number, current: string) =>
  db.run(open, [accountId, current])
