import { validation } from '@lumiroute/contract/text/zh-TW'
import { front } from './front.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { role } from './role.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { thirdParty } from './thirdParty.ts'
import { ui } from './ui.ts'

/** Texts of the shell, the page kit and the store pages. */
export const common = { front, nav, notification, role, search, shell, store, thirdParty, ui, validation }
