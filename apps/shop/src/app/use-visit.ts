import { type FrontPage, frontPages } from '@lumiroute/contract/front'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { useApp } from './app-context.ts'
import { usePlace } from './place-context.ts'

const isCounted = (name: string): name is FrontPage => (frontPages as readonly string[]).includes(name)

/** Counts each opened page once for the store's activity chart. Failed calls are ignored. */
export function useVisit(): void {
  const { storeCode, isPreview } = useApp()
  const { name, code } = usePlace()
  useEffect(() => {
    if (isPreview || !isCounted(name)) return
    const path = `/front/${encodeURIComponent(storeCode)}/visit`
    const count = () =>
      void request({ method: 'POST', path, body: { page: name, ...(code && { code }) } }).catch(
        () => undefined,
      )
    // After the page is there: counting must not delay it.
    const timer = setTimeout(count, 1_500)
    return () => clearTimeout(timer)
  }, [storeCode, name, code, isPreview])
}
