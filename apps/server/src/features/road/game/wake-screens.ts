import type { Deps } from '../../../deps.ts'
import { markOf } from '../playbox/wake-board.ts'
import type { RoomRow } from './room.queries.ts'

/** After the commit. A wake-up that is lost costs half a minute: the heartbeat tells of the change as well. */
export async function wakeScreens({ wakes, log }: Pick<Deps, 'wakes' | 'log'>, rooms: readonly RoomRow[]) {
  for (const room of rooms)
    await wakes
      .tell({ mark: markOf(room), deviceIds: room.screenIds })
      .catch((error: unknown) => log.warn({ err: error, roomId: room.id }, 'screens could not be woken'))
}
