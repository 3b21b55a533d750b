import { streamValidation } from '@lumiroute/contract/text/zh-TW'
import { ad } from './ad.ts'
import { adCheck } from './adCheck.ts'
import { device } from './device.ts'
import { download } from './download.ts'
import { effect } from './effect.ts'
import { game } from './game.ts'
import { makeGood } from './make-good.ts'
import { map } from './map.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { place } from './place.ts'
import { playlist } from './playlist.ts'
import { record } from './record.ts'
import { report } from './report.ts'
import { route } from './route.ts'
import { stream } from './stream.ts'
import { timetable } from './timetable.ts'
import { transparencyLog } from './transparency-log.ts'
import { vehicle } from './vehicle.ts'

/** Texts of ads, vehicles, devices and records. */
export const ads = {
  ad,
  adCheck,
  device,
  download,
  effect,
  game,
  makeGood,
  map,
  order,
  payment,
  place,
  playlist,
  record,
  report,
  route,
  stream,
  streamValidation,
  timetable,
  transparencyLog,
  vehicle,
}
