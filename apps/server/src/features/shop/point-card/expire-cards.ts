import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { expireCard } from './expire-card.ts'
import { type ExpiredCard, listExpiredCards, markExpiringCards } from './queries/expiry.queries.ts'
import { getCard, lockPoints } from './queries/member-card.queries.ts'

/** Each card in its own transaction, so that one failure does not stop the others. */
export async function expireCards({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  let expired = 0
  for (let cards = await listExpiredCards(db, at, 0); cards.length > 0;) {
    for (const card of cards) if (await expireOne({ db }, card, at)) expired++
    cards = await listExpiredCards(db, at, (cards.at(-1) as ExpiredCard).id)
  }
  return expired
}

const expireOne = ({ db }: Pick<Deps, 'db'>, { id, memberId }: ExpiredCard, at: Date) =>
  db.write(async (tx) => {
    await lockPoints(tx, memberId)
    const card = await getCard(tx, id)
    // Another server may have expired it, or the member used it.
    const isDue = (card.state === 'active' || card.state === 'full') && card.expireAt && card.expireAt <= at
    if (isDue) await expireCard(tx, card, at)
    return Boolean(isDue)
  })

/** One reminder per expiry date; collecting again sets a new date.  */
export async function announceExpiringCards({
  db,
  now,
  jobs,
}: Pick<Deps, 'db' | 'now' | 'jobs'>): Promise<number> {
  return db.write(async (tx) => {
    const ids = await markExpiringCards(tx, now())
    for (const memberCardId of ids)
      await jobs.announce(tx, 'pointCard.expiring', { memberCardId, retryKey: randomUUID() })
    return ids.length
  })
}
