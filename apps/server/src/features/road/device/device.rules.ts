import { and, eq, inArray } from 'drizzle-orm'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { playlists, stores } from '../../../db/schema/index.ts'
import { refuseField } from '../../../errors/app-error.ts'

/** Turns a broken unique index into the form's own error. */
export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'device_mac_key')
    throw refuseField('device_data.macAddr', '此 MAC 位址已登錄', 'CONFLICT')
  throw error
}

type Choice = { defaultPlayId1: number | null; defaultPlayId2: number | null }

/** What plays where nothing is booked is the platform's own. */
export async function requireDefaultPlaylists(tx: Tx, choice: Choice): Promise<void> {
  const ids = Object.values(choice).filter((id) => id !== null)
  if (ids.length === 0) return
  const found = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .innerJoin(stores, eq(stores.id, playlists.storeId))
    .where(and(inArray(playlists.id, ids), stores.isPlatform))
    .for('key share', { of: playlists })
  const known = new Set(found.map(({ id }) => id))
  for (const name of ['defaultPlayId1', 'defaultPlayId2'] as const) {
    const id = choice[name]
    if (id !== null && !known.has(id)) throw refuseField(`device_data.${name}`, '找不到平台的播放清單')
  }
}
