import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listSignIns, type SignInRow } from './session.queries.ts'
import { addSignInFailure, type Attempt, requireNotThrottled } from './sign-in-throttle.ts'

const wrongText = 'Invalid email or password!'
const maxAccountsOfAddress = 3

/** The account with this name, or with this e-mail address, and this password. */
export function checkPassword(
  { db, deps }: { db: Db; deps: Deps },
  attempt: Attempt,
  password: string,
  onFailure: (candidates: SignInRow[]) => Promise<void>,
): Promise<SignInRow> {
  // Check earlier failures inside the queue: otherwise a burst of simultaneous attempts would pass together.
  return deps.passwords.inLane(async () => {
    const candidates = await listSignIns(db, attempt.account, maxAccountsOfAddress)
    await requireNotThrottled(
      db,
      attempt,
      candidates.map(({ id }) => id),
    )
    const found = await findMatch(deps, candidates, countChecks(attempt.account), password)
    if (found) return found
    await addSignInFailure(db, attempt)
    await onFailure(candidates)
    throw new AppError('UNAUTHENTICATED', { message: wrongText })
  })
}

/** The same number for every address, so that the time does not show how many accounts it has. */
const countChecks = (account: string) => (account.includes('@') ? maxAccountsOfAddress : 1)

async function findMatch({ passwords }: Deps, candidates: SignInRow[], checks: number, password: string) {
  const matching: SignInRow[] = []
  for (let i = 0; i < checks; i++) {
    const candidate = candidates[i]
    const isRight = await passwords.matches(candidate?.passwordHash ?? null, password)
    if (candidate && isRight) matching.push(candidate)
  }
  return matching.find(({ adminEnabled, storeEnabled }) => adminEnabled && storeEnabled) ?? matching[0]
}
