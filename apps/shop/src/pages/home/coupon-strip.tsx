import type { FrontCoupon } from '@lumiroute/contract/front'
import { Link } from 'wouter'
import { useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill } from '../../kit/format.ts'

export function CouponStrip({ coupons }: { coupons: FrontCoupon[] }) {
  const t = useText()
  const links = useLinks()
  const describe = ({ isSoldOut, pointCost }: FrontCoupon) => {
    if (isSoldOut) return t.home.soldOut
    return pointCost === null ? t.home.free : fill(t.home.points, { n: pointCost })
  }
  return (
    <ul className="coupon-strip">
      {coupons.map((coupon) => (
        <li key={coupon.cpnCode}>
          <Link href={links.coupon(coupon.cpnCode)} className="coupon-chip" data-sold-out={coupon.isSoldOut}>
            <strong>{coupon.cpnTitle}</strong>
            <span>{describe(coupon)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
