import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { verifyConsistency } from '@lumiroute/evidence/log'
import { expect, test } from 'vitest'
import { readPublicLog } from '../../../testing/log-steps.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { checkTree } from './check-tree.ts'
import { Findings } from './findings.ts'
import { readConsistencyProof } from './read-proofs.ts'
import { sequenceLog } from './sequence-log.ts'

const kills = 20
const writer = fileURLToPath(new URL('../../../testing/log-writer.ts', import.meta.url))

/** Writes the log in another process and kills it at a random moment; answers what was acknowledged. */
async function writeUntilKilled(url: string, dataDir: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, url, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let text = ''
  const begun = new Promise<void>((go) =>
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      go()
    }),
  )
  await Promise.race([begun, exit])
  await pause(Math.random() * 700)
  child.kill('SIGKILL')
  await exit
  return text.split('\n').slice(0, -1)
}

test(`${kills} kills leave a whole log that only grew, with every acknowledged entry once`, async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lumiroute-log-'))
  const t = await startTestApp({ databaseUrl: database.url })
  try {
    await t.deps.jobs.stop()
    await sequenceLog(t.deps)
    const log = readPublicLog(t)
    const acknowledged: string[] = []
    let last = await log.openCheckpoint()
    for (let round = 1; round <= kills; round += 1) {
      acknowledged.push(...(await writeUntilKilled(database.url, dataDir, round)))
      const findings = new Findings()
      await checkTree(t.deps.db, findings)
      expect(findings.named).toEqual([])
      const now = await log.openCheckpoint()
      const proof = await readConsistencyProof(t.deps.db, last.size, now.size)
      expect(verifyConsistency({ oldSize: last.size, oldRoot: last.root, ...now, proof })).toBe(true)
      last = now
    }
    await sequenceLog(t.deps)
    const { size } = await log.openCheckpoint()
    const entries = await log.readEntries(size)
    expect(acknowledged.length).toBeGreaterThan(kills)
    expect(new Set(entries).size).toBe(size)
    const known = new Set(entries)
    expect(acknowledged.filter((line) => !known.has(line))).toEqual([])
  } finally {
    await t.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
