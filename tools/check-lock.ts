import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addMissingEntries,
  findMissingEntries,
  findResolvedEntries,
  type LockFile,
} from './lock/lock-file.ts'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const readLock = () => JSON.parse(readFileSync(file, 'utf8')) as LockFile

if (process.argv.includes('--fix')) {
  writeFileSync(file, `${JSON.stringify(addMissingEntries(readLock()), null, 2)}\n`)
}

const lock = readLock()
const faults = [
  ...findMissingEntries(lock).map(({ name, neededBy }) => `${neededBy} needs ${name}, which has no entry`),
  ...findResolvedEntries(lock).map((path) => `${path} names a download address`),
]
for (const fault of faults) console.error(`package-lock.json: ${fault}`)
if (faults.length > 0) {
  console.error('Run: npx tsx tools/check-lock.ts --fix')
  process.exitCode = 1
}
