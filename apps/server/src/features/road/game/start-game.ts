import type { InputOf } from '@lumiroute/contract'
import type { startGame as endpoint, startGameWithKey, StartRefusal } from '@lumiroute/contract/game'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import { refuseLookAhead } from '../../../http/authentication/person.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { type LockedAd, lockAd } from '../../advertising/ad/lock-ad.ts'
import { createCode } from '../playbox/pairing-code.ts'
import { judgeStart, planTimes, refusalTexts } from './judge-start.ts'
import { findOpenRoom, insertRoom, type RoomRow, settleRooms } from './room.queries.ts'
import { viewGame, viewRoom } from './room.view.ts'
import { wakeScreens } from './wake-screens.ts'

type Starting = Steps<typeof endpoint> | Steps<typeof startGameWithKey>
type Asked = InputOf<typeof endpoint> & { keyName?: string; by: number }

/** One room an ad: whoever starts at the same time waits for the ad's row and gets the room that the first opened. */
export async function startGame({ deps, actor, input, request }: Starting) {
  refuseLookAhead(request)
  const { room, isNew } = await deps.db.write((tx) => openRoom(tx, deps, { ...input, by: actor.accountId }))
  if (isNew) await wakeScreens(deps, [room])
  const timeZone = deps.settings.businessTz
  const view = viewRoom(room, { origin: requestOrigin(request, deps.settings), now: deps.now(), timeZone })
  const content: [string, string] = [view.joinUrl, view.code]
  return { message: `「${view.game.name}」的房間已開啟，房號 ${view.code}`, content, room: view }
}

async function openRoom(tx: Tx, deps: Deps, asked: Asked): Promise<{ room: RoomRow; isNew: boolean }> {
  const ad = await lockAd(tx, asked.adId)
  const judged = await judgeStart(tx, deps, ad)
  const device = judged.screens[0]?.device
  await settleRooms(tx, deps.now(), { adId: ad.id, deviceId: device?.id ?? null })
  const open = await findOpenRoom(tx, ad.id)
  if (open) return { room: requireSame(open, asked), isNew: false }
  if (judged.refusal) throw refuse(judged.refusal)
  const { approved, screens } = judged
  if (!approved || !device) throw refuse('notApproved')
  if (approved.gameId !== asked.gameId)
    throw conflict(`廣告核准的遊戲是「${nameOf(approved.gameId)}」，請先更換遊戲並通過審核`)
  const times = await planTimes(tx, deps, approved.waitSeconds)
  if (!times) throw refuse('tooLate')
  const screenIds = screens.flatMap(({ device: each }) => each?.id ?? [])
  const { recordId } = approved
  const opening = { ...times, screenIds, recordId, deviceId: device.id }
  return { room: await insertNew(tx, ad, asked, opening), isNew: true }
}

const refuse = (why: StartRefusal) => conflict(refusalTexts[why])
const conflict = (message: string) => new AppError('CONFLICT', { message })
const nameOf = (gameId: number | null) => (gameId === null ? '' : viewGame(gameId).name)

function requireSame(open: RoomRow, { gameId, roomId }: Asked): RoomRow {
  if (open.gameId === gameId && open.roomId === roomId) return open
  throw conflict(`「${nameOf(open.gameId)}」的房間 ${open.code} 仍在進行，請先停止再啟動`)
}

type Opening = Pick<RoomRow, 'openedAt' | 'startsAt' | 'endsAt' | 'screenIds' | 'recordId' | 'deviceId'>
const tries = 5

async function insertNew(tx: Tx, ad: LockedAd, asked: Asked, opening: Opening): Promise<RoomRow> {
  const { gameId, roomId, keyName = '', by } = asked
  for (let tried = 0; tried < tries; tried++) {
    const names = { adId: ad.id, storeId: ad.storeId, gameId, roomId, keyName, openedBy: by }
    const room = await insertRoom(tx, { ...opening, ...names, code: createCode() })
    if (room) return room
  }
  // A code is taken once in millions; a device, where another ad's room is still open on it.
  throw conflict('第一台裝置已有進行中的遊戲，請先停止再啟動')
}
