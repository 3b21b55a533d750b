import type { ConsolePath } from '@lumiroute/contract'
import type { TextArea } from '../lib/text.ts'
import { adPages } from './routes/ads.routes.ts'
import { commonPages } from './routes/common.routes.ts'
import { insightPages } from './routes/insight.routes.ts'
import { judgePage, type PageRow, type Visitor } from './routes/page-row.ts'
import { securityPages } from './routes/security.routes.ts'
import { shopPages } from './routes/shop.routes.ts'
import { startPages } from './routes/start.routes.ts'

/** Component gallery, in development only. */
const gallery: PageRow = {
  path: '/gallery',
  title: 'brand.product',
  access: 'public',
  page: async () => (await import('../pages/gallery.tsx')).GalleryPage,
}

const saying = (texts: TextArea, rows: readonly PageRow[]) => rows.map((row) => ({ ...row, texts }))

/** Every page of the console. A menu entry appears once its path is listed here. */
export const pages: readonly PageRow[] = [
  ...(import.meta.env.DEV ? [gallery] : []),
  ...commonPages,
  ...saying('start', startPages),
  ...saying('insight', insightPages),
  ...saying('ads', adPages),
  ...saying('security', securityPages),
  ...saying('shop', shopPages),
]

/** URLs of the specification that redirect to another page. */
export const redirects: readonly { path: ConsolePath; to: string }[] = [
  { path: '/store/account/create', to: '/store/account/list?add=1' },
]

/** Where people start: the first of these pages that their role may open. */
export const homePaths = ['/first-page', '/redeem'] as const satisfies ConsolePath[]

export const pageAt = (path: string | undefined) => pages.find((row) => row.path === path)

/** Whether a link to this URL leads to a page; true for what is no page of the console. */
export const canOpen = (url: string, visitor: Visitor) =>
  judgePage(pageAt(url.split(/[?#]/)[0])?.access, visitor) === 'open'

const builtPaths: ReadonlySet<string> = new Set<string>(pages.map(({ path }) => path))
export const isBuilt = (path: string) => builtPaths.has(path)
