import type { Deps } from '../../../deps.ts'
import type { WakingRoom } from '../../../ports/wakeup-registry.ts'
import type { RoomRow } from './queries/room.queries.ts'

/** Tells screens and the server that runs the room. Call after the commit of a change of times, end or seats. */
export async function tellRoomChanged(deps: Pick<Deps, 'wakeups' | 'log' | 'gameHost'>, room: RoomRow) {
  await wakeScreens(deps, [room])
  await deps.gameHost.roomChanged(room.id)
}

/**
 * Call after the commit. A lost wake-up costs half a minute, since the heartbeat reports the change as well.
 */
export async function wakeScreens(
  { wakeups, log }: Pick<Deps, 'wakeups' | 'log'>,
  rooms: readonly WakingRoom[],
) {
  for (const room of rooms)
    await wakeups
      .notify(room)
      .catch((error: unknown) => log.warn({ err: error, roomId: room.id }, 'could not wake the screens'))
}
