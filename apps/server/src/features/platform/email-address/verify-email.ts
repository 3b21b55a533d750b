import type { verifyEmail as endpoint } from '@lumiroute/contract/email-address'
import { refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { revokePasswordLinks } from '../session/revoke-password-links.ts'
import { hashToken } from '../../../secrets/tokens.ts'
import { lockAddresses, markEmailLinksUsed, updateAddresses, useEmailLink } from './email-address.queries.ts'

const expired = () => refuseField('token', text('session.linkExpired'))

export async function verifyEmail({ tx, input, audit }: Write<typeof endpoint>) {
  const link = await useEmailLink(tx, hashToken(input.token), 'confirm')
  const account = link && (await lockAddresses(tx, link.accountId))
  if (!account) throw expired()
  const { id, storeId, adminAccount, adminEmail, newEmail } = account
  if (link.email !== adminEmail && link.email !== newEmail) throw expired()
  await updateAddresses(tx, id, {
    isVerified: true,
    ...(link.email === newEmail && { adminEmail: newEmail, newEmail: null }),
  })
  await markEmailLinksUsed(tx, id, 'confirm')
  const isChange = link.email === newEmail
  if (isChange) await revokePasswordLinks(tx, id)
  await audit(tx, isChange ? 'email.changed' : 'email.verified', {
    accountId: id,
    storeId,
    object: { id, name: adminAccount },
    change: compareFields({ adminEmail }, { adminEmail: link.email }),
  })
  return { email: link.email, message: text('emailAddress.verified') }
}
