import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import type { Tile, TilePlace } from '@lumiroute/evidence/log'

const some = rawQuery<{ level: number; index: number; hashes: Buffer }>({
  name: 'log.tiles',
  row: { level: 'int2', index: 'int8', hashes: 'bytea' },
  sql: `select level, tile_index as index, hashes from log_tile
   where (level, tile_index) in (select * from unnest({levels}::smallint[], {indexes}::int8[]))`,
})
export const listTiles = (db: Handle, places: readonly TilePlace[]): Promise<Tile[]> =>
  db.run(some, {
    levels: places.map(({ level }) => level),
    indexes: places.map(({ index }) => index),
  })

const save = rawQuery({
  name: 'log.saveTiles',
  row: {},
  sql: `insert into log_tile (level, tile_index, hashes)
   select * from unnest({levels}::smallint[], {indexes}::int8[], {hashes}::bytea[])
   on conflict (level, tile_index) do update set hashes = excluded.hashes`,
})
export const saveTiles = (tx: Tx, tiles: readonly Tile[]) =>
  tx.run(save, {
    levels: tiles.map(({ level }) => level),
    indexes: tiles.map(({ index }) => index),
    hashes: tiles.map(({ hashes }) => Buffer.from(hashes)),
  })

const counts = rawQuery({
  name: 'log.tileCount',
  row: { count: 'int8' },
  sql: 'select count(*) from log_tile',
})
export const countTiles = async (db: Handle): Promise<number> => (await db.run(counts, []))[0]?.count ?? 0
