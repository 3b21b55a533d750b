import { randomUUID } from 'node:crypto'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { expireCard } from './expire-card.ts'
import { lockPointsOf, readCard } from './member-card.queries.ts'

type Due = { id: number; memberId: number }
const due = rawQuery<Due>({
  name: 'pointCard.due',
  row: { id: 'int4', memberId: 'int4' },
  sql: `select id, member_id as "memberId" from member_card
   where expire_at <= $1 and state in ('active', 'full') and id > $2 order by id limit 200`,
})

/** Each card in a transaction of its own: one that fails, or a server that dies, holds up no other. */
export async function expireCards({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  let expired = 0
  for (let cards = await db.run(due, [at, 0]); cards.length > 0;) {
    for (const card of cards) if (await expireOne({ db }, card, at)) expired++
    cards = await db.run(due, [at, (cards.at(-1) as Due).id])
  }
  return expired
}

const expireOne = ({ db }: Pick<Deps, 'db'>, { id, memberId }: Due, at: Date) =>
  db.write(async (tx) => {
    await lockPointsOf(tx, memberId)
    const card = await readCard(tx, id)
    // Another server was quicker, or the member used it since.
    const isDue = (card.state === 'active' || card.state === 'full') && card.expireAt && card.expireAt <= at
    if (isDue) await expireCard(tx, card, at)
    return Boolean(isDue)
  })

const remindable = rawQuery({
  name: 'pointCard.remind',
  row: { id: 'int4' },
  sql: `update member_card m set reminded_at = $1 from point_card_version v
   where v.id = m.version_id and m.state in ('active', 'full') and m.points > 0 and m.reminded_at is null
     and m.expire_at > $1
     and m.expire_at <= date_trunc('day', $1::timestamptz) + make_interval(days => (v.rules ->> 'pcExpiryRemindDays')::int + 1)
   returning m.id`,
})

/** Told once; whoever collects after that is told again before the new day comes. */
export async function remindCards({ db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>): Promise<number> {
  return db.write(async (tx) => {
    const ids = (await tx.run(remindable, [now()])).map(({ id }) => id)
    for (const memberCardId of ids)
      await jobs.announce(tx, 'pointCard.expiring', { memberCardId, retryKey: randomUUID() })
    return ids.length
  })
}
