import { startTestApp, type TestApp } from '../testing/test-app.ts'

/**
 * An app that writes only when called: no jobs, no long polls, and LINE is an address where nothing listens.
 */
export async function startContractTestApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  const t = await startTestApp(options)
  await t.deps.jobs.stop()
  t.deps.wakeups.stop()
  return t
}
