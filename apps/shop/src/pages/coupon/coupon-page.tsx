import type { Ticket } from '@lumiroute/contract/coupon'
import type { FrontCoupon } from '@lumiroute/contract/front'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { reads } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useSession } from '../../session/use-session.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { ClaimBar } from './claim-bar.tsx'
import { CouponRules } from './coupon-rules.tsx'
import { describeReward } from './describe-coupon.ts'
import { OwnTicket } from './own-ticket.tsx'

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** A coupon that everybody can claim, and the member's own tickets, which may be of a coupon that nobody else sees. */
export function CouponPage() {
  const { storeCode, code } = usePlace()
  const { kind } = useSession()
  const reading = useRead(reads.coupon(storeCode, code))
  const own = useMemberRead(memberCalls.tickets(storeCode))
  const tickets = (own.data?.ticketList ?? []).filter(({ cpnCode }) => isSame(cpnCode, code))
  if (reading.data)
    return <Coupon shown={reading.data.coupon} coupon={reading.data.coupon} tickets={tickets} />
  const [ticket] = tickets
  if (ticket) return <Coupon shown={ticket} coupon={null} tickets={tickets} />
  const isAsking = kind === 'unknown' || (kind === 'in' && !own.data && !own.error)
  if (reading.error?.status === 404) return isAsking ? <PageSkeleton /> : <Missing />
  return <Loaded reading={reading}>{() => null}</Loaded>
}

function Missing() {
  const { coupon: m } = useMemberText()
  const links = useLinks()
  return (
    <Notice title={m.missing} text={m.missingHelp}>
      <Link href={links.coupons} className="button">
        {m.seeClaimable}
      </Link>
    </Notice>
  )
}

type Props = { shown: FrontCoupon | Ticket; coupon: FrontCoupon | null; tickets: Ticket[] }

function Coupon({ shown, coupon, tickets }: Props) {
  const { language } = useApp()
  const { coupon: m } = useMemberText()
  const picture = pictureUrl(shown.cpnImage)
  return (
    <article className="article">
      {picture && (
        <img className="article-picture" src={picture} alt="" width="960" height="480" fetchPriority="high" />
      )}
      <header className="coupon-head">
        <p className="coupon-worth">{describeReward(shown.cpnReward, m, language)}</p>
        <h1>{shown.cpnTitle}</h1>
        {shown.cpnDesc && <p className="about-text">{shown.cpnDesc}</p>}
      </header>
      {tickets.length > 0 && (
        <section className="stack" aria-label={m.mineHere}>
          <h2>{m.mineHere}</h2>
          {tickets.map((ticket) => (
            <OwnTicket key={ticket.ticketNo} ticket={ticket} />
          ))}
        </section>
      )}
      {coupon && <ClaimBar coupon={coupon} tickets={tickets} />}
      <CouponRules shown={shown} coupon={coupon} language={language} />
    </article>
  )
}
