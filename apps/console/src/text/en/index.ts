import type { TextsOf } from '../texts.type.ts'
import type { zhTW } from '../zh-TW/index.ts'
import { account } from './account.ts'
import { brand } from './brand.ts'
import { error } from './error.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

export const en: TextsOf<typeof zhTW> = {
  account,
  brand,
  error,
  nav,
  notification,
  overview,
  profile,
  search,
  session,
  shell,
  store,
  thirdParty,
  ui,
}
