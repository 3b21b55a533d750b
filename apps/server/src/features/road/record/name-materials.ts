import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const listOf = (name: string) => `coalesce(n.content->'${name}'->'materials', '[]')`
const ofAd = rawQuery({
  name: 'record.materials',
  row: { id: 'int4', name: 'text' },
  sql: `select (m->>'id')::int as id, m->>'name' as name from ad_snapshot n
   cross join lateral jsonb_array_elements(${listOf('playlistOne')} || ${listOf('playlistTwo')}) m
   where n.ad_id = $1 order by n.id`,
})

/** The names of what an ad may have shown, as approved: a box that names another store's material learns nothing. */
export async function nameMaterials(db: Handle, adId: number): Promise<Map<number, string>> {
  return new Map((await db.run(ofAd, [adId])).map(({ id, name }) => [id, name]))
}
