import { brokenConstraint } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { LockedStore } from './lock-store.ts'
import { allowsAction } from './store.policy.ts'
import { text } from '../../../text/text.ts'

/** Turns a violated unique index into a field error. */
export function refuseTaken(error: unknown): never {
  const constraint = brokenConstraint(error)
  if (constraint === 'store_code_key') throw refuseField('storeCode', text('store.codeTaken'), 'CONFLICT')
  if (constraint === 'store_tax_number_key')
    throw refuseField('storeTaxNumber', text('store.taxNumberTaken'), 'CONFLICT')
  throw error
}

type Wanted = { storeCode?: string | undefined; storeEnabled?: boolean | undefined }

/** The operators' own store must stay reachable under its well-known code. */
export function requirePlatformKept(store: LockedStore, { storeCode, storeEnabled }: Wanted): void {
  if (storeEnabled === false && !allowsAction(store, 'disable'))
    throw refuseField('storeEnabled', text('store.platformStaysEnabled'), 'CONFLICT')
  if (storeCode !== undefined && storeCode !== store.storeCode && !allowsAction(store, 'changeCode'))
    throw refuseField('storeCode', text('store.platformKeepsCode'), 'CONFLICT')
}
