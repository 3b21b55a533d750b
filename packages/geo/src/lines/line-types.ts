/** Longitude, latitude in degrees. */
export type Position = [number, number]
export type Line = Position[]
/** West, south, east, north. */
export type Bounds = [number, number, number, number]

export type RouteShape = {
  /** Simplified for the screen; every point if the file is short. */
  lines: Line[]
  /** Of the file, before simplification. */
  pointCount: number
  lengthKm: number
  bounds: Bounds
  name?: string
}
