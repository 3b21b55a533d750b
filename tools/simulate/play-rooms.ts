import type { GameId } from '@lumiroute/games'
import { seeded } from '@lumiroute/geo'
import { joinGame, listGameAds } from '@lumiroute/contract/game'
import { httpCall } from '../../apps/server/src/testing/http-call.ts'
import { AutoPhone } from '../games/auto-phone.ts'
import type { Operator } from './find-fleet.ts'

type Options = { url: string; players: number; seed: number }
export type PlayedRoom = { code: string; joined: number; refused: string[]; scores: number[] }

/** Sends players into every open game room and waits for their results. */
export async function playRooms(operator: Operator, options: Options): Promise<PlayedRoom[]> {
  if (options.players === 0) return []
  const { gameAdList } = await operator(listGameAds, { isOpen: true, size: 100 })
  const rooms = gameAdList.flatMap(({ room, game }) =>
    room && game ? [{ code: room.code, game: game.id }] : [],
  )
  return Promise.all(rooms.map((room) => playRoom(room, options)))
}

async function playRoom(room: { code: string; game: number }, options: Options): Promise<PlayedRoom> {
  const { url, players, seed } = options
  const refused: string[] = []
  const phones: AutoPhone[] = []
  for (let no = 0; no < players; no++) {
    const { status, body } = await httpCall(url, joinGame, { roomCode: room.code, nameNo: no })
    if (status >= 300) refused.push(`${status} ${body.message}`)
    else phones.push(openPhone(no, body.seatToken))
  }
  const results = await Promise.all(phones.map(({ result }) => result))
  for (const phone of phones) phone.close()
  const scores = results.flatMap((over) => (over ? [over.score] : []))
  return { code: room.code, joined: phones.length, refused, scores: scores.toSorted((a, b) => b - a) }

  function openPhone(no: number, token: string) {
    const random = seeded(seed + no)
    return new AutoPhone({ url, code: room.code, token, game: room.game as GameId, random })
  }
}

export function formatRooms(rooms: readonly PlayedRoom[]): string {
  if (rooms.length === 0) return 'game rooms: none open'
  return rooms
    .map(({ code, joined, refused, scores }) => {
      const not = refused.length > 0 ? `, ${refused.length} refused (${refused[0]})` : ''
      return `game room ${code}: ${joined} players${not}, scores ${scores.join(' ') || 'none'}`
    })
    .join('\n')
}
