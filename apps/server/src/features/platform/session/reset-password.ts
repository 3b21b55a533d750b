import type { resetPassword as endpoint } from '@lumiroute/contract/session'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { setPassword } from './set-password.ts'
import { endSessions } from './end-sessions.ts'
import { hashToken } from './session.tokens.ts'
import { text } from '../../../text/text.ts'

const good = `token_hash = $1 and used_at is null and expires_at > now()`
const look = rawQuery({
  name: 'session.link',
  row: { accountId: 'int4' },
  sql: `select account_id as "accountId" from password_link where ${good}`,
})
const use = rawQuery({
  name: 'session.useLink',
  row: { accountId: 'int4' },
  sql: `update password_link set used_at = now() where ${good} returning account_id as "accountId"`,
})

const accountOf = async (db: Handle, query: typeof look, token: string) => {
  const [row] = await db.run(query, [hashToken(token)])
  if (!row) throw refuseField('token', text('session.linkExpired'))
  return row.accountId
}

export async function resetPassword({ db, deps, input }: Steps<typeof endpoint>) {
  // Without a good link no hash is made, so that strangers cannot keep the lane busy.
  await accountOf(db, look, input.token)
  const passwordHash = await deps.passwords.hash(input.password)
  const ended = await db.write(async (tx) => {
    const accountId = await accountOf(tx, use, input.token)
    await setPassword(tx, accountId, passwordHash)
    return endSessions(tx, { account: accountId })
  })
  deps.watch.markEnded(ended)
  return { message: text('session.passwordSet') }
}
