import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { edited, id, moment } from './columns.ts'
import { files } from './file.ts'
import { stores } from './store.ts'

export const playlists = pgTable(
  'playlist',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    format: text().notNull(),
    ...edited,
  },
  (table) => [
    index('playlist_store').on(table.storeId, table.id),
    check('playlist_format', sql`${table.format} in ('video', 'image', 'game_side_bar')`),
  ],
)

/** File metadata is copied here, so that a list of playlists needs no third table. */
export const materials = pgTable(
  'material',
  {
    id: id(),
    playlistId: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    fileName: text()
      .notNull()
      .references(() => files.uuidName),
    type: text().notNull(),
    mime: text().notNull(),
    width: integer(),
    height: integer(),
    duration: doublePrecision().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('material_order').on(table.playlistId, table.position),
    index('material_file').on(table.fileName),
    check('material_type', sql`${table.type} in ('video', 'image')`),
  ],
)
