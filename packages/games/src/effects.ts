/**
 * How the events of a tick sound on the box and feel on a phone. A sound glides from one pitch to another;
 * `secondsApart` keeps twenty players from turning it into noise.
 */
import type { EventKind } from './core/events.ts'

export type Sound = {
  wave: 'sine' | 'square' | 'triangle' | 'sawtooth'
  fromHz: number
  toHz: number
  ms: number
  /** 0 to 1. */
  volume: number
  secondsApart: number
}

const sound = (
  wave: Sound['wave'],
  fromHz: number,
  toHz: number,
  ms: number,
  volume: number,
  apart = 0.05,
): Sound => ({
  wave,
  fromHz,
  toHz,
  ms,
  volume,
  secondsApart: apart,
})

export const sounds: Readonly<Record<EventKind, Sound>> = {
  count: sound('square', 440, 440, 120, 0.5),
  go: sound('square', 880, 880, 350, 0.5),
  over: sound('triangle', 660, 220, 900, 0.6),
  join: sound('sine', 520, 780, 120, 0.3),
  flap: sound('triangle', 300, 420, 60, 0.15, 0.08),
  gate: sound('sine', 660, 880, 80, 0.25),
  star: sound('sine', 880, 1320, 140, 0.35),
  crash: sound('sawtooth', 220, 70, 260, 0.4, 0.12),
  return: sound('sine', 330, 520, 140, 0.2),
  shot: sound('square', 700, 300, 50, 0.1, 0.1),
  hit: sound('sawtooth', 260, 160, 90, 0.25),
  destroyed: sound('sawtooth', 180, 40, 450, 0.5, 0.15),
  crate: sound('sine', 620, 1240, 200, 0.4),
  dash: sound('triangle', 200, 600, 180, 0.25),
  swing: sound('triangle', 500, 250, 70, 0.3),
  bounce: sound('sine', 240, 200, 40, 0.15, 0.08),
  holed: sound('sine', 520, 1040, 320, 0.5),
  nextHole: sound('triangle', 440, 660, 250, 0.4),
  pop: sound('sine', 480, 960, 90, 0.3),
  miss: sound('triangle', 200, 160, 60, 0.12, 0.1),
  combo: sound('sine', 880, 1760, 220, 0.4),
  bomb: sound('sawtooth', 140, 35, 500, 0.5, 0.15),
}

/** Milliseconds of vibration and pause on the phone of the event's seat. */
export const vibrations: Readonly<Partial<Record<EventKind, readonly number[]>>> = {
  go: [80],
  over: [200, 80, 200],
  flap: [8],
  gate: [12],
  star: [20, 30, 20],
  crash: [120],
  return: [30],
  hit: [60],
  destroyed: [30, 40, 90],
  crate: [20, 30, 20],
  dash: [25],
  swing: [20],
  bounce: [8],
  holed: [40, 40, 120],
  nextHole: [40],
  pop: [15],
  combo: [20, 30, 20],
  bomb: [200],
}
