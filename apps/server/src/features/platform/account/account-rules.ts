import type { StoreAdmin } from '@lumiroute/contract/account'
import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Settings } from '../../../settings.ts'
import { type Text, text } from '../../../text/text.ts'
import { type AccountRow, hasOtherEnabledOwner } from './account.queries.ts'

export function refuseTakenAccount(error: unknown): never {
  if (brokenConstraint(error) === 'account_name_key')
    throw refuseField('adminAccount', text('account.nameTaken'), 'CONFLICT')
  throw error
}

/** Colleagues cannot edit the first administrator: with a new e-mail address they could take the account over. */
export function requireMayChange(account: Pick<AccountRow, 'id' | 'isFirst'>, actor: Actor): void {
  if (account.isFirst && account.id !== actor.accountId && !actor.isOperator)
    throw new AppError('account.firstIsProtected')
}

/** Without an enabled owner nobody in the store could manage its accounts. */
export const isLastOwner = async (tx: Tx, account: AccountRow): Promise<boolean> =>
  account.adminEnabled &&
  account.storeRole === 'owner' &&
  !(await hasOtherEnabledOwner(tx, account.storeId, account.id))

/**
 * Call with the store locked: otherwise two people who disable each other at the same time would both
 * succeed.
 */
export async function requireMayDisable(tx: Tx, account: AccountRow, actor: Actor): Promise<void> {
  if (account.id === actor.accountId)
    throw refuseField('adminEnabled', text('account.disablesSelf'), 'CONFLICT')
  if (await isLastOwner(tx, account))
    throw refuseField('adminEnabled', text('account.disablesLast'), 'CONFLICT')
}

export async function requireMayDelete(tx: Tx, account: AccountRow, actor: Actor): Promise<void> {
  requireMayChange(account, actor)
  if (account.id === actor.accountId) throw new AppError('account.deletesSelf')
  if (await isLastOwner(tx, account)) throw new AppError('account.deletesLast')
}

/** Says which address still has to confirm a change. */
export const updatedText = ({ adminAccount: name, newEmail }: StoreAdmin): Text =>
  newEmail
    ? text('account.updatedAwaitingEmail', { name, email: newEmail })
    : text('account.updated', { name })

/** Without SMTP, show where the mail file is. */
export const invitationText = ({ smtpUrl }: Settings, email: string): Text =>
  smtpUrl ? text('account.invitationMailed', { email }) : text('account.invitationInOutbox')
