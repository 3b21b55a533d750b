import { randomBytes } from 'node:crypto'
import type { BookedAd } from './booked-ad.ts'
import { newAddress } from './box.ts'
import { withDatabase } from './database.ts'
import { bookGame } from './game-ad.ts'
import type { RunningServer } from './server.ts'

type Call = <Answer>(who: 'admin', method: string, path: string, body?: object) => Promise<Answer>
type Given = { gameId: number; waitSeconds: number; rules?: object }
export type OpenRoom = BookedAd & { code: string }

/** Pairs the device without a player: these tests look at phones. */
const pair = (dataDir: string, macAddr: string) =>
  withDatabase(dataDir, (client) =>
    client.query('update device set token_hash = $2 where mac_addr = $1', [
      macAddr,
      randomBytes(32).toString('base64url'),
    ]),
  )

/** A linked game of the first store, started by an operator. */
export async function openRoom({ dataDir }: RunningServer, call: Call, given: Given): Promise<OpenRoom> {
  const macAddr = newAddress()
  const { gameId, waitSeconds, rules } = given
  await call('admin', 'POST', '/device/add', { device_data: { macAddr, name: `螢幕 ${macAddr}` } })
  await pair(dataDir, macAddr)
  const booked = await bookGame(dataDir, { name: `對戰 ${macAddr}`, macAddr, waitSeconds, gameId, rules })
  const path = `/game/app/start/${booked.adId}/${gameId}/PIER`
  const { room } = await call<{ room: { code: string } }>('admin', 'GET', path)
  return { ...booked, code: room.code }
}
