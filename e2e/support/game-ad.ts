import { bookAd, type BookedAd } from './booked-ad.ts'
import { withDatabase } from './database.ts'

type Given = {
  name: string
  /** Several, separated by commas, show one game. */
  macAddr: string
  waitSeconds: number
  /** Length of a round. */
  seconds?: number
  moveType?: 'store_united_game' | 'fix_game' | 'store_alone_game'
  gameId?: number
  /** What else the approved ad says about the game, such as `gameCoupon`. */
  rules?: object
  /** With a side bar and a banner, both the playlist's picture. */
  isFramed?: boolean
}

const bookOthers = `insert into screen_booking (device_id, date, ad_id)
  select d.id, b.date, b.ad_id from screen_booking b, device d where b.ad_id = $1 and d.mac_addr = any($2::text[])`
const setAd = `update ad set name = $2, move_type = $3, game_id = $4, united_device_id = $5, united_room_id = 'PIER',
  wait_seconds = $6 where id = $1`
const addFrame = `update ad_snapshot set content = content || jsonb_build_object(
  'playlistTwo', content->'playlistOne' || '{"id": 2, "format": "game_side_bar"}',
  'unitedBanner', content#>'{playlistOne,materials,0}') where ad_id = $1`

/** A game approved for today on these devices; its playlist is one picture. */
export async function bookGame(dataDir: string, given: Given): Promise<BookedAd> {
  const {
    name,
    macAddr,
    waitSeconds,
    seconds = 60,
    moveType = 'store_united_game',
    gameId = 2,
    rules,
    isFramed = false,
  } = given
  const [first = '', ...others] = macAddr.split(',')
  const booked = await bookAd(dataDir, { macAddr: first, items: [{ type: 'image', seconds: 2 }] })
  const game = { name, moveType, gameId, unitedDeviceId: macAddr, waitSeconds, gameSeconds: seconds }
  const blank = { unitedRoomId: 'PIER', unitedBanner: null, gameEndUri: '', gameWinUri: '' }
  await withDatabase(dataDir, async (client) => {
    await client.query(bookOthers, [booked.adId, others])
    await client.query(setAd, [booked.adId, name, moveType, gameId, macAddr, waitSeconds])
    await client.query(`update ad_snapshot set content = content || $2::jsonb where ad_id = $1`, [
      booked.adId,
      JSON.stringify({ ...game, ...blank, ...rules }),
    ])
    if (isFramed) await client.query(addFrame, [booked.adId])
  })
  return booked
}
