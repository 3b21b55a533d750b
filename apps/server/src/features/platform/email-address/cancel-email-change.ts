import type { cancelEmailChange as endpoint } from '@lumiroute/contract/email-address'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { markEmailLinksUsed, updateAddresses } from './email-address.queries.ts'

export async function cancelEmailChange({ tx, actor }: Write<typeof endpoint>) {
  await markEmailLinksUsed(tx, actor.accountId, 'confirm')
  await updateAddresses(tx, actor.accountId, { newEmail: null })
  return { message: text('emailAddress.cancelled') }
}
