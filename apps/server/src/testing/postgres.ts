import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries, type Binaries } from '../db/embedded/binaries.ts'
import { initCluster } from '../db/embedded/init-cluster.ts'
import { stopOrphan } from '../db/embedded/orphan.ts'
import { launch, stopPostmaster, waitReady, type Postmaster } from '../db/embedded/postmaster.ts'
import { pickRunner, type Runner } from '../db/embedded/runner.ts'

export type TcpPostgres = {
  url: string
  host: string
  port: number
  readonly pid: number
  /** Fast shutdown, then removes its folder. */
  stop(): Promise<void>
  /** kill -9; the files remain for `restart`. */
  kill(): Promise<void>
  /** Restarts on the same files and port. */
  restart(): Promise<void>
}

type Options = { fsync?: boolean; dir?: string; settings?: Record<string, string> }
type Cluster = { binaries: Binaries; runner: Runner; dir: string; pgDir: string; password: string }

const host = '127.0.0.1'
const user = 'postgres'
const readyMs = 60_000

/** A real PostgreSQL over TCP with a password, in a temporary folder and on a free port. */
export async function startTcpPostgres(options: Options = {}): Promise<TcpPostgres> {
  const cluster = await makeCluster(options.dir ?? tmpdir())
  const args = ['-D', cluster.pgDir, ...settingArgs(options)]
  const { port, postmaster } = await startOnFreePort(cluster, args)
  return handle(cluster, [...args, '-p', String(port)], port, postmaster)
}

async function makeCluster(parent: string): Promise<Cluster> {
  const binaries = findBinaries()
  const dir = await mkdtemp(join(parent, 'lumiroute-pg-'))
  await chmod(dir, 0o711)
  const runner = pickRunner({ program: binaries.postgres, folder: dir })
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(dir, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await chown(passwordFile, runner.uid, runner.gid)
  const pgDir = join(dir, 'pg')
  const args = ['-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync']
  await initCluster({ runner, program: binaries.initdb, pgDir, args })
  return { binaries, runner, dir, pgDir, password }
}

function settingArgs({ fsync = true, settings = {} }: Options): string[] {
  const all = {
    listen_addresses: host,
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    max_connections: '200',
    shared_buffers: '64MB',
    log_min_messages: 'log',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function startOnFreePort(cluster: Cluster, args: string[], tries = 5) {
  const port = await findFreePort()
  try {
    return { port, postmaster: await start(cluster, [...args, '-p', String(port)]) }
  } catch (error) {
    // Another test may take the port between finding and using it.
    if (tries === 1) throw error
    return startOnFreePort(cluster, args, tries - 1)
  }
}

async function start({ binaries, runner, pgDir }: Cluster, args: string[]): Promise<Postmaster> {
  const postmaster = launch({ runner, program: binaries.postgres, args })
  await waitReady(postmaster, pgDir, readyMs)
  return postmaster
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function signal(postmaster: Postmaster, name: NodeJS.Signals): void {
  if (!postmaster.hasExited()) process.kill(postmaster.pid, name)
}

function handle(cluster: Cluster, args: string[], port: number, first: Postmaster): TcpPostgres {
  let current = first
  return {
    url: `postgres://${user}:${cluster.password}@${host}:${port}/postgres`,
    host,
    port,
    get pid() {
      return current.pid
    },
    async stop() {
      await stopPostmaster(current)
      await rm(cluster.dir, { recursive: true, force: true })
    },
    async kill() {
      signal(current, 'SIGKILL')
      await current.exited
    },
    async restart() {
      await stopPostmaster(current)
      await stopOrphan(cluster.pgDir)
      current = await start(cluster, args)
    },
  }
}
