import { parseArgs } from 'node:util'
import { hashRounds } from './games/hash-rounds.ts'
import { withPage } from './games/open-page.ts'

/** `npm run games:compare -- --rounds 10000`: random rounds must end with the same hash in Node and Chromium. */
type ComparePage = typeof globalThis & { hashRounds: typeof hashRounds }

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10000' } } })
const rounds = Number(values.rounds)
const there = await withPage('hash-rounds.ts', (page) =>
  page.evaluate((count) => (globalThis as ComparePage).hashRounds(1, count), rounds),
)
const here = hashRounds(1, rounds)
const different = here.flatMap((hash, index) => (hash === there[index] ? [] : [index + 1]))
console.log(`${rounds} rounds in Node and Chromium: ${different.length} with different hashes`)
if (different.length > 0) console.log(`numbers: ${different.slice(0, 20).join(', ')}`)
process.exitCode = different.length === 0 && there.length === rounds ? 0 : 1
