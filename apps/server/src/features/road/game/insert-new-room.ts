import type { Tx } from '../../../db/db.ts'
import { createCode } from '../playbox/pairing-code.ts'
import { insertRoom, type NewRoom, type RoomRow } from './queries/room.queries.ts'

const maxTries = 5

/** Undefined if the device has an open room: codes hardly ever collide. */
export async function insertNewRoom(tx: Tx, room: Omit<NewRoom, 'code'>): Promise<RoomRow | undefined> {
  for (let tried = 0; tried < maxTries; tried++) {
    const inserted = await insertRoom(tx, { ...room, code: createCode() })
    if (inserted) return inserted
  }
  return undefined
}
