import { account } from './account.ts'
import { ad } from './ad.ts'
import { adCheck } from './adCheck.ts'
import { device } from './device.ts'
import { first } from './first.ts'
import { map } from './map.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { order } from './order.ts'
import { overview } from './overview.ts'
import { payment } from './payment.ts'
import { playlist } from './playlist.ts'
import { profile } from './profile.ts'
import { route } from './route.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { timetable } from './timetable.ts'
import { ui } from './ui.ts'
import { vehicle } from './vehicle.ts'

export const zhTW = {
  ...first,
  account,
  ad,
  adCheck,
  device,
  map,
  nav,
  notification,
  order,
  overview,
  payment,
  playlist,
  profile,
  route,
  search,
  shell,
  store,
  thirdParty,
  timetable,
  ui,
  vehicle,
}
