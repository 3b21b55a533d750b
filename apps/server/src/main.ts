import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type App, buildApp } from './app.ts'
import { openDb } from './db/db.ts'
import { type EmbeddedDb, startEmbedded } from './db/embedded.ts'
import { prepareInstallation } from '@lumiroute/demo/prepare-installation'
import { closeDeps, openDeps } from './open-deps.ts'
import { describeError, openLog } from './open-log.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './errors/start-error.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const { version } = JSON.parse(readFileSync(path.join(here, '../package.json'), 'utf8')) as {
  version: string
}
const patienceMs = 8000

async function start(settings: Settings) {
  const log = openLog(settings.logLevel)
  const { dataDir, isEmbedded } = settings
  const embedded = isEmbedded ? await startEmbedded({ dataDir, log, onExit: exitWithDatabase }) : undefined
  try {
    const db = await reachDb(settings, embedded, (error) =>
      log.warn({ err: error }, 'database connection lost'),
    )
    const deps = await openDeps({ settings, db, log, version })
    await prepareInstallation(deps)
    const app = await buildApp(deps)
    settings.port = await listen(app, settings)
    if (settings.isDemoPublic)
      log.warn(
        { publicUrl: settings.publicUrl },
        'demo data with known passwords is reachable at a public address',
      )
    const drive = settings.demoDrive
      ? (await import('@lumiroute/demo/drive-demo')).driveDemo(deps)
      : undefined
    return { log, app, deps, embedded, drive }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Without a database that can be restarted there is nothing left to serve. */
function exitWithDatabase({ isFinal }: { isFinal: boolean }) {
  if (isFinal) reportAndExit(new StartError('資料庫無法重新啟動 / the database could not be restarted'))
}

type Started = Awaited<ReturnType<typeof start>>

/** Returns the port, which the system chooses if 0 was requested. */
async function listen(app: App, { host, port }: Settings): Promise<number> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`埠號 ${port} 已被使用 / port ${port} is taken: set another PORT`)
    throw new StartError(`無法監聽 / cannot listen on ${host}:${port}: ${error.message}`)
  })
  return (app.server.address() as AddressInfo).port
}

async function reachDb(
  settings: Settings,
  embedded: EmbeddedDb | undefined,
  onError: (error: Error) => void,
) {
  const connection = embedded ? embedded.connection : { connectionString: settings.databaseUrl as string }
  const db = openDb(connection, { timeZone: settings.businessTz, onError })
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await db.execute('select 1')
      return db
    } catch (error) {
      if (Date.now() < deadline && isPassing(error)) {
        await new Promise((go) => setTimeout(go, 250))
        continue
      }
      await db.pool.end()
      throw new StartError(
        `無法連線資料庫 / cannot reach the database at DATABASE_URL: ${(error as Error).message || String((error as { code?: string }).code)}`,
      )
    }
  }
}

/** A database that is still starting is worth waiting for; a wrong password or name is not. */
const isPassing = (error: unknown) =>
  ['57P03', 'ECONNREFUSED', 'ENOENT'].includes((error as { code?: string }).code ?? '')

/** Running requests finish first, then the log is written, then the database stops. */
async function stop({ app, deps, embedded, drive, log }: Started) {
  drive?.stop()
  await app.drain()
  await app.close()
  await closeDeps(deps)
  await embedded?.stop()
  log.info('stopped')
}

/** A signal during startup also stops the database that was started. */
function leaveOnSignal(starting: Promise<Started>) {
  const leave = () => {
    setTimeout(() => process.exit(1), 20_000).unref()
    starting.then(stop).then(
      () => process.exit(0),
      (error: unknown) => reportAndExit(error),
    )
  }
  process.once('SIGTERM', leave).once('SIGINT', leave)
}

function reportAndExit(error: unknown): never {
  console.error(error instanceof StartError ? error.message : JSON.stringify(describeError(error)))
  process.exit(1)
}

// Node's own report of an uncaught error would print attached data, such as a statement's parameters.
process.once('uncaughtException', reportAndExit)

try {
  const settings = readSettings()
  const starting = start(settings)
  leaveOnSignal(starting)
  await starting
  console.log(`LumiRoute ready on http://${settings.host}:${settings.port}`)
} catch (error) {
  reportAndExit(error)
}
