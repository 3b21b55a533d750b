import { account } from './account.ts'
import { ad } from './ad.ts'
import { adCheck } from './adCheck.ts'
import { first } from './first.ts'
import { map } from './map.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { route } from './route.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

export const zhTW = {
  ...first,
  account,
  ad,
  adCheck,
  map,
  nav,
  notification,
  overview,
  profile,
  route,
  search,
  shell,
  store,
  thirdParty,
  ui,
}
