import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'

type Expiring = { storeId: number; lineUserId: string; name: string; points: number; day: string }

const expiring = rawQuery<Expiring>({
  name: 'pointCard.expiring',
  row: { storeId: 'int4', lineUserId: 'text', name: 'text', points: 'int4', day: 'text' },
  sql: `select m.store_id as "storeId", f.line_user_id as "lineUserId", p.pc_name as name, m.points,
     to_char(m.expire_at - interval '1 second', 'YYYY/MM/DD') as day
   from member_card m join member f on f.id = m.member_id join point_card p on p.id = m.point_card_id
   where m.id = $1 and m.state in ('active', 'full') and m.points > 0 and m.expire_at > $2
     and f.follow_status = 'following' and f.line_user_id is not null and f.mbr_enabled and f.erased_at is null`,
})

type Reminder = { memberCardId: number; retryKey: string }

/** By LINE, to friends alone; the job comes again where LINE was away, and LINE takes the key once. */
export async function remindMember(deps: Deps, { memberCardId, retryKey }: Reminder): Promise<void> {
  const { db, line, log, now } = deps
  const [card] = await db.run(expiring, [memberCardId, now()])
  const channel = card && (await findLineChannel(deps, card.storeId))
  if (!card || !channel) return
  const text = `「${card.name}」還有 ${card.points} 點，將於 ${card.day} 到期，歡迎來店使用。`
  const answer = await line.multicast(channel.accessToken, {
    to: [card.lineUserId],
    messages: [{ type: 'text', text }],
    retryKey,
  })
  if (answer.ok) return
  if (answer.why === 'away' || answer.why === 'rate') throw new Error(answer.problem)
  log.info({ memberCardId, why: answer.why }, 'LINE takes no reminder of points')
}
