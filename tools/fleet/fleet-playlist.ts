import type { Tx } from '../../apps/server/src/db/db.ts'
import { rawQuery } from '../../apps/server/src/db/raw-query.ts'

const find = rawQuery({
  name: 'fleet.playlist',
  row: { id: 'int4' },
  sql: `select p.id from playlist p join store s on s.id = p.store_id
   where not s.is_platform and p.format <> 'game_side_bar'
     and exists (select from material m where m.playlist_id = p.id) order by p.id limit 1`,
})

const fill = rawQuery({
  name: 'fleet.newPlaylist',
  row: { id: 'int4' },
  sql: `with owner as (insert into store (store_code, store_name) values ('FLEET', '車隊店家') returning id),
    pictures as (insert into file (uuid_name, store_id, kind, original_name, mime, size_bytes, sha256, width, height)
      select gen_random_uuid() || '.png', id, 'material', n || '.png', 'image/png', 1, lpad(n::text, 64, '0'), 1920, 1080
      from owner, generate_series(1, 3) n returning uuid_name, sha256),
    list as (insert into playlist (store_id, name, format) select id, '車隊', 'image' from owner returning id),
    items as (insert into material (playlist_id, position, name, file_name, type, mime, width, height, duration, size_bytes)
      select list.id, row_number() over (order by sha256), '素材', uuid_name, 'image', 'image/png', 1920, 1080, 20, 1
      from list, pictures)
  select id from list`,
})

/** A playable playlist of a store; an empty database gets one whose files have no content. */
export async function findPlaylist(tx: Tx): Promise<number> {
  const [known] = await tx.run(find, [])
  const { id } = known ?? ((await tx.run(fill, []))[0] as { id: number })
  return id
}
