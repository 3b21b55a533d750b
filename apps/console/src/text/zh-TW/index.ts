import { account } from './account.ts'
import { first } from './first.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

export const zhTW = {
  ...first,
  account,
  nav,
  notification,
  overview,
  profile,
  search,
  shell,
  store,
  thirdParty,
  ui,
}
