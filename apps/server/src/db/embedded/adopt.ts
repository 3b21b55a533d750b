import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { worksIn } from './orphan.ts'
import type { Postmaster } from './postmaster.ts'

type Connection = { host: string; port: number; user: string; database: string }
type Candidate = { pgDir: string; program: string; args: string[]; uid: number; connection: Connection }

const probeMs = 1_500
const pollMs = 50

/**
 * The PostgreSQL that a killed server left running, if it runs exactly as a new one would and responds.
 * Reusing it saves a shutdown, a start and a recovery. Call only while holding the owner lock.
 */
export async function adoptOrphan(candidate: Candidate): Promise<Postmaster | undefined> {
  const { pgDir, program, args, uid, connection } = candidate
  const lines = (await readFile(join(pgDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || lines[7]?.trim() !== 'ready' || !worksIn(String(pid), pgDir)) return undefined
  if (!runsCommand(pid, [program, ...args]) || (await stat(pgDir)).uid !== uid) return undefined
  return (await answers(connection)) ? watchPostmaster(pid, pgDir) : undefined
}

function runsCommand(pid: number, command: string[]): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === `${command.join('\0')}\0`
  } catch {
    return false
  }
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** It is not our child process, so poll for its end; its exit code is unknown. */
function watchPostmaster(pid: number, pgDir: string): Postmaster {
  let isGone = false
  const stop = () => process.kill(pid, 'SIGINT')
  process.once('exit', stop)
  const exited = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (worksIn(String(pid), pgDir)) return
      clearInterval(timer)
      isGone = true
      process.off('exit', stop)
      resolve('ended')
    }, pollMs)
  })
  return { pid, exited, hasExited: () => isGone, lastWords: async () => '' }
}
