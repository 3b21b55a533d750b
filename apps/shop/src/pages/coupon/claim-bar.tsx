import type { Ticket } from '@lumiroute/contract/coupon'
import type { FrontCoupon } from '@lumiroute/contract/front'
import { useState } from 'react'
import { Link } from 'wouter'
import { isOffline } from '../../api/api-error.ts'
import { isPersonal, memberCalls } from '../../api/member-calls.ts'
import { reads } from '../../api/reads.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill } from '../../kit/format.ts'
import { createId } from '../../kit/create-id.ts'
import { showToast } from '../../kit/toast.tsx'
import { SignedIn } from '../../session/signed-in.tsx'
import { useAction } from '../../session/use-action.ts'
import { useMemberText } from '../../text/member-texts.ts'

type Props = { coupon: FrontCoupon; tickets: Ticket[] }

export function ClaimBar({ coupon, tickets }: Props) {
  const { coupon: m } = useMemberText()
  const links = useLinks()
  if (coupon.isSoldOut) return <p className="badge badge-quiet claim-note">{m.soldOut}</p>
  // Later tickets of the same coupon may be limited; the server decides.
  if (tickets.length >= coupon.cpnPerMember)
    return <p className="caption">{fill(m.perMember, { n: coupon.cpnPerMember })}</p>
  return (
    <SignedIn title={m.signInClaim} text={m.signInText}>
      <ClaimButton coupon={coupon} isAgain={tickets.length > 0} />
      {coupon.pcCode && (
        <p className="caption">
          {fill(m.exchangeNote, { n: coupon.pointCost ?? 0 })}{' '}
          <Link href={links.card(coupon.pcCode)}>{m.toCard}</Link>
        </p>
      )}
    </SignedIn>
  )
}

function ClaimButton({ coupon, isAgain }: { coupon: FrontCoupon; isAgain: boolean }) {
  const { t, storeCode, cache } = useApp()
  const { coupon: m } = useMemberText()
  const { run, isBusy, error } = useAction()
  // The same key until an answer arrives, so that a lost answer does not claim twice.
  const [requestKey, setRequestKey] = useState(createId)
  const [isLost, setIsLost] = useState(false)
  const label = () => {
    if (isBusy) return m.claiming
    if (coupon.issueType === 'lottery') return m.draw
    if (coupon.pointCost !== null) return fill(m.exchange, { n: coupon.pointCost })
    return isAgain ? m.again : m.claim
  }
  const claim = async () => {
    const answer = await run(memberCalls.claim(storeCode, { cpnCode: coupon.cpnCode, requestKey }))
    if (!answer) return void cache.refresh(reads.coupon(storeCode, coupon.cpnCode), { isForced: true })
    setRequestKey(createId())
    setIsLost(!answer.won)
    if (answer.won) showToast({ text: m.claimed })
    // It may have cost points.
    cache.expire(isPersonal)
    await cache.refresh(memberCalls.tickets(storeCode), { isForced: true })
  }
  return (
    <div className="stack">
      <button
        type="button"
        className="button button-wide"
        aria-disabled={isBusy}
        onClick={() => void claim()}
      >
        {label()}
      </button>
      <p className={error ? 'field-error' : 'caption'} role="status">
        {error ? (isOffline(error) ? t.shell.noConnection : error.message) : isLost ? m.lost : ''}
      </p>
    </div>
  )
}
