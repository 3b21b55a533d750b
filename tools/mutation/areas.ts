/** Code whose tests must notice a wrong change, and the tests that are run for it; the first ones are tried first. */
export type Area = {
  name: string
  project: 'server' | 'console'
  sources: readonly string[]
  tests: readonly string[]
}

const shop = (noun: string, ...tests: string[]): Area => ({
  name: noun,
  project: 'server',
  sources: [
    `apps/server/src/features/shop/${noun}/**/*.ts`,
    `packages/contract/src/shop/${noun}/*.machine.ts`,
    `packages/contract/src/shop/${noun}/*-fields.ts`,
  ],
  tests: [
    `packages/contract/src/shop/${noun}/*.test.ts`,
    `apps/server/src/features/shop/${noun}/**/*.test.ts`,
    ...tests,
  ],
})

export const areas: readonly Area[] = [
  shop('order', 'apps/server/src/features/shop/coupon/order-tickets.test.ts'),
  {
    name: 'payment',
    project: 'server',
    sources: [
      'apps/server/src/features/advertising/payment/**/*.ts',
      'apps/server/src/adapters/payment/**/*.ts',
    ],
    tests: [
      'apps/server/src/features/advertising/payment/**/*.test.ts',
      'apps/server/src/adapters/payment/**/*.test.ts',
      'apps/server/src/features/shop/order/settle-shop-order.test.ts',
      'apps/server/src/features/shop/order/refund-order.test.ts',
    ],
  },
  shop(
    'coupon',
    'apps/server/src/features/shop/point-card/point-card.test.ts',
    'apps/server/src/features/shop/line/line.test.ts',
    'apps/server/src/features/road/game/round.test.ts',
  ),
  shop('point-card', 'apps/server/src/features/shop/coupon/order-tickets.test.ts'),
  {
    name: 'session',
    project: 'server',
    sources: [
      'apps/server/src/features/platform/session/**/*.ts',
      'apps/server/src/http/authentication/session-watch*.ts',
      'packages/contract/src/platform/session/*.schema.ts',
    ],
    tests: [
      'apps/server/src/features/platform/session/**/*.test.ts',
      'apps/server/src/http/authentication/session-watch.test.ts',
    ],
  },
  {
    name: 'access',
    project: 'server',
    sources: [
      'apps/server/src/http/authentication/**/*.ts',
      'packages/contract/src/access.ts',
      'packages/contract/src/required-steps.ts',
      'packages/contract/src/platform/account/store-roles.ts',
    ],
    tests: [
      'apps/server/src/http/authentication/**/*.test.ts',
      'apps/server/src/contract-tests/roles.test.ts',
      'apps/server/src/contract-tests/stolen-token.test.ts',
    ],
  },
  {
    name: 'ads',
    project: 'server',
    sources: [
      'apps/server/src/features/advertising/ad/**/*.ts',
      'packages/contract/src/advertising/ad/*.machine.ts',
      'packages/contract/src/advertising/ad/ad-uses.ts',
      'packages/contract/src/advertising/ad/*-fields.ts',
    ],
    tests: [
      'packages/contract/src/advertising/ad/*.test.ts',
      'apps/server/src/features/advertising/ad/**/*.test.ts',
    ],
  },
  {
    name: 'console',
    project: 'console',
    sources: [
      'apps/console/src/features/**/*-values.ts',
      'apps/console/src/app/router/guards.tsx',
      'apps/console/src/ui/form/unsaved-guard.ts',
    ],
    tests: [
      'apps/console/src/features/**/*-values.test.ts',
      'apps/console/src/app/router/guards.test.tsx',
      'apps/console/src/ui/form/unsaved-guard.test.tsx',
    ],
  },
]
