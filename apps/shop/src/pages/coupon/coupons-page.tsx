import type { Ticket } from '@lumiroute/contract/coupon'
import type { FrontCoupon } from '@lumiroute/contract/front'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { reads } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { fill } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { SignedIn } from '../../session/signed-in.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { CouponCard } from './coupon-card.tsx'
import { describeReward, describeState, describeValidity, isUsable } from './describe-coupon.ts'

export function CouponsPage() {
  const { coupon: m } = useMemberText()
  const links = useLinks()
  const isMine = usePlace().query.get('tab') === 'mine'
  const tabs = [
    { href: links.coupons, label: m.claimable, isOpen: !isMine },
    { href: `${links.coupons}?tab=mine`, label: m.mine, isOpen: isMine },
  ]
  return (
    <>
      <h1 className="page-title">{m.title}</h1>
      <nav className="segments" aria-label={m.tabs}>
        {tabs.map(({ href, label, isOpen }) => (
          <Link key={href} href={href} className="segment" aria-current={isOpen ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {isMine ? <OwnTickets /> : <ClaimableCoupons />}
    </>
  )
}

function ClaimableCoupons() {
  const { t, language, storeCode } = useApp()
  const { coupon: m } = useMemberText()
  const links = useLinks()
  const reading = useRead(reads.coupons(storeCode))
  const own = useMemberRead(memberCalls.tickets(storeCode)).data?.ticketList ?? []
  const isHeld = ({ cpnCode }: FrontCoupon) =>
    own.some((ticket) => ticket.cpnCode === cpnCode && isUsable(ticket))
  const describe = ({ pointCost }: FrontCoupon) =>
    pointCost === null ? t.home.free : fill(t.home.points, { n: pointCost })
  const badgeOf = (coupon: FrontCoupon) => {
    if (isHeld(coupon)) return { text: m.held, kind: 'success' as const }
    return coupon.isSoldOut ? { text: m.soldOut, kind: 'quiet' as const } : undefined
  }
  return (
    <Loaded reading={reading}>
      {({ couponList }) =>
        couponList.length === 0 ? (
          <Notice title={m.none} text={m.noneHelp} />
        ) : (
          <ul className="coupon-list">
            {couponList.map((coupon) => (
              <li key={coupon.cpnCode}>
                <CouponCard
                  href={links.coupon(coupon.cpnCode)}
                  value={describeReward(coupon.cpnReward, m, language)}
                  title={coupon.cpnTitle}
                  note={[describe(coupon), coupon.cpnCondition].filter(Boolean).join('・')}
                  badge={badgeOf(coupon)}
                  isOver={coupon.isSoldOut && !isHeld(coupon)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function OwnTickets() {
  const { storeCode } = useApp()
  const { coupon: m } = useMemberText()
  const links = useLinks()
  const reading = useMemberRead(memberCalls.tickets(storeCode))
  return (
    <SignedIn title={m.signInMine} text={m.signInText}>
      <Loaded reading={reading}>
        {({ ticketList }) =>
          ticketList.length === 0 ? (
            <Notice title={m.noneMine} text={m.noneMineHelp}>
              <Link href={links.coupons} className="button">
                {m.seeClaimable}
              </Link>
            </Notice>
          ) : (
            <ul className="coupon-list">
              {ticketList.map((ticket) => (
                <li key={ticket.ticketNo}>
                  <TicketCard ticket={ticket} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </SignedIn>
  )
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const { language } = useApp()
  const { coupon: m } = useMemberText()
  const links = useLinks()
  const state = describeState(ticket, m)
  return (
    <CouponCard
      href={links.coupon(ticket.cpnCode)}
      value={describeReward(ticket.cpnReward, m, language)}
      title={ticket.cpnTitle}
      note={describeValidity(ticket, m, language)}
      badge={state ? { text: state, kind: 'quiet' } : undefined}
      isOver={!isUsable(ticket)}
    />
  )
}
