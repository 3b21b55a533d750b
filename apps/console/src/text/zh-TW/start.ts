import { account } from './account.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { storeQuota } from './store-quota.ts'

/** The first page, the first steps of a new installation, and the accounts. */
export const start = { account, overview, profile, storeQuota }
