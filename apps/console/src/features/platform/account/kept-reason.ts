import type { StoreAdmin } from '@lumiroute/contract/account'
import type { TFunction } from 'i18next'
import { knownUser } from '../../../lib/session/session.ts'

/** Why the server does not offer to disable or delete an account. */
export const keptReason = (t: TFunction, { id }: Pick<StoreAdmin, 'id'>) =>
  knownUser()?.id === id ? t('account.reason.self') : t('account.reason.lastEnabled')
