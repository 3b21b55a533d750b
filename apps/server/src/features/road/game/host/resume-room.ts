import type { HostContext } from './host-context.ts'
import type { HostedRoom } from './hosted-room.ts'
import { extendRoom } from './queries/lease.queries.ts'
import { maxPauseMs } from './speed-rule.ts'

/** Ends a pause if all screens stand, and gives its time back to the room. */
export function resumeRoom({ db, node, log }: HostContext, room: HostedRoom, now: number) {
  const lostMs = Math.round(room.speed.resume(now))
  const ms = Math.min(lostMs, maxPauseMs - room.extendedMs)
  if (!room.isRunning || ms <= 0) return
  room.extendedMs += ms
  extendRoom(db, { roomId: room.row.id, node, ms }).catch((error: unknown) =>
    log.warn({ err: error, roomId: room.row.id }, 'game room not extended'),
  )
}
