import type { InputOf } from '@lumiroute/contract'
import type { startGame as endpoint, startGameWithKey } from '@lumiroute/contract/game'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import { refuseLookAhead } from '../../../http/authentication/person.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { type LockedAd, lockAd } from '../../advertising/ad/lock-ad.ts'
import { text } from '../../../text/text.ts'
import { checkStart, planTimes } from './check-start.ts'
import { insertNewRoom } from './insert-new-room.ts'
import { closeEndedRooms, findOpenRoom, type RoomRow } from './queries/room.queries.ts'
import { toRoomSettings } from './room-settings.ts'
import { getGameName, viewRoom } from './view-room.ts'
import { tellRoomChanged } from './wake-screens.ts'

type Starting = Steps<typeof endpoint> | Steps<typeof startGameWithKey>
type Opened = { ad: LockedAd; room: RoomRow; isNew: boolean }
type StartInput = InputOf<typeof endpoint> & { keyName?: string; by: number }

/** One room per ad: a second start waits for the ad's row and gets the room opened by the first. */
export async function startGame({ deps, actor, input, request, language, audit }: Starting) {
  refuseLookAhead(request)
  const { room, isNew } = await deps.db.write(async (tx) => {
    const opened = await openRoom(tx, deps, { ...input, by: actor.accountId })
    if (opened.isNew) await audit(tx, 'game.started', aboutAd(opened.ad))
    return opened
  })
  if (isNew) await tellRoomChanged(deps, room)
  const timeZone = deps.settings.businessTz
  const origin = requestOrigin(request, deps.settings)
  const view = viewRoom(room, { origin, now: deps.now(), timeZone, language })
  const content: [string, string] = [view.joinUrl, view.code]
  return { message: text('game.started', { game: view.game.name, code: view.code }), content, room: view }
}

async function openRoom(tx: Tx, deps: Deps, input: StartInput): Promise<Opened> {
  const ad = await lockAd(tx, input.adId)
  const check = await checkStart(tx, deps, ad)
  const device = check.screens[0]?.device
  await closeEndedRooms(tx, deps.now(), { adId: ad.id, deviceId: device?.id ?? null })
  const open = await findOpenRoom(tx, ad.id)
  if (open) return { ad, room: requireSameGame(open, input), isNew: false }
  if (check.refusal) throw new AppError(`game.${check.refusal}`)
  const { approved, screens } = check
  if (!approved || !device) throw new AppError('game.notApproved')
  if (approved.gameId !== input.gameId)
    throw new AppError('game.otherApproved', {
      game: approved.gameId === null ? '' : getGameName(approved.gameId),
    })
  const settings = toRoomSettings(approved.rules)
  const times = await planTimes(tx, deps, { wait: settings.waitSeconds, round: settings.seconds })
  if (!times) throw new AppError('game.tooLate')
  const screenIds = screens.flatMap(({ device: each }) => each?.id ?? [])
  const { recordId } = approved
  const { gameId, roomId, keyName = '', by } = input
  const names = { adId: ad.id, storeId: ad.storeId, gameId, roomId, keyName, openedBy: by }
  const opening = { ...names, ...times, screenIds, recordId, deviceId: device.id, isLinked: true, settings }
  const room = await insertNewRoom(tx, opening)
  if (!room) throw new AppError('game.deviceBusy')
  return { ad, room, isNew: true }
}

function requireSameGame(open: RoomRow, { gameId, roomId }: StartInput): RoomRow {
  if (open.gameId === gameId && open.roomId === roomId) return open
  throw new AppError('game.roomOpen', { game: getGameName(open.gameId), code: open.code })
}
