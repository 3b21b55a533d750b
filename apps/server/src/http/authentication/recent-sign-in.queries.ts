import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

const valid = rawQuery({
  name: 'recent-sign-in.isValid',
  row: { isValid: 'bool' },
  sql: `select exists (select from sign_in_proof p join session s on s.id = p.session_id
     where p.token_hash = $2 and s.id = $1 and p.expires_at > now() and s.ended_at is null) as "isValid"`,
})

/** Valid for the session that got it alone. */
export const isProofValid = async (db: Handle, sessionId: string, tokenHash: string): Promise<boolean> =>
  (await db.run(valid, [sessionId, tokenHash]))[0]?.isValid ?? false
