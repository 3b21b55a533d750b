/** SQL: the coupon's fixed period is over. */
export const isCouponOver = (now: string) =>
  `coalesce((r.cpn_valid ->> 'endAt')::timestamptz <= ${now}, false)`

/** SQL: every ticket of the coupon was given out. */
export const isCouponSoldOut = 'coalesce(r.claimed >= r.cpn_total_qty, false)'
