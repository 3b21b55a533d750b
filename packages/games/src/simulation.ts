/**
 * The games without any drawing, for server, screens and replays.
 *
 *     const state = startRound(1, { ...usualSettings, world: 'tall' }, seed)
 *     stepRound(state, [{ kind: 'join', seat: 0 }])             60 times a second, until isOver(state)
 *     stepRound(state, readInputs(bytes), (event) => play(event))
 *     standings(state)                                         scores, ranks, end status
 *     hashState(state), writeState(state), readState(bytes)
 *
 * `stepRound` changes the given state and returns it: a copy in each of 36,000 ticks would cost more than the
 * game. `writeState` and `readState` copy it. The same seed and inputs give the same hash on every machine.
 *
 * A recorder keeps the round: `const recorder = new RoundRecorder(1, settings, seed)`, then `recorder.step(inputs)`
 * instead of `stepRound`, and `recorder.finish()`. `replayRound(recorded)` plays it again.
 */
export type { EventKind, GameEvent, Tell } from './core/events.ts'
export type { Input, Pad } from './core/input.ts'
export type { EndStatus, Standing } from './core/standings.ts'
export type { RecordedRound } from './core/recording.ts'
export { readInputs, writeInputs } from './core/input.ts'
export { readState, writeState, hashState } from './core/serialise.ts'
export { standings } from './core/standings.ts'
export { isCountingDown, isHere, isOver } from './core/state.ts'
export { type LogMark, readRecording, readTicks, writeRecording } from './core/recording.ts'
export { RoundRecorder, replayRound, replaySlices, type Replay } from './replay.ts'
export { canReplay, type GameState, scoreLimit, startRound, stepRound, versionOf } from './rounds.ts'
