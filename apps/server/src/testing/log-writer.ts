import { pino } from 'pino'
import { openDb } from '../db/db.ts'
import { queueLogEntries } from '../features/road/transparency-log/queue-log-entry.ts'
import { sequenceLog } from '../features/road/transparency-log/sequence-log.ts'
import { testSettings } from './test-settings.ts'

/** A process that writes the log without pause until it is killed; it prints each entry that was acknowledged. */
const [, , url = '', dataDir = '', round = ''] = process.argv
const db = openDb({ connectionString: url }, { timeZone: 'Asia/Taipei', onError: () => undefined, max: 4 })
const deps = {
  db,
  settings: testSettings(url, dataDir),
  now: () => new Date(),
  log: pino({ level: 'silent' }),
}

async function queueForever(writer: number) {
  for (let i = 0; ; i += 1) {
    const lines = Array.from({ length: 40 }, (_none, n) => `${round}-${writer}-${i}-${n}`)
    await db.write((tx) =>
      queueLogEntries(
        tx,
        lines.map((line) => ({ line })),
      ),
    )
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}

async function sequenceForever() {
  for (;;) await sequenceLog(deps)
}

await Promise.all([queueForever(1), queueForever(2), sequenceForever(), sequenceForever()])
