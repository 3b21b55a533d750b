import { rm } from 'node:fs/promises'
import { adoptOrphan } from './embedded/adopt.ts'
import { findBinaries } from './embedded/binaries.ts'
import { databaseName, prepareCluster } from './embedded/cluster-folder.ts'
import { prepareDataDir } from './embedded/data-dir.ts'
import { stopOrphan } from './embedded/orphan.ts'
import { takeOwnerLock } from './embedded/owner-lock.ts'
import { pickRunner } from './embedded/runner.ts'
import { makeSocketDir } from './embedded/socket-dir.ts'
import { supervise, type ExitReport, type Log } from './embedded/supervise.ts'

export { StartError } from '../errors/start-error.ts'

export type EmbeddedDb = {
  connection: { host: string; port: number; user: string; database: string }
  url: string
  readonly pid: number
  stop(): Promise<void>
}

type Options = { dataDir: string; log: Log; onExit?: (report: ExitReport) => void }

const port = 5432

/** Starts the bundled PostgreSQL on `dataDir/pg`, reachable only through a private socket. */
export async function startEmbedded({ dataDir, log, onExit }: Options): Promise<EmbeddedDb> {
  const path = await prepareDataDir(dataDir)
  const lock = await takeOwnerLock(path)
  try {
    return await startOwned({ dataDir: path, log, onExit }, () => lock.release())
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function startOwned(
  { dataDir, log, onExit }: Options,
  release: () => Promise<void>,
): Promise<EmbeddedDb> {
  const binaries = findBinaries()
  const runner = pickRunner({ program: binaries.postgres, folder: dataDir })
  const pgDir = `${dataDir}/pg`
  const socketDir = await makeSocketDir(dataDir, runner)
  const args = ['-D', pgDir, ...settingArgs(socketDir)]
  const { connection } = reachBy(socketDir)
  const program = binaries.postgres
  const adopted = await adoptOrphan({ pgDir, program, args, uid: runner.uid, connection })
  if (adopted) log.warn({ pid: adopted.pid }, 'adopted the running database of a killed server')
  else await prepareAfresh({ dataDir, binaries, runner }, log)
  const supervised = await supervise({
    runner,
    program,
    pgDir,
    socketDir,
    args,
    log,
    onExit,
    adopted,
  })
  log.info({ pid: supervised.pid, runsAs: runner.how }, 'database started')
  return {
    ...reachBy(socketDir),
    get pid() {
      return supervised.pid
    },
    async stop() {
      await supervised.stop()
      await rm(socketDir, { recursive: true, force: true })
      await release()
    },
  }
}

async function prepareAfresh(place: Parameters<typeof prepareCluster>[0], log: Log): Promise<void> {
  const orphan = await stopOrphan(`${place.dataDir}/pg`)
  if (orphan) log.warn({ orphan }, 'stopped the database of a killed server')
  await prepareCluster(place)
}

export function reachBy(socketDir: string, socketPort = port): Pick<EmbeddedDb, 'connection' | 'url'> {
  const connection = { host: socketDir, port: socketPort, user: databaseName, database: databaseName }
  const url = `postgres://${databaseName}@${encodeURIComponent(socketDir)}:${socketPort}/${databaseName}`
  return { connection, url }
}

function settingArgs(socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port,
    max_connections: 60,
    shared_buffers: '64MB',
    huge_pages: 'off',
    io_method: 'sync',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    // Recovery after a crash reads at most this much.
    max_wal_size: '256MB',
    checkpoint_timeout: '2min',
    // Ends statements of a killed server, since the next one may adopt its database.
    client_connection_check_interval: '1s',
    timezone: 'UTC',
    log_line_prefix: '',
    log_checkpoints: 'off',
    // Callers get errors anyway; in the log their details would reveal row contents.
    log_min_messages: 'log',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
