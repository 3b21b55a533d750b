import { z } from 'zod'

export const quotaKinds = ['storage', 'members', 'products'] as const
export type QuotaKind = (typeof quotaKinds)[number]

/** Storage in bytes, the others in rows. `allowed` is null if unlimited. */
export const QuotaUse = z.object({
  used: z.number(),
  allowed: z.number().nullable(),
  /** Whether the limit was set for this store specifically. */
  isOwn: z.boolean(),
})
export type QuotaUse = z.infer<typeof QuotaUse>

export const StoreQuota = z.object({ storage: QuotaUse, members: QuotaUse, products: QuotaUse })
export type StoreQuota = z.infer<typeof StoreQuota>

/** Usage and limit of a refused call. */
export type QuotaRefusal = { kind: QuotaKind; used: number; allowed: number }

const Limit = z.int().min(0).max(100_000_000).nullable().default(null)

/** null returns to the installation's default. */
export const StoreQuotaForm = z.object({ storageMb: Limit, members: Limit, products: Limit })
