import { countdownTicks, ticksPerSecond } from '@lumiroute/games'
import { readTicks, replayRound, writeInputs } from '@lumiroute/games/simulation'
import { AppError } from '../../../errors/app-error.ts'
import type { RoundRow } from './store-game.queries.ts'
import { getSettings } from './view-round.ts'

/** Bytes in front of the inputs of a tick. */
const headBytes = 3
const endTickOf = ({ seconds }: RoundRow) => countdownTicks + seconds * ticksPerSecond

/** Nobody can have played the whole round before this moment. */
export const getEarliestEnd = (round: RoundRow) =>
  round.startedAt.getTime() + (endTickOf(round) * 1000) / ticksPerSecond

/** The score that these inputs give, by the game's own rules. Refuses what no phone of one player records. */
export function replayInputs(round: RoundRow, inputs: Uint8Array): number {
  const ticks = endTickOf(round)
  if (!isRecording(inputs, ticks)) throw new AppError('storeGame.inputsRefused')
  const { gameId: game, codeVersion: version, seed } = round
  const replay = replayRound({ game, version, seed, settings: getSettings(round), ticks, inputs })
  if (!replay) throw new AppError('storeGame.roundOver')
  return replay.state.seats[0]?.score ?? 0
}

/** One player, who joins in the first tick and then moves the controller at most once in a tick. */
function isRecording(bytes: Uint8Array, endTick: number): boolean {
  let [size, last] = [0, -1]
  for (const { tick, inputs } of readTicks(bytes)) {
    const kind = last < 0 ? 'join' : 'pad'
    const [input] = inputs
    if (inputs.length !== 1 || input?.kind !== kind || input.seat !== 0) return false
    if (tick <= last || tick >= endTick || (last < 0 && tick !== 0)) return false
    size += headBytes + writeInputs(inputs).length
    last = tick
  }
  return last >= 0 && size === bytes.length
}
