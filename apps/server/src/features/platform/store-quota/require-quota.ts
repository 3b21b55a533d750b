import type { QuotaKind } from '@lumiroute/contract/store-quota'
import type { Handle, Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Settings } from '../../../settings.ts'
import { formatBytes } from './format-bytes.ts'
import { findQuotaState, lockQuota, type QuotaState } from './store-quota.queries.ts'

type Limits = Pick<Settings, 'quotas'>
type Wanted = { storeId: number; kind: QuotaKind; amount: number }

export const getAllowed = ({ isPlatform, own }: QuotaState, { quotas }: Limits, kind: QuotaKind) =>
  isPlatform ? null : (own ?? quotas[kind])

/** Refuses what would pass the store's limit. Two calls at once cannot both take the last room. */
export async function requireQuota(tx: Tx, settings: Limits, wanted: Wanted): Promise<void> {
  if (wanted.amount === 0) return
  await lockQuota(tx, wanted.storeId, wanted.kind)
  await checkQuota(tx, settings, wanted)
}

/** The same without the lock, to refuse early; only `requireQuota` decides. */
export async function checkQuota(db: Handle, settings: Limits, { storeId, kind, amount }: Wanted) {
  const state = await findQuotaState(db, storeId, kind)
  const allowed = state ? getAllowed(state, settings, kind) : null
  if (!state || allowed === null || state.used + amount <= allowed) return
  const { used } = state
  throw new AppError('QUOTA_EXCEEDED', {
    message: describe[kind](used, allowed, amount),
    quota: { kind, used, allowed },
  })
}

/** For callers that must look again at what is there once they hold the lock. */
export const lockRoom = async (tx: Tx, storeId: number, kind: QuotaKind): Promise<void> => {
  await lockQuota(tx, storeId, kind)
}

/** How many more rows fit, up to `amount`; for calls that must not fail. */
export async function takeRoom(tx: Tx, settings: Limits, { storeId, kind, amount }: Wanted): Promise<number> {
  if (amount === 0) return 0
  await lockQuota(tx, storeId, kind)
  const state = await findQuotaState(tx, storeId, kind)
  const allowed = state ? getAllowed(state, settings, kind) : null
  return state && allowed !== null ? Math.max(0, Math.min(amount, allowed - state.used)) : amount
}

const count = (value: number) => value.toLocaleString('en-US')
const ask = '請聯絡平台管理員提高上限'

const describe: Record<QuotaKind, (used: number, allowed: number, amount: number) => string> = {
  storage: (used, allowed, amount) =>
    `儲存空間不足：已使用 ${formatBytes(used)}，上限 ${formatBytes(allowed)}，此檔案 ${formatBytes(amount)}。請移除不用的素材，或${ask}`,
  members: (used, allowed, amount) =>
    `會員數超過上限：目前 ${count(used)} 位，上限 ${count(allowed)} 位，本次新增 ${count(amount)} 位。${ask}`,
  products: (used, allowed, amount) =>
    `商品數超過上限：目前 ${count(used)} 項，上限 ${count(allowed)} 項，本次新增 ${count(amount)} 項。請刪除不用的商品，或${ask}`,
}
