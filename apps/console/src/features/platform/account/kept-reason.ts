import type { StoreAdmin } from '@lumiroute/contract/account'
import type { TFunction } from 'i18next'
import { knownUser } from '../../../lib/session/session.ts'

/** The platform's own store keeps this code; its accounts are operators. */
export const isPlatform = (storeCode: string) => storeCode === 'PLATFORM'

type Account = Pick<StoreAdmin, 'id' | 'isFirst'>

/** Why an account cannot be changed, disabled or deleted. */
export function keptReason(t: TFunction, { id, isFirst }: Account): string {
  const user = knownUser()
  if (user?.id === id) return t('account.reason.self')
  return isFirst && !user?.roles.includes('ROLE_ADMIN')
    ? t('account.reason.first')
    : t('account.reason.lastEnabled')
}

/** Why the role of an account cannot be changed. */
export function roleKeptReason(t: TFunction, account: StoreAdmin): string {
  if (isPlatform(account.store.storeCode)) return t('account.reason.platform')
  return account.isFirst ? t('account.reason.firstRole') : keptReason(t, account)
}
