import { memberTags, memberVisits, tags } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'

let counter = 0

type NewTag = Partial<typeof tags.$inferInsert> & { storeId: number }
export type MadeTag = typeof tags.$inferSelect

export async function makeTag({ db }: Deps, given: NewTag, memberIds: number[] = []): Promise<MadeTag> {
  const no = ++counter
  const values = { tagCode: `TAG${no}`, tagName: `標籤 ${no}`, ...given }
  const [tag] = await db.insert(tags).values(values).returning()
  const made = tag as MadeTag
  if (memberIds.length > 0)
    await db.insert(memberTags).values(memberIds.map((memberId) => ({ memberId, tagId: made.id })))
  return made
}

type NewVisit = Partial<typeof memberVisits.$inferInsert> & { memberId: number }

export const makeVisit = ({ db }: Deps, given: NewVisit) =>
  db.insert(memberVisits).values({ kind: 'scan', ...given })
