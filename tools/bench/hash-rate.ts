import { createPasswords } from '../../apps/server/src/features/platform/session/passwords.ts'

/** How many passwords per second sign-in can check when the server is otherwise idle. */
const seconds = Number(process.argv[2])
const password = 'Bench@1234'
const passwords = createPasswords()
const stored = await passwords.hash(password)

let checked = 0
async function check(untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    await passwords.inLane(() => passwords.matches(stored, password))
    checked++
  }
}

const from = performance.now()
await Promise.all(Array.from({ length: 16 }, () => check(from + seconds * 1000)))
console.log(`rate ${checked / ((performance.now() - from) / 1000)}`)
