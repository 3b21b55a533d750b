import { account } from './account.ts'
import { emailAddress } from './email-address.ts'
import { overview } from './overview.ts'
import { profile } from './profile.ts'
import { storeQuota } from './store-quota.ts'

/** Texts of the home page, the first steps and the accounts. */
export const start = { account, emailAddress, overview, profile, storeQuota }
