import { startTestApp, type TestApp } from '../testing/test-app.ts'

/**
 * An app that writes only when called: no jobs, no long polls, and LINE is an address where nothing listens.
 */
export async function startContractTestApp(): Promise<TestApp> {
  const t = await startTestApp()
  await t.deps.jobs.stop()
  t.deps.wakeups.stop()
  return t
}
