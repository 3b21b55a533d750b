import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

const recent = rawQuery({
  name: 'recent-sign-in.isRecent',
  row: { isRecent: 'bool' },
  sql: `select authenticated_at > now() - make_interval(mins => $2::int) as "isRecent"
   from session where id = $1 and ended_at is null`,
})

export const isAuthenticatedSince = async (
  db: Handle,
  sessionId: string,
  minutes: number,
): Promise<boolean> => (await db.run(recent, [sessionId, minutes]))[0]?.isRecent ?? false
