import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '../../api/api-error.ts'
import { isPersonal, memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { forgetSeat } from './seat-token.ts'

type State = { title: string } | { failure: string } | null

/** Claims the prize of the round that was just won. Repeating it gives the same ticket. */
export function ClaimPrize({ seatToken }: { seatToken: string }) {
  const { storeCode, session, cache } = useApp()
  const { prize: m } = useMemberText()
  const links = useLinks()
  const [state, setState] = useState<State>(null)
  const claim = useCallback(async () => {
    setState(null)
    try {
      const { ticket } = await session.call(memberCalls.claimPrize(storeCode, seatToken))
      forgetSeat(storeCode)
      cache.expire(isPersonal)
      void cache.refresh(memberCalls.rounds(storeCode), { isForced: true })
      setState({ title: ticket.title })
    } catch (error) {
      const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 409)
      if (isFinal) forgetSeat(storeCode)
      setState({ failure: error instanceof ApiError ? error.message : '' })
    }
  }, [session, cache, storeCode, seatToken])
  useEffect(() => {
    const timer = setTimeout(() => void claim())
    return () => clearTimeout(timer)
  }, [claim])
  return (
    <section className="card prize-result" role="status">
      {state === null && <p>{m.claiming}</p>}
      {state && 'title' in state && (
        <>
          <h2>{m.claimed}</h2>
          <p>{state.title}</p>
          <Link href={`${links.coupons}?tab=mine`} className="button">
            {m.show}
          </Link>
        </>
      )}
      {state && 'failure' in state && (
        <>
          <h2>{m.failed}</h2>
          <p>{state.failure}</p>
          <button type="button" className="button button-quiet" onClick={() => void claim()}>
            {m.retry}
          </button>
        </>
      )}
    </section>
  )
}
