import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { clearMember, deleteTouchesBefore } from './touch.queries.ts'

/** More than a year, so that an ad can be compared with the same season of the year before. */
export const touchDays = 400
const dayMs = 86_400_000

export const getOldestTouch = (now: Date) => new Date(now.getTime() - touchDays * dayMs)

export const forgetTouches = (tx: Tx, memberId: number) => clearMember(tx, memberId)

/** Scans that led to nothing; those that became a member or a step remain for the counts. */
export const deleteOldTouches = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  deleteTouchesBefore(db, getOldestTouch(now()))
