import type { ClientBase } from 'pg'
import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

/** An access token lives for 15 minutes, so older sessions have no valid token left. */
const recentlyEnded = `select id from session where ended_at > now() - interval '16 minutes'
  union all select id from member_session where ended_at > now() - interval '16 minutes'`

/** Runs on the listener's own connection, after subscribing. */
export const listRecentlyEnded = async (client: Pick<ClientBase, 'query'>): Promise<string[]> =>
  (await client.query<{ id: string }>(recentlyEnded)).rows.map(({ id }) => id)

const alive = rawQuery({
  name: 'session-watch.alive',
  row: { alive: 'bool' },
  sql: `select ended_at is null as alive from session where id = $1
   union all select ended_at is null from member_session where id = $1`,
})
export const isSessionAlive = async (db: Handle, sessionId: string): Promise<boolean> =>
  (await db.run(alive, [sessionId]))[0]?.alive ?? false
