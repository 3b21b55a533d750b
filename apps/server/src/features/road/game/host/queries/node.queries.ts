import type { Handle } from '../../../../../db/db.ts'
import { rawQuery } from '../../../../../db/raw-query.ts'

const save = rawQuery({
  name: 'game.saveNode',
  row: {},
  sql: `with old as (delete from server_node where seen_at < now() - interval '1 hour' and id <> {id})
   insert into server_node (id, internal_url, seen_at) values ({id}, {url}, now())
   on conflict (id) do update set internal_url = excluded.internal_url, seen_at = now()`,
})

/** Also forgets servers that ended without removing themselves. */
export const saveNode = (db: Handle, id: string, url: string) => db.run(save, { id, url })

const remove = rawQuery({
  name: 'game.removeNode',
  row: {},
  sql: `delete from server_node where id = $1`,
})
export const removeNode = (db: Handle, id: string) => db.run(remove, [id])
