import { startEmbedded } from '../db/embedded.ts'

/** A process that owns an embedded database, for tests that kill it: prints one line when it is ready. */
async function hold(dataDir: string): Promise<void> {
  const quiet = () => undefined
  const facts: object[] = []
  const info = (fact: object) => facts.push(fact)
  const log = { debug: quiet, info, warn: quiet, error: quiet }
  const { pid, url, stop } = await startEmbedded({ dataDir, log })
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
  process.stdout.write(`${JSON.stringify({ pid, url, ...Object.assign({}, ...facts) })}\n`)
  setInterval(quiet, 60_000)
}

hold(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.name}: ${error.message}\n`)
  process.exit(1)
})
