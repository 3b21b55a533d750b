/** Longitude, latitude in degrees. */
export type Position = [number, number]
export type Line = Position[]
/** West, south, east, north. */
export type Bounds = [number, number, number, number]

export type RouteShape = {
  /** Thinned to what a screen can show; where the file is short, every point of it. */
  lines: Line[]
  /** Of the file, before thinning. */
  pointCount: number
  lengthKm: number
  bounds: Bounds
  name?: string
}
