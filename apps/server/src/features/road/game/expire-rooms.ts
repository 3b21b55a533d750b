import type { Deps } from '../../../deps.ts'
import { closeEndedRooms } from './queries/room.queries.ts'
import { wakeScreens } from './wake-screens.ts'

/**
 * Marks rooms ended by the clock, a deleted device or a withdrawn ad; reads do not depend on this job. The server that
 * runs a room ends it by itself, after it has written the scores.
 */
export async function expireRooms(deps: Deps): Promise<void> {
  const ended = await closeEndedRooms(deps.db, deps.now())
  await wakeScreens(deps, ended)
  if (ended.length > 0) deps.log.info({ roomIds: ended.map(({ id }) => id) }, 'game rooms expired')
}
