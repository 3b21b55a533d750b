import { useEffect, useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { orderCalls } from '../../order/order-calls.ts'
import { isAwaited } from '../../order/order-state.ts'

const everyMs = 2_000
const maxAsks = 8

/** The order as the server knows it: asked on arrival, on every return to the page, and while a payment is awaited. */
export function useOrder(orderNo: string, hasReturned: boolean) {
  const { storeCode } = useApp()
  const reading = useRead(orderCalls.get(storeCode, orderNo))
  const { data, reload } = reading
  const [asks, setAsks] = useState(0)
  const isConfirming = hasReturned && data !== undefined && isAwaited(data.order) && asks < maxAsks
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('pageshow', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('pageshow', ask)
    }
  }, [reload])
  useEffect(() => {
    if (!isConfirming) return
    const timer = setTimeout(() => {
      void reload().finally(() => setAsks(asks + 1))
    }, everyMs)
    return () => clearTimeout(timer)
  }, [isConfirming, asks, reload])
  return { reading, isConfirming }
}
