import type { FrontPointCard } from '@lumiroute/contract/front'
import type { OwnCard } from '@lumiroute/contract/point-card'
import { Link } from 'wouter'
import { useLinks } from '../../app/links.ts'
import { fill } from '../../kit/format.ts'
import { useMemberText } from '../../text/member-texts.ts'

type Reward = { at: number; text: string; cpnCode: string | null; isGiven: boolean }

/** The names of rewards that are coupons come from the card that the store publishes. */
function listRewards(card: FrontPointCard | undefined, own: OwnCard | undefined): Reward[] {
  const nameOf = (at: number) => card?.pcRewards.find((each) => each.at === at)?.text ?? ''
  if (own)
    return own.rewards.map(({ at, text, cpnCode, isGiven }) => ({
      at,
      text: text || nameOf(at),
      cpnCode,
      isGiven,
    }))
  return (card?.pcRewards ?? []).map(({ at, text }) => ({ at, text, cpnCode: null, isGiven: false }))
}

export function RewardList({ card, own }: { card: FrontPointCard | undefined; own: OwnCard | undefined }) {
  const { card: m } = useMemberText()
  const rewards = listRewards(card, own)
  if (rewards.length === 0) return null
  return (
    <section>
      <h2>{m.rewards}</h2>
      <ul className="reward-list">
        {rewards.map((reward) => (
          <li key={reward.at} className="reward">
            <span className="badge">{fill(m.rewardAt, { n: reward.at })}</span>
            <span className="reward-text">{reward.text}</span>
            {own && <RewardState reward={reward} points={own.points} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RewardState({ reward, points }: { reward: Reward; points: number }) {
  const { card: m } = useMemberText()
  const links = useLinks()
  if (reward.isGiven && reward.cpnCode) return <Link href={links.coupon(reward.cpnCode)}>{m.given}</Link>
  if (reward.isGiven) return <span className="badge badge-success">{m.given}</span>
  if (points >= reward.at) return <span className="badge badge-success">{m.reached}</span>
  return <span className="caption">{fill(m.toGo, { n: reward.at - points })}</span>
}
