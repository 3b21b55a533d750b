import { roomStateAt } from '@lumiroute/contract/game'
import { useEffect, useState } from 'react'

const tickMs = 500

/** Server time in milliseconds, extrapolated from its last answer: a phone's clock may be minutes off. */
export function useServerNow(serverTime: string | undefined, answeredAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  if (!serverTime) return now
  return Date.parse(serverTime) + Math.max(0, now - answeredAt)
}

type Times = Parameters<typeof roomStateAt>[0]

/** State and remaining seconds from the room's times alone, so that a countdown needs no request. */
export function roomAt(room: Times, ms: number) {
  const state = roomStateAt(room, ms)
  const until = Date.parse(state === 'waiting' ? room.startsAt : room.endsAt)
  return { state, seconds: state === 'ended' ? 0 : Math.max(0, Math.ceil((until - ms) / 1000)) }
}

export const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
