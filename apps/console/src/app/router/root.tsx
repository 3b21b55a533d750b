import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { tell } from '../../lib/announce.ts'
import { knownUser } from '../../lib/session/session.ts'
import { followAddress } from '../appearance.ts'
import { judgePage } from '../routes/page-row.ts'
import type { PageRow } from '../routes/page-row.ts'

type Titled = Pick<PageRow, 'title'> & Partial<PageRow>

export const notFoundTitle: Titled = { title: 'error.notFound.page' }

/** The route of the current page. */
export function usePageRow(): Titled | undefined {
  const matches = useMatches()
  return matches.findLast(({ handle }) => handle)?.handle as Titled | undefined
}

function useTitle() {
  const { t } = useTranslation()
  const row = usePageRow()
  const product = t('brand.product')
  const user = knownUser()
  const isAbsent = row !== undefined && user !== null && judgePage(row.access, user) === 'absent'
  const shown = isAbsent ? notFoundTitle : row
  const title = shown ? `${t(shown.title)} | ${product}` : product
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * Without this a screen reader stays on the clicked link of the previous page. A form that took the focus
 * keeps it: otherwise its first field would be reported as empty before anybody could type.
 */
function useFocusOnArrival(pathname: string) {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname])
}

export function Root() {
  const { pathname, search } = useLocation()
  useTitle()
  useFocusOnArrival(pathname)
  useEffect(() => followAddress(search), [search])
  useEffect(tell, [pathname])
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname: path, hash }) => path + hash} />
    </>
  )
}
