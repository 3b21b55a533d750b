import { defineConfig } from 'vitest/config'

/** Slow tests (crash rounds, gigabyte uploads) run in `npm test`, not in `npm run test:quick`. */
const slow = ['**/*.slow.test.ts']

// Newer Node has a localStorage of its own, which would hide the one of the test environment.
const withoutOwnStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...slow],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          environment: 'node',
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
          execArgv: withoutOwnStorage,
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'player',
          include: ['apps/player/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...slow],
          environment: 'node',
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
