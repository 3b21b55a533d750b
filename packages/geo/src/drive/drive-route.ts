import { drawHalt, type Halt, nextSpeed } from './drive-speed.ts'
import { type Lap, buildLap } from './lap.ts'
import type { Line, Position } from '../lines/line-types.ts'
import { metresBetween } from '../lines/measure-lines.ts'
import { bellCurve, seeded } from './seeded.ts'
import { trackLimits } from '../track/track-limits.ts'
import type { Fix } from '../track/track-types.ts'
import { move } from './way.ts'

export type Driving = {
  /** Unix milliseconds. */
  startAt: number
  seconds: number
  everySeconds?: number
  noiseM?: number
  seed: number
  /** A closed street, as fractions of the lap; the vehicle detours along a parallel street. */
  closed?: [number, number]
}

/** The true position of the vehicle, and the receiver's fix. */
export type DriveMoment = { at: number; place: Position; metresPerSecond: number; fix: Fix | null }

/** Result of the drive so far, without receiver errors. */
export type DriveTruth = { km: number; movingSeconds: number; sharePct: number }
export type Drive = { moments: Generator<DriveMoment, void>; truth: () => DriveTruth }

const asideM = 130
const corridorM = 40
const cellM = 10
const tunnelM = 180
const tunnelShare = 0.55
const noiseSeconds = 20

type State = {
  lap: Lap
  random: () => number
  metres: number
  speed: number
  halt: Halt
  waitSeconds: number
  parkedSeconds: number
  breakAfter: number
  aside: [number, number]
  covered: Uint8Array
  drivenM: number
  seconds: number
}

/**
 * A day of a vehicle on its route, deterministic by seed: traffic lights, breaks, a tunnel, receiver errors.
 */
export function driveRoute(lines: readonly Line[], driving: Driving): Drive {
  const lap = buildLap(lines)
  const random = seeded(driving.seed)
  const state: State = {
    lap,
    random,
    metres: 0,
    speed: 0,
    halt: drawHalt(random, 0, false),
    waitSeconds: 0,
    parkedSeconds: 0,
    breakAfter: breakSeconds(random),
    aside: [0, 0],
    covered: new Uint8Array(Math.ceil(lap.totalM / cellM)),
    drivenM: 0,
    seconds: 0,
  }
  return { moments: momentsOf(state, driving), truth: () => computeTruth(state) }
}

const breakSeconds = (random: () => number) => 7200 + 3600 * random()

function* momentsOf(state: State, driving: Driving): Generator<DriveMoment, void> {
  const { startAt, seconds, everySeconds = 5 } = driving
  const receive = receiver(state, driving)
  for (; state.seconds <= seconds; state.seconds++) {
    if (state.seconds % everySeconds === 0) {
      const at = startAt + state.seconds * 1000
      const place = getPlace(state)
      yield { at, place, metresPerSecond: state.speed, fix: receive(at, place) }
    }
    step(state, driving.closed)
  }
}

const getPlace = ({ lap, metres, aside }: State) => move(lap.placeAt(metres), ...aside)

function step(state: State, closed: Driving['closed']): void {
  if (state.waitSeconds > 0) {
    state.waitSeconds--
    return
  }
  const before = closed && getPlace(state)
  state.speed = nextSpeed(state.speed, state.halt, state.halt.atM - state.metres)
  state.metres += state.speed
  const drivenM = state.speed
  if (state.halt.atM - state.metres < 1) stop(state)
  if (state.metres >= state.lap.totalM) beginLap(state)
  if (closed) turnAside(state, closed)
  state.drivenM += before ? metresBetween(placed(before), placed(getPlace(state))) : drivenM
  if (Math.hypot(...state.aside) <= corridorM) state.covered[Math.floor(state.metres / cellM)] = 1
}

const placed = ([lng, lat]: Position) => ({ lng, lat })

function stop(state: State): void {
  const { random, halt, metres } = state
  const isBreak = state.seconds >= state.breakAfter
  if (isBreak) state.breakAfter = state.seconds + breakSeconds(random)
  state.speed = 0
  state.waitSeconds = isBreak ? Math.round(900 + 900 * random()) : halt.waitSeconds
  if (state.waitSeconds >= trackLimits.stopSeconds) state.parkedSeconds += state.waitSeconds
  state.halt = drawHalt(random, metres, true)
}

function beginLap(state: State): void {
  state.metres -= state.lap.totalM
  state.halt = { ...state.halt, atM: state.halt.atM - state.lap.totalM }
}

/** Gradually, so that the vehicle does not jump at a corner. */
function turnAside(state: State, [from, until]: [number, number]): void {
  const share = state.metres / state.lap.totalM
  const [east, north] = state.lap.headingAt(state.metres)
  const wanted = share >= from && share < until ? asideM : 0
  state.aside[0] += (wanted * north - state.aside[0]) / 8
  state.aside[1] += (-wanted * east - state.aside[1]) / 8
}

/** Receiver errors drift: consecutive ones are similar. */
function receiver(state: State, { everySeconds = 5, noiseM = 4 }: Driving) {
  const { random, lap } = state
  const kept = Math.exp(-everySeconds / noiseSeconds)
  const wander = (error: number) => kept * error + Math.sqrt(1 - kept ** 2) * noiseM * bellCurve(random)
  const tunnelFrom = lap.totalM * tunnelShare
  let [east, north, deafUntil] = [0, 0, 0]
  return (at: number, place: Position): Fix | null => {
    east = wander(east)
    north = wander(north)
    if (random() < 0.0007) deafUntil = at + 20_000 + 70_000 * random()
    const isHidden = state.metres > tunnelFrom && state.metres < tunnelFrom + tunnelM
    if (isHidden || at < deafUntil) return null
    const [lng, lat] = move(place, east, north)
    return { at, lng: rounded(lng), lat: rounded(lat), accuracy: Math.round(30 + 50 * random()) / 10 }
  }
}

/** To a decimetre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function computeTruth({ lap, covered, drivenM, seconds, parkedSeconds, waitSeconds }: State): DriveTruth {
  let [booked, driven] = [0, 0]
  for (let cell = 0; cell < covered.length; cell++) {
    if (!lap.isBooked((cell + 0.5) * cellM)) continue
    booked++
    driven += covered[cell] as number
  }
  const owed = waitSeconds >= trackLimits.stopSeconds ? waitSeconds : 0
  const movingSeconds = seconds - parkedSeconds + owed
  return {
    km: Math.round(drivenM) / 1000,
    movingSeconds,
    sharePct: Math.round((1000 * driven) / booked) / 10,
  }
}
