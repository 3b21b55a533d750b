import { aimAt } from '@lumiroute/games/controls'
import type { Pad } from '@lumiroute/games/input'

type Place = Pick<Pad, 'x' | 'y'>

/** So far the phone is turned for the full way. */
const degreesToEdge = 20

type Turned = { beta: number; gamma: number }

/** The pad for a phone that was held as `first` and is now held as `now`. */
export function padOfTilt(first: Turned, now: Turned): Place {
  const across = (now.gamma - first.gamma) / degreesToEdge
  const down = (now.beta - first.beta) / degreesToEdge
  return aimAt((1 + across) / 2, (1 + down) / 2)
}

/** Tells where the phone points, from how it was held first. Returns how to stop. */
export function followTilt(told: (place: Place) => void): () => void {
  let first: Turned | null = null
  const onTurn = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    first ??= { beta, gamma }
    told(padOfTilt(first, { beta, gamma }))
  }
  addEventListener('deviceorientation', onTurn)
  return () => removeEventListener('deviceorientation', onTurn)
}
