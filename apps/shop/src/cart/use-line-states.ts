import type { FrontProductDetail } from '@lumiroute/contract/front'
import { useEffect, useReducer } from 'react'
import type { AnswerCache } from '../api/answer-cache.ts'
import { reads } from '../api/reads.ts'
import { useApp } from '../app/app-context.ts'
import type { CartLine } from './cart.ts'
import { checkLine, countProduct, type LineState } from './check-line.ts'

function findProduct(cache: AnswerCache, storeCode: string, prodCode: string) {
  const entry = cache.get(reads.product(storeCode, prodCode))
  if (entry?.error?.status === 404) return null
  return (entry?.body as { product: FrontProductDetail } | undefined)?.product
}

/** Compares the cart with the shop: now, and whenever the person returns to the page or to the network. */
export function useLineStates(lines: readonly CartLine[]): LineState[] {
  const { cache, storeCode } = useApp()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => cache.subscribe(redraw), [cache])
  const codes = [...new Set(lines.map(({ prodCode }) => prodCode))].join('\n')
  useEffect(() => {
    const ask = (isForced: boolean) => {
      if (document.visibilityState === 'hidden') return
      for (const code of codes.split('\n').filter(Boolean))
        void cache.refresh(reads.product(storeCode, code), { isForced })
    }
    const askAgain = () => ask(true)
    ask(false)
    window.addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      window.removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [cache, storeCode, codes])
  return lines.map((line) =>
    checkLine(line, findProduct(cache, storeCode, line.prodCode), countProduct(lines, line.prodCode)),
  )
}
