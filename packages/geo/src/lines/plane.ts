import type { Position } from './line-types.ts'

/** Metres east and north of an origin; accurate to a few per mille within a city or county. */
export type Point = { x: number; y: number }
export type Plane = (place: { lng: number; lat: number }) => Point

const metresPerDegree = 111_195.08

export function planeAround([lng, lat]: Position): Plane {
  const east = metresPerDegree * Math.cos((lat * Math.PI) / 180)
  return (place) => ({ x: (place.lng - lng) * east, y: (place.lat - lat) * metresPerDegree })
}
