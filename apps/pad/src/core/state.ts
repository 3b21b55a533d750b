import type { EventKind } from '@lumiroute/games/simulation'
import type { closeCodes, Phase, SeatMessage } from '@lumiroute/games/protocol'
import type { Over, Room, Seat, Ticket } from './room.ts'

/** Why the person cannot play; the page offers a next step for each. */
export type Trouble =
  | 'noCode'
  | 'unknown'
  | 'full'
  | 'over'
  | 'offline'
  | 'busy'
  | 'refused'
  | 'replaced'
  | 'seatGone'
  | 'left'

export type Claim =
  | { at: 'none' | 'asking' }
  | { at: 'done'; ticket: Ticket }
  | { at: 'failed'; message: string }

export type State = {
  view: 'loading' | 'join' | 'wait' | 'play' | 'result' | 'trouble'
  code: string
  room: Room | null
  seat: Seat | null
  isJoining: boolean
  /** The socket has dropped and is being opened again. */
  isLost: boolean
  isPaused: boolean
  phase: Phase
  players: number
  /** When the phase or the round ends, by this phone's own clock; null: open. */
  endsAt: number | null
  score: number
  rank: number
  over: Over | null
  claim: Claim
  trouble: Trouble | null
  /** Why joining failed: the server's words, or empty if there was no answer. */
  message: string | null
}

export const startOf = (code: string, seat: Seat | null, over: Over | null): State => ({
  view: over ? 'result' : code ? 'loading' : 'trouble',
  code,
  room: null,
  seat,
  isJoining: false,
  isLost: false,
  isPaused: false,
  phase: 'open',
  players: 0,
  endsAt: null,
  score: 0,
  rank: 0,
  over,
  claim: { at: 'none' },
  trouble: 'noCode',
  message: null,
})

export const fail = (state: State, trouble: Trouble): State => ({
  ...state,
  view: 'trouble',
  trouble,
  isJoining: false,
  isLost: false,
})

/** What a person should read before going on. */
const isRead = ({ view, trouble }: State) =>
  view === 'trouble' && ['refused', 'seatGone', 'left'].includes(trouble ?? '')

/** With a seat the socket knows better; without one the room decides between joining and not. */
export function withRoom(state: State, room: Room, at: number): State {
  const known = { ...state, room, code: room.code }
  if (state.view === 'result' || state.seat) return known
  const { phase, players, secondsLeft } = room
  const timed = { ...known, phase, players, endsAt: at + 1000 * secondsLeft }
  if (phase === 'podium' || phase === 'ended') return fail(timed, 'over')
  if (players >= room.maxPlayers) return fail(timed, 'full')
  return isRead(state) ? timed : { ...timed, view: 'join' }
}

/** Status 0: no answer. A page that shows something useful keeps it: the next try may succeed. */
export function withoutRoom(state: State, status: number): State {
  if (state.seat || state.view === 'result') return state
  if (status === 404) return fail(state, 'unknown')
  return state.view === 'join' ? state : fail(state, status === 0 ? 'offline' : 'busy')
}

export function notJoined(state: State, status: number, message: string): State {
  const told = { ...state, message, isJoining: false }
  if (status === 404) return fail(told, 'unknown')
  return status === 409 ? fail(told, 'refused') : told
}

export const joined = (state: State, seat: Seat): State => ({
  ...state,
  view: 'wait',
  seat,
  players: state.players + 1,
  isJoining: false,
  endsAt: null,
})

/** By number, because a name would load the whole table of names. Other codes mean that the room is over. */
const closeTroubles: Partial<Record<(typeof closeCodes)[keyof typeof closeCodes], Trouble>> = {
  4400: 'busy',
  4401: 'seatGone',
  4409: 'replaced',
  4429: 'busy',
}

/** Close codes after which the phone does not reconnect. A result that was shown stays. */
export function closed(state: State, code: number): State {
  if (state.view === 'result') return state
  const trouble = closeTroubles[code as keyof typeof closeTroubles] ?? 'over'
  const keepsSeat = trouble === 'busy' || trouble === 'replaced'
  return { ...fail(state, trouble), seat: keepsSeat ? state.seat : null }
}

export function heard(state: State, message: SeatMessage, at: number): State {
  const on = { ...state, isLost: false }
  if (message.type === 'over') return { ...on, view: 'result', over: message }
  if (message.type === 'you')
    return { ...on, score: message.score, rank: message.rank, endsAt: at + message.msLeft }
  const { phase, msLeft, isPaused, players, you } = message
  const isWaiting = phase === 'open' || phase === 'waiting'
  return {
    ...on,
    view: on.view === 'result' ? on.view : isWaiting ? 'wait' : 'play',
    phase,
    isPaused,
    players,
    seat: on.seat && { ...on.seat, ...you },
    endsAt: msLeft === null ? null : at + msLeft,
  }
}

export const secondsLeft = ({ endsAt }: State, now: number) =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))

export const eventsOf = (message: SeatMessage): EventKind[] =>
  message.type === 'you' ? message.events : message.type === 'over' ? ['over'] : []
