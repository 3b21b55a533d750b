import { StartError } from '../errors/start-error.ts'
import { readSettings } from '../settings.ts'
import { openInstallation } from './open-installation.ts'
import { findAccountId, removeFactors } from './reset-second-factor.queries.ts'

type Db = Awaited<ReturnType<typeof openInstallation>>['db']

/** npm run second-factor:reset -- ACCOUNT: for an operator who lost the phone and the recovery codes. */
export async function resetSecondFactorByCommand(words: readonly string[]): Promise<void> {
  try {
    const [account] = words
    if (!account) throw new StartError('用法 Usage: npm run second-factor:reset -- ACCOUNT')
    const installation = await openInstallation(readSettings(), { mayShare: true })
    try {
      await resetSecondFactor(installation.db, account)
      process.stdout.write(
        `完成 Done: ${account} signs in with the password alone; all sessions were ended\n`,
      )
    } finally {
      await installation.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

export const resetSecondFactor = (db: Db, account: string): Promise<void> =>
  db.write(async (tx) => {
    const accountId = await findAccountId(tx, account)
    if (accountId === undefined) throw new StartError(`找不到帳號 / no such account: ${account}`)
    if ((await removeFactors(tx, accountId)) === 0)
      throw new StartError(`此帳號沒有設定兩步驟驗證 / ${account} has no second factor`)
  })
