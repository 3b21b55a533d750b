import type { Deps } from '../../../deps.ts'
import { settleRooms } from './room.queries.ts'
import { wakeScreens } from './wake-screens.ts'

/** Writes down what the clock, a deleted device or a withdrawn ad has ended; nobody who reads depends on it. */
export async function expireRooms(deps: Deps): Promise<void> {
  const ended = await settleRooms(deps.db, deps.now())
  await wakeScreens(deps, ended)
  if (ended.length > 0) deps.log.info({ roomIds: ended.map(({ id }) => id) }, 'game rooms ran out')
}
