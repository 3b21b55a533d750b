import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Settings } from '../../../settings.ts'
import { type AccountRow, hasOtherEnabled } from './account.queries.ts'

export function refuseTakenAccount(error: unknown): never {
  if (brokenConstraint(error) === 'account_name_key')
    throw refuseField('adminAccount', '帳號已存在', 'CONFLICT')
  throw error
}

/** Call it with the store locked: two people who each disable the other would else both pass. */
export async function requireMayDisable(tx: Tx, account: AccountRow, actor: Actor): Promise<void> {
  if (account.id === actor.accountId) throw refuseField('adminEnabled', '不可停用目前登入的帳號', 'CONFLICT')
  if (account.adminEnabled && !(await hasOtherEnabled(tx, account.storeId, account.id)))
    throw refuseField('adminEnabled', '店家至少需保留一個啟用的帳號', 'CONFLICT')
}

export async function requireMayDelete(tx: Tx, account: AccountRow, actor: Actor): Promise<void> {
  if (account.id === actor.accountId) throw new AppError('CONFLICT', { message: '不可刪除目前登入的帳號' })
  if (account.adminEnabled && !(await hasOtherEnabled(tx, account.storeId, account.id)))
    throw new AppError('CONFLICT', { message: '不可刪除店家最後一個啟用的帳號' })
}

/** Without SMTP the link is only written to a file, so say where instead of announcing a mail. */
export const invitationText = ({ smtpUrl }: Settings, adminEmail: string): string =>
  smtpUrl ? `設定密碼的連結已寄至 ${adminEmail}` : '設定密碼的信件存於伺服器的 outbox'
