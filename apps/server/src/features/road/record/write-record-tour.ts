import type { Handle } from '../../../db/db.ts'
import { listTourStops, type TourStop } from './queries/record-kml.queries.ts'
import type { RecordRow } from './require-record.ts'

const maxStops = 100
const tourSeconds = 100
const camera = '<tilt>60</tilt><range>600</range>'

/** A flight along the driven path; the time of each stop moves the track's marker along. */
export async function* writeRecordTour(db: Handle, record: RecordRow, name: string): AsyncGenerator<string> {
  const stops = await listTourStops(db, record, maxStops)
  if (stops.length < 2) return
  const seconds = (tourSeconds / stops.length).toFixed(2)
  yield `<gx:Tour><name>${name}</name><gx:Playlist>\n`
  for (const [i, stop] of stops.entries()) {
    const [from, to] = i + 1 < stops.length ? [stop, stops[i + 1]] : [stops[i - 1], stop]
    yield writeFlyTo(stop, getHeading(from as TourStop, to as TourStop), seconds)
  }
  yield '</gx:Playlist></gx:Tour>\n'
}

const writeFlyTo = ({ when, lng, lat }: TourStop, heading: number, seconds: string) =>
  `<gx:FlyTo><gx:duration>${seconds}</gx:duration><gx:flyToMode>smooth</gx:flyToMode><LookAt>` +
  `<gx:TimeStamp><when>${when}</when></gx:TimeStamp><longitude>${lng}</longitude><latitude>${lat}</latitude>` +
  `<altitude>0</altitude><heading>${heading}</heading>${camera}</LookAt></gx:FlyTo>\n`

/** Degrees from north, clockwise. */
function getHeading(from: TourStop, to: TourStop): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
  return Math.round((degrees + 360) % 360)
}
