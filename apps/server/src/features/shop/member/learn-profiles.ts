import type { Db } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import type { LineProfile } from '../../../adapters/line/line.port.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'

type Met = { id: number; lineUserId: string }

const friends = rawQuery<Met>({
  name: 'member.friends',
  row: { id: 'int4', lineUserId: 'text' },
  sql: `select id, line_user_id as "lineUserId" from member
   where store_id = $1 and id = any($2::int[]) and line_user_id is not null order by id`,
})
const learn = rawQuery({
  name: 'member.learn',
  row: {},
  sql: `update member set mbr_display_name = $2, mbr_picture = $3, mbr_lang = $4 where id = $1 and line_user_id = $5`,
})

/** Names and pictures of new friends; the job comes again where LINE was away. */
export async function learnProfiles(
  { db, line, settings, log }: Deps,
  { storeId, memberIds }: { storeId: number; memberIds: number[] },
): Promise<void> {
  const channel = await findLineChannel({ db, settings }, storeId)
  if (!channel) return
  for (const friend of await db.run(friends, [storeId, memberIds])) {
    const answer = await line.profile(channel.accessToken, friend.lineUserId)
    if (answer.ok) await keep(db, friend, answer.profile)
    else if (answer.why === 'away' || answer.why === 'rate') throw new Error(answer.problem)
    else log.info({ memberId: friend.id, why: answer.why }, 'LINE tells no profile')
  }
}

const keep = (db: Db, { id, lineUserId }: Met, { displayName, pictureUrl, language }: LineProfile) =>
  db.run(learn, [id, cut(displayName, 100), cut(pictureUrl, 1000), cut(language, 20), lineUserId])

const cut = (text: string, max: number) => text.replaceAll('\0', '').slice(0, max)
