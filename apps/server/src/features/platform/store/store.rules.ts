import { brokenConstraint } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { LockedStore } from './lock-store.ts'

/** Turns a broken unique index into the form's own error. */
export function refuseTaken(error: unknown): never {
  const constraint = brokenConstraint(error)
  if (constraint === 'store_code_key') throw refuseField('storeCode', '店家代碼已存在', 'CONFLICT')
  if (constraint === 'store_tax_number_key')
    throw refuseField('storeTaxNumber', '統一編號已被其他店家使用', 'CONFLICT')
  throw error
}

type Wanted = { storeCode?: string | undefined; storeEnabled?: boolean | undefined }

/** The operators' own store must stay reachable under the code that everybody knows. */
export function requirePlatformKept(store: LockedStore, { storeCode, storeEnabled }: Wanted): void {
  if (!store.isPlatform) return
  if (storeEnabled === false) throw refuseField('storeEnabled', '平台自有店家不可停用', 'CONFLICT')
  if (storeCode !== undefined && storeCode !== store.storeCode)
    throw refuseField('storeCode', '平台自有店家不可變更代碼', 'CONFLICT')
}
