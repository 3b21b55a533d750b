import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A Unix socket that behaves like a stopped PostgreSQL: a full queue answers the next connect with EAGAIN.
 */
export async function openStalledSocket(): Promise<{ folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumiroute-stalled-'))
  const listen = `require('net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log('ready'))`
  const child = spawn(process.execPath, ['-e', listen, path.join(folder, '.s.PGSQL.5432')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  return {
    folder,
    async close() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
