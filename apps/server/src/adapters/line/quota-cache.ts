/** The last quota that LINE reported for a channel. */
export type CachedQuota = { value: number | null; totalUsage: number; at: Date; token: string }

/** By store; each server instance has its own. */
export type QuotaCache = Map<number, CachedQuota>
