import type { Handle } from '../../../db/db.ts'
import { type RawQuery, buildQuery } from '../../../db/raw-query.ts'
import { type AdValues, isThere, type Part, parts, partsOf } from './ad.form.ts'

type Column = Exclude<keyof AdValues, Part>

/** Each column with its type; the five that name other things come first, as `partsOf` gives them. */
const types: Record<Column, string> = {
  name: 'text',
  moveType: 'text',
  vehicleType: 'text',
  placeId: 'int',
  fixLocation: 'text',
  mode: 'text',
  gameId: 'smallint',
  gameEndUri: 'text',
  gameWinUri: 'text',
  unitedRoomId: 'text',
  unitedDeviceId: 'text',
  waitSeconds: 'int',
  orientation: 'text',
  muxToken: 'text',
  streamUrl: 'text',
  enabled: 'boolean',
  startAt: 'timestamptz',
  stopAt: 'timestamptz',
  streamLogUrl: 'text',
  bannerWidth: 'int',
  bannerHeight: 'int',
  enabledBanner: 'boolean',
  enabledQrcodeLog: 'boolean',
  qrcodeUrl: 'text',
  broadcastDates: 'date[]',
  marquee: 'text',
  memo: 'text',
}
const columns = Object.keys(types) as Column[]
const before = 7
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const insertText = `insert into ad (store_id, ${parts.map(snake).join(', ')}, updated_by,
    ${columns.map(snake).join(', ')})
  select $1::int, $2::int, $3::int, $4::int, $5::text, $6::text, $7::int,
    ${columns.map((column, at) => `$${before + at + 1}::${types[column]}`).join(', ')}`

const inserts = new Map<string, RawQuery<{ id: number }>>()

/** One for each set of things that an ad may name, since PostgreSQL sets up every look, also one that it skips. */
function insertFor(named: Part[]): RawQuery<{ id: number }> {
  const key = `ad.insert.${named.join('.')}`
  const known = inserts.get(key)
  if (known) return known
  const conditions = named.map((part) => isThere[part]).join(' and ')
  const made = buildQuery({
    name: key,
    row: { id: 'int4' },
    sql: `${insertText} where ${conditions} returning id`,
  })
  inserts.set(key, made)
  return made
}

/** One statement looks and writes; no id means that something which the ad names is not there. */
export async function insertAd(
  db: Handle,
  storeId: number,
  values: AdValues,
  by: number,
): Promise<number | undefined> {
  const given = [storeId, ...partsOf(values), by, ...columns.map((column) => values[column])]
  const named = parts.filter((part) => values[part] !== null)
  return (await db.run(insertFor(named), given))[0]?.id
}
