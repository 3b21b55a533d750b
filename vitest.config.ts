import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'

/** Slow tests (crash rounds, gigabyte uploads) run in `npm test`, not in `npm run test:quick`. */
const slow = ['**/*.slow.test.ts']

// Newer Node has a localStorage of its own, which would hide the one of the test environment.
const withoutOwnStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

// Workers inherit it. The same seed repeats a run: RANDOM_SEED=… npx vitest run …
process.env.RANDOM_SEED ??= String(randomInt(2 ** 31))
process.stdout.write(`random tests: RANDOM_SEED=${process.env.RANDOM_SEED}\n`)
const seeded = ['tools/random-seed.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          setupFiles: seeded,
          include: ['apps/server/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...slow],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          environment: 'node',
          allowOnly: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          environment: 'node',
          allowOnly: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'console',
          include: ['apps/console/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          allowOnly: false,
          execArgv: withoutOwnStorage,
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'player',
          setupFiles: seeded,
          include: ['apps/player/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...slow],
          environment: 'node',
          allowOnly: false,
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'shop',
          setupFiles: ['apps/shop/src/testing/clean-up.ts'],
          include: ['apps/shop/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          allowOnly: false,
          execArgv: withoutOwnStorage,
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'verify',
          include: ['apps/verify/**/*.test.ts'],
          environment: 'node',
          allowOnly: false,
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'pad',
          include: ['apps/pad/**/*.test.ts'],
          environment: 'node',
          allowOnly: false,
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
