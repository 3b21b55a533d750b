/** What LINE last said about the quota of a channel. */
export type CachedQuota = { value: number | null; totalUsage: number; at: Date; token: string }

/** By store; each server asks for itself. */
export type QuotaCache = Map<number, CachedQuota>
