/** A red light or a place to park, and how fast the vehicle drives up to it. */
export type Halt = { atM: number; waitSeconds: number; cruise: number }

const gain = 1.4
const brake = 1.8

/** The next light that is red, or a few minutes at the roadside; so far apart that no rule takes one for the other. */
export function drawHalt(random: () => number, fromM: number, isUnderWay: boolean): Halt {
  const isRoadside = random() < 0.15
  const waitSeconds = Math.round(isRoadside ? 90 + 150 * random() : 8 + 34 * random())
  return { atM: fromM + (isUnderWay ? 220 : 400) + 900 * random(), waitSeconds, cruise: 6.5 + 6 * random() }
}

/** Metres a second, of a driver who gets going and brakes calmly. */
export function nextSpeed(speed: number, { cruise }: Halt, leftM: number): number {
  const able = Math.sqrt(2 * brake * Math.max(0, leftM))
  return Math.min(speed + gain, cruise, Math.max(able, 0.5), Math.max(leftM, 0.5))
}
