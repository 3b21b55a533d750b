import { setTimeout as pause } from 'node:timers/promises'
import type { CloseReason } from './client.ts'
import type { HostedRoom } from './hosted-room.ts'
import { findHolder, leaseMs } from './queries/lease.queries.ts'
import type { RoomTable } from './room-table.ts'

export type Place = { room: HostedRoom } | { refusal: CloseReason }
/** Passes the socket on to the server at this address; false if it does not answer. */
type PassOn = (url: string) => Promise<boolean>
export type Locate = (code: string, passOn: PassOn) => Promise<Place | 'passedOn'>

/** A server that died holds its rooms until their lease ends, so it is worth waiting that long. */
const patienceMs = leaseMs + 1500
const retryMs = 200

/** Finds the server that hosts a room: this one, another one to which the socket is proxied, or none. */
export function createLocate(table: RoomTable, getOwnUrl: () => string): Locate {
  const { db, now } = table.context
  return async (code, passOn) => {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const room = table.find(code)
      if (room) return { room }
      if (table.isStopped) return { refusal: 'restart' }
      const holder = await findHolder(db, code, now())
      if (!holder) return { refusal: 'noRoom' }
      const opened = await table.open(code)
      if (opened) return { room: opened }
      if (holder.isEnded) return { refusal: 'ended' }
      if (holder.url && holder.isHeld && holder.url !== getOwnUrl() && (await passOn(holder.url)))
        return 'passedOn'
      if (performance.now() > deadline) return { refusal: 'moved' }
      await pause(retryMs)
    }
  }
}
