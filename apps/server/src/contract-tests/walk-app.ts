import { startTestApp, type TestApp } from '../testing/test-app.ts'

/** An app that writes only when it is called: no job runs, no box is kept waiting, and LINE is an address where nothing listens. */
export async function startWalkApp(): Promise<TestApp> {
  const t = await startTestApp()
  await t.deps.jobs.stop()
  t.deps.wakeups.stop()
  return t
}
