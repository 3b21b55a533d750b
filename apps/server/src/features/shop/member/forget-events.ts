import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'

const forget = rawQuery({
  name: 'lineEvent.forget',
  row: {},
  sql: `delete from line_event where taken_at < now() - interval '30 days' and type not in ('follow', 'unfollow')`,
})

/** Long after LINE stopped sending them again; who came and left stays for the time line. */
export async function forgetEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.run(forget, [])
}
