import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { edited, id } from './columns.ts'
import { files } from './file.ts'

/** Where fixed screens are installed. */
export const places = pgTable(
  'place',
  {
    id: id(),
    name: text().notNull(),
    address: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    panelWidth: integer(),
    panelHeight: integer(),
    direction: text(),
    photo: text().references(() => files.uuidName),
    ...edited,
  },
  (table) => [
    // Same expression as `foldName` in features/road/place/place.queries.ts.
    uniqueIndex('place_name_key').on(
      sql`lower(regexp_replace(normalize(${table.name}, NFKC), '\\s', '', 'g'))`,
    ),
    check('place_position', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('place_panel', sql`(${table.panelWidth} is null) = (${table.panelHeight} is null)`),
    check('place_direction', sql`${table.direction} in ('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw')`),
  ],
)
