/** SQL: the coupon's fixed period is over. */
export const isCouponOver = (now: string) =>
  `coalesce((r.cpn_valid ->> 'endAt')::timestamptz <= ${now}, false)`

/** SQL: every ticket of the coupon was given out. */
export const isCouponSoldOut = 'coalesce(r.claimed >= r.cpn_total_qty, false)'

/** SQL: a winner of this game can get coupon `r` now. */
export const isGamePrize = (gameId: string, now: string) => `r.removed_at is null and r.cpn_status = 'running'
  and r.cpn_issue ->> 'type' = 'game_win' and coalesce((r.cpn_issue ->> 'gameId')::int, ${gameId}) = ${gameId}
  and not ${isCouponOver(now)}`

/** SQL: those of this game before those of any game, the newest first. */
export const gamePrizeOrder = `(r.cpn_issue ->> 'gameId') is null, r.id desc`
