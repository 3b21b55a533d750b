import type { LedgerCard } from '@lumiroute/contract/point-card'
import { AppError } from '../../../errors/app-error.ts'
import type { CardRow } from './queries/member-card.queries.ts'

type Redemption = { points: number; issued: ReadonlySet<number>; now: Date }

/** Why the reward at this number of points cannot be redeemed, if anything. */
export function findRewardRefusal(card: CardRow, { points, issued, now }: Redemption): AppError | undefined {
  const isExpired = card.expireAt !== null && card.expireAt <= now
  if (isExpired || !['active', 'full'].includes(card.state)) return new AppError('pointCard.ended')
  if (card.points < points) return new AppError('pointCard.pointsShort', { points: points - card.points })
  return issued.has(points) ? new AppError('pointCard.rewardRedeemed') : undefined
}

export const listRewardActions = (
  card: CardRow,
  redemption: Redemption,
): LedgerCard['rewards'][number]['actions'] => (findRewardRefusal(card, redemption) ? [] : ['redeem'])
