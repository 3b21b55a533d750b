import type { TextsOf } from '../texts.type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { account } from './account.ts'
import { ad } from './ad.ts'
import { adCheck } from './adCheck.ts'
import { brand } from './brand.ts'
import { device } from './device.ts'
import { error } from './error.ts'
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
import { session } from './session.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { timetable } from './timetable.ts'
import { ui } from './ui.ts'
import { vehicle } from './vehicle.ts'

export const en: TextsOf<typeof zhTW> = {
  account,
  ad,
  adCheck,
  brand,
  device,
  error,
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
  session,
  shell,
  store,
  thirdParty,
  timetable,
  ui,
  vehicle,
}
