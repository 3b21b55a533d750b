/** A red light or a parking stop, and the speed on the way to it. */
export type Halt = { atM: number; waitSeconds: number; cruise: number }

const gain = 1.4
const brake = 1.8

/** The next red light, or a few minutes at the roadside; the durations differ clearly. */
export function drawHalt(random: () => number, fromM: number, isUnderWay: boolean): Halt {
  const isRoadside = random() < 0.15
  const waitSeconds = Math.round(isRoadside ? 90 + 150 * random() : 8 + 34 * random())
  return { atM: fromM + (isUnderWay ? 220 : 400) + 900 * random(), waitSeconds, cruise: 6.5 + 6 * random() }
}

/** Metres per second, with gentle acceleration and braking. */
export function nextSpeed(speed: number, { cruise }: Halt, leftM: number): number {
  const able = Math.sqrt(2 * brake * Math.max(0, leftM))
  return Math.min(speed + gain, cruise, Math.max(able, 0.5), Math.max(leftM, 0.5))
}
