import { type Ticket, ticketCodeSeconds } from '@lumiroute/contract/coupon'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useMemberRead } from '../../session/use-member-read.ts'
import { isUsable } from './describe-coupon.ts'

/** Before the end, so that the counter never scans one that is over. */
const renewSeconds = 10
const askUsedSeconds = 4
const retrySeconds = 3

export const isRefused = ({ status }: ApiError) => status === 404 || status === 409

type Shown = { code: string; endsAt: number }

/** The phone's clock may be wrong: then a code counts from its arrival. */
export function endOf(codeExpiresAt: string, now: number): number {
  const seconds = (Date.parse(codeExpiresAt) - now) / 1000
  return now + (seconds > renewSeconds && seconds <= ticketCodeSeconds ? seconds : ticketCodeSeconds) * 1000
}

export function useTicketCode({ ticketNo }: Ticket) {
  const { session, cache, storeCode } = useApp()
  const [shown, setShown] = useState<Shown | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [now, setNow] = useState(() => Date.now())
  const tickets = useMemberRead(memberCalls.tickets(storeCode)).data?.ticketList
  const ticket = tickets?.find((each) => each.ticketNo === ticketNo)
  const isUsed = ticket?.status === 'used'
  const isOver = ticket !== undefined && !isUsable(ticket)

  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const renew = async () => {
      let nextMs = retrySeconds * 1000
      try {
        const { code, codeExpiresAt } = await session.call(memberCalls.showTicket(storeCode, ticketNo))
        if (!isHere) return
        const endsAt = endOf(codeExpiresAt, Date.now())
        setShown({ code, endsAt })
        setError(null)
        nextMs = endsAt - Date.now() - renewSeconds * 1000
      } catch (failure) {
        if (!isHere) return
        const refusal = failure instanceof ApiError ? failure : new ApiError(0, null)
        setError(refusal)
        // Asking again does not help against the coupon's rules.
        if (isRefused(refusal)) return
      }
      timer = setTimeout(() => void renew(), nextMs)
    }
    void renew()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [session, storeCode, ticketNo, isOver])

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    const ask = setInterval(() => {
      if (!document.hidden) void cache.refresh(memberCalls.tickets(storeCode), { isForced: true })
    }, askUsedSeconds * 1000)
    return () => {
      clearInterval(clock)
      clearInterval(ask)
    }
  }, [cache, storeCode])

  const secondsLeft = shown ? Math.max(0, Math.ceil((shown.endsAt - now) / 1000) - renewSeconds) : 0
  const isValid = shown !== null && shown.endsAt > now
  return { code: isValid ? shown.code : null, secondsLeft, error, isUsed }
}
