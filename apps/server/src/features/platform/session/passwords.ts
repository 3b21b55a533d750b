import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { AppError } from '../../../errors/app-error.ts'
import type { Passwords } from '../../../ports/passwords.ts'
import { createHashThreads } from './hash-threads.ts'

/** argon2id with OWASP's minimum for memory and passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxWaiting = 256

/** Leaves one core free, so that many sign-ins do not slow down other requests. */
export function createPasswords(lanes = Math.max(1, availableParallelism() - 1)): Passwords {
  const run = createHashThreads()
  let busy = 0
  const waiting: (() => void)[] = []
  const decoy = hash('no account has this password', cost)

  async function inLane<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= maxWaiting) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 5 })
    if (busy >= lanes) await new Promise<void>((go) => waiting.push(go))
    else busy++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }

  return {
    inLane,
    hash: (password: string): Promise<string> => inLane(() => run('hashSync', password, cost)),
    async matches(stored: string | null, password: string): Promise<boolean> {
      const isRight = await run('verifySync', stored ?? (await decoy), password)
      return isRight && stored !== null
    },
  }
}
