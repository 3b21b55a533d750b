import type { PageRow } from './page-row.ts'

/** Where everybody begins. */
export const startPages: readonly PageRow[] = [
  {
    path: '/first-page',
    title: 'nav.firstPage',
    access: 'any',
    page: async () => (await import('../../pages/first-page.tsx')).FirstPage,
  },
]
