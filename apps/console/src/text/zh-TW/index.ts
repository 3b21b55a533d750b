import { error } from './error.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const zhTW = { error, nav, notification, search, session, shell, ui }
