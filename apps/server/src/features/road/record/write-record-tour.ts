import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { FoundRecord } from './require-record.ts'
import { rangeOf, sampleRange, samplesSql } from './record.samples.ts'

const mostStops = 100
const secondsAll = 100
const camera = '<tilt>60</tilt><range>600</range>'

type Stop = { when: string; lng: number; lat: number }

const isPlaced = 's.latitude is not null and s.longitude is not null'
const end = (pick: 'min' | 'max') => `extract(epoch from ${pick}(s.record_time))`

/** A hundredth of the day each, so that the longest record is as short a flight as any. */
const stopsOf = rawQuery<Stop>({
  name: 'record.kml.tour',
  row: { when: 'text', lng: 'float8', lat: 'float8' },
  sql: `select to_char(min(v.record_time), 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM') as "when",
     round(avg(v.longitude)::numeric, 6)::float8 as lng, round(avg(v.latitude)::numeric, 6)::float8 as lat
   from ${samplesSql(['latitude', 'longitude'], isPlaced)} v
   cross join (select ${end('min')} as first, greatest(${end('max')} - ${end('min')}, 1) as seconds
     from record_sample s where ${sampleRange} and ${isPlaced}) w
   group by least(floor((extract(epoch from v.record_time) - w.first) / w.seconds * ${mostStops}), ${mostStops - 1})
   order by 1`,
})

/** A flight along the driven way, with the time of each place, so that the track's mark moves with it. */
export async function* writeRecordTour(
  db: Handle,
  record: FoundRecord,
  name: string,
): AsyncGenerator<string> {
  const stops = await db.run(stopsOf, rangeOf(record))
  if (stops.length < 2) return
  const seconds = (secondsAll / stops.length).toFixed(2)
  yield `<gx:Tour><name>${name}</name><gx:Playlist>\n`
  for (const [i, stop] of stops.entries()) {
    const [from, to] = i + 1 < stops.length ? [stop, stops[i + 1]] : [stops[i - 1], stop]
    yield flyTo(stop, headingOf(from as Stop, to as Stop), seconds)
  }
  yield '</gx:Playlist></gx:Tour>\n'
}

const flyTo = ({ when, lng, lat }: Stop, heading: number, seconds: string) =>
  `<gx:FlyTo><gx:duration>${seconds}</gx:duration><gx:flyToMode>smooth</gx:flyToMode><LookAt>` +
  `<gx:TimeStamp><when>${when}</when></gx:TimeStamp><longitude>${lng}</longitude><latitude>${lat}</latitude>` +
  `<altitude>0</altitude><heading>${heading}</heading>${camera}</LookAt></gx:FlyTo>\n`

/** Degrees from north, clockwise. */
function headingOf(from: Stop, to: Stop): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
  return Math.round((degrees + 360) % 360)
}
