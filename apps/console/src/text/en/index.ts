import type { TextsOf } from '../texts.type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { account } from './account.ts'
import { ad } from './ad.ts'
import { adCheck } from './adCheck.ts'
import { brand } from './brand.ts'
import { error } from './error.ts'
import { map } from './map.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { route } from './route.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

export const en: TextsOf<typeof zhTW> = {
  account,
  ad,
  adCheck,
  brand,
  error,
  map,
  nav,
  notification,
  overview,
  profile,
  route,
  search,
  session,
  shell,
  store,
  thirdParty,
  ui,
}
