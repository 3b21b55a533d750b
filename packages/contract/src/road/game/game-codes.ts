export const roomStates = ['waiting', 'playing', 'ended'] as const
export type RoomState = (typeof roomStates)[number]

/** Why a game room is closed, most common first. */
export const endReasons = ['finished', 'expired', 'forced', 'device_gone', 'ad_gone'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * `open`: a box invites, nobody has joined yet; `podium`: the round is over and its results are shown. Otherwise as
 * the state.
 */
export const roomPhases = ['open', 'waiting', 'playing', 'podium', 'ended'] as const
export type RoomPhase = (typeof roomPhases)[number]

export const maxPlayers = 32
/** What a round takes besides the seconds that its ad sets. */
export const countdownSeconds = 3
export const podiumSeconds = 15
/** For pauses and a change of the server; a screen without network ends the room by itself after it. */
export const slackSeconds = 60
/** A room that a box opened waits this long for its first player. */
export const openSeconds = 600
/** After the first player has joined, a room that a box opened waits at most this long for more. */
export const maxBoxWaitSeconds = 30
/** A winner can claim the prize for this long after the round. */
export const claimSeconds = 900
/** A free name has at most this many characters. */
export const maxNameLength = 8

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
