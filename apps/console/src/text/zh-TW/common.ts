import { account } from './account.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

/** The shell, the kit, and the pages of stores and accounts. */
export const common = { account, nav, notification, profile, search, shell, store, thirdParty, ui }
