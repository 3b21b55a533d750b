import { useLinks } from '../../app/links.ts'
import { useApp } from '../../app/app-context.ts'
import { useFront } from '../../app/use-front.ts'
import { fill } from '../../kit/format.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { CouponCard } from '../coupon/coupon-card.tsx'
import { describeReward } from '../coupon/describe-coupon.ts'

/** Coupons that cost points of this card. */
export function ExchangeList({ pcCode }: { pcCode: string }) {
  const { t, language } = useApp()
  const { card: m, coupon } = useMemberText()
  const links = useLinks()
  const offered = useFront().couponList.filter((each) => each.pcCode?.toLowerCase() === pcCode.toLowerCase())
  if (offered.length === 0) return null
  return (
    <section>
      <h2>{m.exchange}</h2>
      <ul className="coupon-list">
        {offered.map((each) => (
          <li key={each.cpnCode}>
            <CouponCard
              href={links.coupon(each.cpnCode)}
              value={describeReward(each.cpnReward, coupon, language)}
              title={each.cpnTitle}
              note={fill(t.home.points, { n: each.pointCost ?? 0 })}
              badge={each.isSoldOut ? { text: coupon.soldOut, kind: 'quiet' } : undefined}
              isOver={each.isSoldOut}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
