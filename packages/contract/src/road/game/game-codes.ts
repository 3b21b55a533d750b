export const roomStates = ['waiting', 'playing', 'ended'] as const
export type RoomState = (typeof roomStates)[number]

/** Why a game room is closed, most common first. */
export const endReasons = ['finished', 'expired', 'forced', 'device_gone', 'ad_gone'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * A round ends after this time at the latest, so that a screen without network does not block the next round.
 */
export const maxPlaySeconds = 600

/** Why an ad's game cannot be started now. */
export const startRefusals = [
  'notUnited',
  'notApproved',
  'notToday',
  'noGame',
  'noDevice',
  'unknownDevice',
  'unpairedDevice',
  'otherAd',
  'tooLate',
] as const
export type StartRefusal = (typeof startRefusals)[number]

type Times = { startsAt: string; endsAt: string; endedAt?: string | null }

/** The state of a game room at a time: the one rule of server, console, phone and screen. */
export function roomStateAt({ startsAt, endsAt, endedAt }: Times, ms: number): RoomState {
  if (endedAt || ms >= Date.parse(endsAt)) return 'ended'
  return ms >= Date.parse(startsAt) ? 'playing' : 'waiting'
}
