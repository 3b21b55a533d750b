import type { findPasswordLink as endpoint } from '@lumiroute/contract/session'
import { refuseField } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findLinkAccount } from './password-link.queries.ts'
import { findSignInById } from './session.queries.ts'
import { hashToken } from '../../../secrets/tokens.ts'

/** Shows the account on the page, since mails to an unverified address do not name it. */
export async function findPasswordLink({ db, input }: Read<typeof endpoint>) {
  const accountId = await findLinkAccount(db, hashToken(input.token))
  const account = accountId === undefined ? undefined : await findSignInById(db, accountId)
  if (!account) throw refuseField('token', text('session.linkExpired'))
  return { adminAccount: account.adminAccount, storeName: account.storeName }
}
