import { bookAd, type BookedAd } from './booked-ad.ts'
import { withDatabase } from './database.ts'

type Given = { name: string; macAddr: string; waitSeconds: number }

/** A linked game approved for today on this device; its playlist is one picture. */
export async function bookGame(dataDir: string, { name, macAddr, waitSeconds }: Given): Promise<BookedAd> {
  const booked = await bookAd(dataDir, { macAddr, items: [{ type: 'image', seconds: 2 }] })
  const game = { name, moveType: 'store_united_game', gameId: 2, unitedDeviceId: macAddr, waitSeconds }
  const blank = { unitedRoomId: 'PIER', unitedBanner: null, gameEndUri: '', gameWinUri: '' }
  await withDatabase(dataDir, async (client) => {
    await client.query(
      `update ad set name = $2, move_type = 'store_united_game', game_id = 2, united_device_id = $3,
         united_room_id = 'PIER', wait_seconds = $4 where id = $1`,
      [booked.adId, name, macAddr, waitSeconds],
    )
    await client.query(`update ad_snapshot set content = content || $2::jsonb where ad_id = $1`, [
      booked.adId,
      JSON.stringify({ ...game, ...blank }),
    ])
  })
  return booked
}
