import { createBrowserRouter, redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { loadConfig } from '../../lib/api/config.ts'
import { loadTexts } from '../../lib/text.ts'
import { ServerErrorPage } from '../../pages/platform/server-error.tsx'
import { isBuilt, pages, redirects } from '../routes.ts'
import type { PageRow } from '../routes/page-row.ts'
import { OnlySignedOut, RootRedirect, Waiting } from './guards.tsx'
import { PublicFrame } from './public-frame.tsx'
import { Root, notFoundTitle } from './root.tsx'

const signedOutOnly = new Set(['/signin', '/signup'])

async function withTexts({ page, texts }: Pick<PageRow, 'page' | 'texts'>) {
  const [Component] = await Promise.all([page(), loadTexts(texts), loadConfig()])
  return { Component }
}

async function signedOutPage(row: PageRow) {
  // The sign-in texts are part of the first load.
  const { Component } = row.path === '/signin' ? { Component: await row.page() } : await withTexts(row)
  const element = (
    <OnlySignedOut>
      <Component />
    </OnlySignedOut>
  )
  return { element }
}

const publicRoute = (row: PageRow): RouteObject => ({
  path: row.path,
  handle: row,
  lazy: () => (signedOutOnly.has(row.path) ? signedOutPage(row) : withTexts(row)),
})

const shellRoute = (row: PageRow): RouteObject => ({
  path: row.path,
  handle: row,
  lazy: () => withTexts(row),
  ErrorBoundary: ServerErrorPage,
})

const redirectRoutes = redirects
  .filter(({ to }) => isBuilt(to.split('?')[0] ?? ''))
  .map(({ path, to }): RouteObject => ({ path, loader: () => redirect(to), Component: Waiting }))

const shell = async () => (await import('../shell/shell.tsx')).Shell
const notFoundFrame = async () => (await import('./not-found-frame.tsx')).NotFoundFrame
const notFound = async () => (await import('./not-found.tsx')).NotFound
const isPublic = ({ access }: PageRow) => access === 'public'

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: ServerErrorPage,
    HydrateFallback: Waiting,
    children: [
      { path: '/', Component: RootRedirect },
      ...redirectRoutes,
      {
        Component: PublicFrame,
        children: pages.filter(isPublic).map(publicRoute),
      },
      {
        lazy: () => withTexts({ page: shell }),
        children: pages.filter((row) => !isPublic(row)).map(shellRoute),
      },
      {
        lazy: () => withTexts({ page: notFoundFrame }),
        children: [{ path: '*', handle: notFoundTitle, lazy: () => withTexts({ page: notFound }) }],
      },
    ],
  },
])
