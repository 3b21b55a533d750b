import { Suspense, useEffect, useRef } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { PageSkeleton } from '../kit/page-skeleton.tsx'
import { AppContext, type App, useApp } from './app-context.ts'
import { describePage } from './describe-page.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageOf } from './pages.tsx'
import { PlaceContext } from './place-context.ts'
import { findPlace } from './routes.ts'
import { Shell } from './shell.tsx'

/** The whole app, on the server with the address of the request. */
export function ShopApp({ app, url }: { app: App; url?: string }) {
  const [path, search] = url?.split('?') ?? []
  return (
    <AppContext value={app}>
      <Router {...(url !== undefined && { ssrPath: path, ssrSearch: search ?? '' })}>
        <CurrentPage />
      </Router>
    </AppContext>
  )
}

function CurrentPage() {
  const app = useApp()
  const [path] = useLocation()
  const search = useSearch()
  const place = findPlace(path, new URLSearchParams(search))
  useEffect(() => {
    const rename = () => {
      document.title = describePage(place, app.cache, app.t).title
    }
    rename()
    return app.cache.subscribe(rename)
  })
  // A new page starts at its top; going back is the browser's work.
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (!isGoingBack) window.scrollTo(0, 0)
    isGoingBack = false
  }, [path])
  return (
    <PlaceContext value={place}>
      <Shell>
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton />}>
            <PageOf name={place.name} />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </PlaceContext>
  )
}

let isGoingBack = false
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    isGoingBack = true
  })
