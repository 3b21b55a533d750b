import { type BaseState, isHere, isOver, type Seat } from './state.ts'

/** The codes of the game result in the contract. */
export type EndStatus = 'win' | 'lose' | 'timeout' | 'quit' | 'forced'

export type Standing = {
  seat: number
  score: number
  /** Equal scores share a rank. */
  rank: number
  endStatus: EndStatus
  joinedAt: number
  isHere: boolean
}

/** All seats, the best first. Before the end, the status is what a stop now would give. */
export function standings(state: BaseState): Standing[] {
  const sorted = [...state.seats].sort((a, b) => b.score - a.score || a.no - b.no)
  return sorted.map((seat) => {
    const rank = 1 + sorted.filter(({ score }) => score > seat.score).length
    return {
      seat: seat.no,
      score: seat.score,
      rank,
      endStatus: endStatusOf(state, seat, rank),
      joinedAt: seat.joinedAt,
      isHere: isHere(seat),
    }
  })
}

/** `timeout`: joined but never played. */
function endStatusOf(state: BaseState, seat: Seat, rank: number): EndStatus {
  if (!isHere(seat)) return 'quit'
  const hasWon = state.winScore > 0 ? seat.score >= state.winScore : rank === 1 && seat.score > 0
  if (hasWon && (isOver(state) || state.winScore > 0)) return 'win'
  if (!isOver(state)) return 'forced'
  return seat.touchedAt < 0 ? 'timeout' : 'lose'
}
