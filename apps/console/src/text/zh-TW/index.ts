import { first } from './first.ts'
import { nav } from './nav.ts'
import { notification } from './notification.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const zhTW = { ...first, nav, notification, overview, profile, search, shell, ui }
