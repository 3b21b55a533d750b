import type { Language } from '@lumiroute/contract/text'
import { eq, sql } from 'drizzle-orm'
import { codedJson } from '../../../db/coded-json.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { codeNames } from '../../../text/code-names.ts'
import { places } from '../../../db/schema/index.ts'

export type PlaceRow = typeof places.$inferSelect
export type PlaceFields = Pick<
  PlaceRow,
  'name' | 'address' | 'latitude' | 'longitude' | 'panelWidth' | 'panelHeight' | 'direction' | 'photo'
>

const columns = `
  r.id, r.name, r.address, r.latitude, r.longitude, r.panel_width as "panelWidth", r.panel_height as "panelHeight",
  case when r.direction is not null then ${codedJson('r.direction', 'direction')} end as direction, r.photo,
  r.screen_count as "screenCount", r.updated_at as "updatedAt", r.version`

const from = `(select p.*, (select count(*)::int from device d where d.place_id = p.id and d.kind = 'player') as screen_count
  from place p) r`

export const listPlacesJson = defineList({
  name: 'place.list',
  from,
  columns,
  filters: { placeId: 'r.id = {placeId}', q: 'r.name ilike {q} or r.address ilike {q}' },
  orders: {
    id: 'r.id',
    name: 'r.name',
    address: 'r.address',
    screenCount: 'r.screen_count',
    updatedAt: 'r.updated_at',
  },
  order: 'name',
})

const byId = rawQuery({
  name: 'place.byId',
  row: { place: 'text' },
  sql: `select row_to_json(v)::text as place from (select ${columns} from ${from} where r.id = {id}) v`,
})
const getPlaceJson = async (db: Handle, id: number, language: Language) =>
  (await db.run(byId, { id, ...codeNames(language) }))[0]?.place as string

type Change = { by: number; language: Language }

export async function insertPlace(tx: Tx, fields: PlaceFields, { by, language }: Change): Promise<string> {
  const [created] = await tx
    .insert(places)
    .values({ ...fields, updatedBy: by })
    .returning({ id: places.id })
  return getPlaceJson(tx, (created as { id: number }).id, language)
}

const renameInAds = rawQuery({
  name: 'place.renameInAds',
  row: {},
  sql: 'update ad set fix_location = $2 where place_id = $1 and fix_location <> $2',
})

export async function savePlace(tx: Tx, id: number, fields: PlaceFields, change: Change): Promise<string> {
  await tx
    .update(places)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: change.by, version: sql`${places.version} + 1` })
    .where(eq(places.id, id))
  await tx.run(renameInAds, [id, fields.name])
  return getPlaceJson(tx, id, change.language)
}

export const findPlaceForUpdate = async (tx: Tx, id: number): Promise<PlaceRow | undefined> =>
  (await tx.select().from(places).where(eq(places.id, id)).for('update'))[0]

export async function removePlace(tx: Tx, id: number): Promise<void> {
  await tx.delete(places).where(eq(places.id, id))
}

/** The first few names, and the total. */
export type NamedUses = { names: string[]; total: number }
export type PlaceUses = { devices: NamedUses; ads: NamedUses }

const maxNamed = 3
const namedUses = (table: string, name: string) => `(select json_build_object(
  'names', coalesce((array_agg(${name} order by id))[1:${maxNamed}], '{}'), 'total', count(*))
  from ${table} where place_id = $1)`

const uses = rawQuery<PlaceUses>({
  name: 'place.uses',
  row: { devices: 'json', ads: 'json' },
  sql: `select ${namedUses('device', "coalesce(nullif(name, ''), mac_addr)")} as devices, ${namedUses('ad', 'name')} as ads`,
})
export const findPlaceUses = async (tx: Tx, id: number): Promise<PlaceUses> =>
  (await tx.run(uses, [id]))[0] as PlaceUses

/** SQL: folds width, case and white space, as the index `place_name_key` does. */
const foldName = (name: string) => `lower(regexp_replace(normalize(${name}, NFKC), '\\s', '', 'g'))`

type NamedPlace = { id: number; name: string }

// The share lock makes a rename wait for a writer that read the name here, so that no ad stores the old one.
const named = rawQuery<NamedPlace>({
  name: 'place.named',
  row: { id: 'int4', name: 'text' },
  sql: 'select id, name from place where id = $1 for share',
})
export const findPlace = async (db: Handle, id: number): Promise<NamedPlace | undefined> =>
  (await db.run(named, [id]))[0]

const byName = rawQuery<NamedPlace>({
  name: 'place.byName',
  row: { id: 'int4', name: 'text' },
  sql: `select id, name from place where ${foldName('name')} = ${foldName('$1::text')} for share`,
})
/** By any spelling of its name. */
export const findPlaceByName = async (db: Handle, name: string): Promise<NamedPlace | undefined> =>
  (await db.run(byName, [name]))[0]
