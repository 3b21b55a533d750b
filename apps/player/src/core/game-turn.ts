import type { PlayboxAd } from '@lumiroute/contract/playbox'

export type Room = NonNullable<NonNullable<PlayboxAd['storeGame']>['room']>

/** `waiting` shows the code to join, `playing` gives the screen to the game. */
export type GameTurn = { phase: 'waiting' | 'playing'; room: Room; secondsLeft: number; ofSeconds: number }

const secondsUntil = (moment: string, ms: number) => Math.ceil((Date.parse(moment) - ms) / 1000)
const secondsBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 1000

/**
 * What the game room means for the screen now; from its times alone, so that an offline device ends it too.
 */
export function gameTurn(ad: PlayboxAd, ms: number, overCode: string | null): GameTurn | null {
  // A programme stored by an older version has no rooms.
  const room = ad.storeGame?.room ?? null
  if (!room || room.code === overCode || ms >= Date.parse(room.endsAt)) return null
  const { openedAt, startsAt, endsAt } = room
  if (ms < Date.parse(startsAt))
    return {
      phase: 'waiting',
      room,
      secondsLeft: secondsUntil(startsAt, ms),
      ofSeconds: secondsBetween(openedAt, startsAt),
    }
  return {
    phase: 'playing',
    room,
    secondsLeft: secondsUntil(endsAt, ms),
    ofSeconds: secondsBetween(startsAt, endsAt),
  }
}
