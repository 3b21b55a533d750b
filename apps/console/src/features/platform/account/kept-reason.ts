import type { StoreAdmin } from '@lumiroute/contract/account'
import type { TFunction } from 'i18next'
import { knownUser } from '../../../lib/session/session.ts'

/** Why an account cannot be disabled or deleted. */
export const keptReason = (t: TFunction, { id }: Pick<StoreAdmin, 'id'>) =>
  knownUser()?.id === id ? t('account.reason.self') : t('account.reason.lastEnabled')
