import type { Deps } from '../../../deps.ts'
import type { RoomRow } from './queries/room.queries.ts'

/**
 * Call after the commit. A lost wake-up costs half a minute, since the heartbeat reports the change as well.
 */
export async function wakeScreens(
  { wakeups, log }: Pick<Deps, 'wakeups' | 'log'>,
  rooms: readonly RoomRow[],
) {
  for (const room of rooms)
    await wakeups
      .notify(room)
      .catch((error: unknown) => log.warn({ err: error, roomId: room.id }, 'could not wake the screens'))
}
