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

/** Rejects rows over the store's quota. Two simultaneous calls cannot both take the last free row. */
export async function requireQuota(tx: Tx, settings: Limits, wanted: Wanted): Promise<void> {
  if (wanted.amount === 0) return
  await lockQuota(tx, wanted.storeId, wanted.kind)
  await checkQuota(tx, settings, wanted)
}

/** The same without the lock, to reject early; only `requireQuota` is authoritative. */
export async function checkQuota(db: Handle, settings: Limits, { storeId, kind, amount }: Wanted) {
  const state = await findQuotaState(db, storeId, kind)
  const allowed = state ? getAllowed(state, settings, kind) : null
  if (!state || allowed === null || state.used + amount <= allowed) return
  const { used } = state
  const format = kind === 'storage' ? formatBytes : formatCount
  const facts = { used: format(used), allowed: format(allowed), amount: format(amount) }
  throw new AppError(refusalKeys[kind], facts, { quota: { kind, used, allowed } })
}

/** For callers that must re-read existing rows once they hold the lock. */
export const lockRoom = async (tx: Tx, storeId: number, kind: QuotaKind): Promise<void> => {
  await lockQuota(tx, storeId, kind)
}

/** How many more rows fit, at most `amount`; for calls that must not fail. */
export async function takeQuota(
  tx: Tx,
  settings: Limits,
  { storeId, kind, amount }: Wanted,
): Promise<number> {
  if (amount === 0) return 0
  await lockQuota(tx, storeId, kind)
  const state = await findQuotaState(tx, storeId, kind)
  const allowed = state ? getAllowed(state, settings, kind) : null
  return state && allowed !== null ? Math.max(0, Math.min(amount, allowed - state.used)) : amount
}

const formatCount = (value: number) => value.toLocaleString('en-US')
const refusalKeys = {
  storage: 'storeQuota.storageFull',
  members: 'storeQuota.membersFull',
  products: 'storeQuota.productsFull',
} as const satisfies Record<QuotaKind, string>
