import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const lists = rawQuery({
  name: 'codename.lists',
  row: { routes: 'text', playlists: 'text' },
  sql: `select
     coalesce((select json_agg(json_build_object('id', id, 'name', name, 'code', code, 'lengthKm', length_km)
       order by lower(code)) from route), '[]')::text as routes,
     coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name, 'format', p.format,
       'totalFileCount', (select count(*) from material m where m.playlist_id = p.id)) order by p.id desc)
       from playlist p where p.store_id = $1), '[]')::text as playlists`,
})

/** The platform's routes, and the store's playlists if a store is given. */
export const listChoicesJson = async (db: Handle, storeId: number | undefined) =>
  (await db.run(lists, [storeId ?? null]))[0] as { routes: string; playlists: string }
