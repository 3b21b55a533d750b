import { findMakeGoodTransition, type MakeGoodAction } from '@lumiroute/contract/make-good'
import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { findMakeGood, type MakeGoodRow, saveDecision } from './make-good.queries.ts'

type Choice = { action: MakeGoodAction; reason?: string; newDate?: string }

export async function requireMakeGood(tx: Tx, id: number): Promise<MakeGoodRow> {
  const found = await findMakeGood(tx, id)
  if (!found) throw notFound()
  return found
}

/** The only write of a decision; of two operators the second one gets a conflict. */
export async function decideMakeGood(
  { tx, deps, actor }: { tx: Tx; deps: Deps; actor: Actor },
  makeGood: MakeGoodRow,
  { action, reason = '', newDate }: Choice,
) {
  const state = findMakeGoodTransition(makeGood.state, action)?.becomes
  if (!state) throw new AppError('makeGood.decided')
  const decision = { id: makeGood.id, from: makeGood.state, state, reason, newDate: newDate ?? null }
  if (!(await saveDecision(tx, { ...decision, at: deps.now(), accountId: actor.accountId })))
    throw new AppError('makeGood.decided')
  await deps.jobs.announce(tx, 'makeGood.decided', { makeGoodId: makeGood.id })
  return { makeGoodId: makeGood.id, state }
}

/** For the audit trail. */
export const aboutMakeGood = ({ adId, adName, date }: MakeGoodRow) => ({
  object: { id: adId, name: `${adName} ${date}` },
})
