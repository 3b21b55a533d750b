import { account } from './account.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'

/** The first page, the first steps of a new installation, and the accounts. */
export const start = { account, overview, profile }
