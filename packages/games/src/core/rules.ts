import type { Tell } from './events.ts'
import type { Input } from './input.ts'
import type { GameId, Settings } from './settings.ts'
import { countdownTicks, ticksPerSecond } from './settings.ts'
import {
  applyInputs,
  type BaseState,
  forgetMarks,
  isCountingDown,
  isOver,
  type Seat,
  startState,
} from './state.ts'

/** What a game must define; everything else is the same for all. */
export type Rules<Own extends object, Extra> = {
  id: GameId
  /** Rises with every change that lets a recorded round end differently. */
  version: number
  /** Rounds since this version still replay: the game reads the version of the state where its rules differ. */
  oldestVersion: number
  /** What the game adds to the state. */
  prepare: (state: BaseState<never>) => Extra
  /** What the game adds to a seat when somebody joins. */
  createOwn: (state: BaseState<Own> & Extra, no: number) => Own
  /** What a player finds who left and returns; never better than what was left. */
  comeBack: (seat: Seat<Own>) => void
  /** One tick of the game itself. */
  move: (state: BaseState<Own> & Extra, tell: Tell) => void
  /** No player can have more points in such a round. */
  scoreLimit: (state: BaseState<Own> & Extra) => number
}

export type Simulation<State extends BaseState = BaseState> = {
  id: GameId
  version: number
  oldestVersion: number
  start: (settings: Settings, seed: number, version?: number) => State
  /** Moves the given state by one tick and returns it. Once the round is over it changes nothing. */
  step: (state: State, inputs: readonly Input[], tell?: Tell) => State
  scoreLimit: (state: State) => number
}

const silent: Tell = () => {}

export function defineSimulation<Own extends object, Extra>(
  rules: Rules<Own, Extra>,
): Simulation<BaseState<Own> & Extra> {
  type State = BaseState<Own> & Extra
  const { id, version, oldestVersion, createOwn, comeBack, move, scoreLimit } = rules

  const start = (settings: Settings, seed: number, played = version): State => {
    const base = startState(id, played, settings, seed)
    return { ...base, ...rules.prepare(base), random: base.random, lastId: base.lastId }
  }

  const step = (state: State, inputs: readonly Input[], tell: Tell = silent): State => {
    if (isOver(state)) return state
    applyInputs<Own>(state, inputs, { createOwn: (no) => createOwn(state, no), comeBack })
    tellJoins(inputs, tell)
    if (isCountingDown(state)) tellCount(state, tell)
    else move(state, tell)
    forgetMarks(state)
    state.tick++
    if (isOver(state)) tell({ kind: 'over', seat: -1, value: 0 })
    return state
  }

  return { id, version, oldestVersion, start, step, scoreLimit }
}

function tellJoins(inputs: readonly Input[], tell: Tell) {
  for (const { kind, seat } of inputs) if (kind === 'join') tell({ kind: 'join', seat, value: 0 })
}

function tellCount({ tick }: BaseState, tell: Tell) {
  const left = countdownTicks - tick
  if (left % ticksPerSecond === 0) tell({ kind: 'count', seat: -1, value: left / ticksPerSecond })
  if (left === 1) tell({ kind: 'go', seat: -1, value: 0 })
}
