import { foldAccountName } from '@lumiroute/contract/account'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What the attacker knows about the person. */
export type PasswordOwner = { adminAccount?: string; adminEmail: string; storeName: string }

const shortestPart = 4

function contains(password: string, part: string): boolean {
  const folded = foldAccountName(part)
  return folded.length >= shortestPart && foldAccountName(password).includes(folded)
}

/** The composition is the contract's; a list of common passwords would be too large for the console. */
export function requireGoodPassword(field: string, password: string, owner: PasswordOwner): void {
  if (isCommonPassword(password)) throw refuseField(field, text('session.commonPassword'))
  const { adminAccount = '', adminEmail, storeName } = owner
  const [mailbox = ''] = adminEmail.split('@')
  if ([adminAccount, mailbox, storeName].some((part) => contains(password, part)))
    throw refuseField(field, text('session.passwordWithName'))
}
