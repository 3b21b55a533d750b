import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `work` while no other process of this clone does; the lock of a killed process is released. */
export async function withLock(root, work) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = openSync(join(root, '.cache', 'setup.lock'), 'a')
  try {
    spawnSync('flock', ['3'], { stdio: ['ignore', 'ignore', 'ignore', file] })
    return await work()
  } finally {
    closeSync(file)
  }
}
