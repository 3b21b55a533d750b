import { setImmediate as pause } from 'node:timers/promises'
import { readRouteInSlices, RouteRefusal, routeLimits, type RefusalCode } from '@lumiroute/geo'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import type { RouteShape } from './route.queries.ts'

const format = (n: number) => n.toLocaleString('en')
const refusals: Record<RefusalCode, Text> = {
  empty: text('route.kmlEmpty'),
  notXml: text('route.kmlNotXml'),
  notRoute: text('route.kmlNotRoute'),
  dtd: text('route.kmlDtd'),
  encoding: text('route.kmlEncoding'),
  tooLarge: text('route.kmlTooLarge'),
  tooManyPoints: text('route.kmlTooManyPoints', { max: format(routeLimits.points) }),
  tooManyLines: text('route.kmlTooManyLines', { max: format(routeLimits.lines) }),
  tooDeep: text('route.kmlTooDeep'),
  badCoordinate: text('route.kmlBadCoordinate'),
  noLine: text('route.kmlNoLine'),
  noPlace: text('route.kmlNoPlace'),
  kmz: text('route.kmzWithoutKml'),
  kmzTooLarge: text('route.kmzTooLarge'),
}

/** Parses in slices: 5 MB of KML take a second, during which other requests must be answered. */
export async function parseRouteKml(kml: string): Promise<RouteShape> {
  try {
    const { lines, pointCount, lengthKm, bounds } = await readRouteInSlices(kml, pause, 'kml')
    return { kml, lines, pointCount, lengthKm, bounds }
  } catch (error) {
    if (!(error instanceof RouteRefusal)) throw error
    throw refuseField('route_data.route', describe(error))
  }
}

const describe = ({ code, line }: RouteRefusal): Text =>
  line === undefined ? refusals[code] : text('route.kmlAtLine', { refusal: refusals[code], line })
