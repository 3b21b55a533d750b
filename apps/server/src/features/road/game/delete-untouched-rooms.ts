import type { Deps } from '../../../deps.ts'
import { deleteUntouchedRooms } from './queries/room.queries.ts'

/** As long as a phone finds a code. */
const keepMs = 86_400_000

/** A box opens a room every ten minutes, whether or not somebody plays. */
export async function deleteUntouched({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUntouchedRooms(db, new Date(now().getTime() - keepMs))
}
