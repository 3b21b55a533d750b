import type { PageRow } from './page-row.ts'

export const securityPages: readonly PageRow[] = [
  {
    path: '/account/second-factor',
    title: 'secondFactor.title',
    access: 'self',
    parent: '/account',
    page: async () => (await import('../../pages/platform/second-factor.tsx')).SecondFactorPage,
  },
]
