import { validationTexts } from '@lumiroute/contract'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { checkOwnPassword } from './check-own-password.ts'
import type { SignInRow } from './session.queries.ts'

type Caller = { db: Db; deps: Deps; actor: Actor; from: { address: string } }

/** The caller's own password, in the form's field: a stolen access token alone must not be enough. */
export async function requireCurrentPassword(
  { db, deps, actor, from: { address } }: Caller,
  password: string | undefined,
): Promise<SignInRow> {
  const field = 'currentPassword'
  if (password === undefined) throw refuseField(field, validationTexts.requiredField)
  return checkOwnPassword(db, deps, actor, { field, password, address })
}
