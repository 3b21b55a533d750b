import { sql } from 'drizzle-orm'
import type { Tx } from '../db/db.ts'
import { lineEvents, members, memberTags, memberVisits, tags } from '../db/schema/index.ts'
import { applyRule } from '../features/tag/apply-rule.ts'
import type { Deps } from '../http/deps.ts'
import { demoTagsOf } from './demo-tags.ts'
import { createDice, type Dice } from './dice.ts'

type Known = Pick<typeof members.$inferSelect, 'id' | 'createdAt' | 'followedAt' | 'blockedAt'>
type DemoAd = { id: number; gameId: number | null }

const stores = ['TPE001', 'KHH001'] as const
const dayMs = 24 * 60 * 60 * 1000

/** What the demo's members did once there were ads to do it with: came, scanned, played, were tagged. */
export async function loadDemoMembers(
  tx: Tx,
  deps: Deps,
  storeIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const code of stores) {
    const storeId = storeIds.get(code)
    if (storeId !== undefined) await loadStoreMembers(tx, deps, code, storeId)
  }
}

async function loadStoreMembers(tx: Tx, { now }: Deps, storeCode: string, storeId: number): Promise<void> {
  const dice = createDice(storeId * 104_729)
  const known: Known[] = await tx
    .select({
      id: members.id,
      createdAt: members.createdAt,
      followedAt: members.followedAt,
      blockedAt: members.blockedAt,
    })
    .from(members)
    .where(sql`${members.storeId} = ${storeId}`)
    .orderBy(members.id)
  const { rows: ads } = await tx.execute<DemoAd>(
    sql`select id, game_id as "gameId" from ad where store_id = ${storeId} and review = 'accept' order by id`,
  )
  await tx.insert(lineEvents).values(known.flatMap((member) => followsOf(storeId, member)))
  await loadVisits(tx, dice, known, ads, now())
  await loadTags(tx, dice, { storeId, storeCode }, known, now())
}

function followsOf(storeId: number, { id, followedAt, blockedAt }: Known) {
  const told = (type: string, at: Date | null) =>
    at ? [{ webhookEventId: `demo-${type}-${id}`, storeId, memberId: id, type, at }] : []
  return [...told('follow', followedAt), ...told('unfollow', blockedAt)]
}

async function loadVisits(tx: Tx, dice: Dice, known: Known[], ads: DemoAd[], now: Date): Promise<void> {
  if (ads.length === 0) return
  const after = ({ createdAt }: Known) => new Date(dice.between(createdAt.getTime(), now.getTime()))
  for (const member of known) {
    const ad = dice.pick(ads)
    const [scans, plays] = [dice.isLucky(0.3), dice.isLucky(0.12)]
    if (scans) await cameBy(tx, member, 'ad', ad, dice.isLucky(0.5))
    if (plays) await cameBy(tx, member, 'game', ad, dice.isLucky(0.3))
    const visits = [
      ...(scans ? [{ memberId: member.id, kind: 'scan', adId: ad.id, at: after(member) }] : []),
      ...(plays ? [playOf(dice, member, ad, after(member))] : []),
    ]
    if (visits.length > 0) await tx.insert(memberVisits).values(visits)
  }
}

const playOf = (dice: Dice, { id }: Known, ad: DemoAd, at: Date) => ({
  memberId: id,
  kind: 'game',
  adId: ad.id,
  gameId: ad.gameId ?? dice.between(1, 4),
  score: dice.between(10, 980),
  at,
})

async function cameBy(
  tx: Tx,
  { id }: Known,
  type: 'ad' | 'game',
  ad: DemoAd,
  isSource: boolean,
): Promise<void> {
  if (!isSource) return
  await tx.execute(
    sql`update member set source = ${JSON.stringify({ type, adId: ad.id })}::jsonb where id = ${id}`,
  )
}

async function loadTags(
  tx: Tx,
  dice: Dice,
  { storeId, storeCode }: { storeId: number; storeCode: string },
  known: Known[],
  now: Date,
): Promise<void> {
  for (const { share = 0, tagRule = null, ...tag } of demoTagsOf(storeCode)) {
    const values = { ...tag, storeId, tagType: tagRule ? 'auto' : 'manual', tagRule }
    const [made] = await tx.insert(tags).values(values).returning({ id: tags.id })
    const tagId = (made as { id: number }).id
    if (tagRule) await applyRule(tx, { id: tagId, storeId, tagRule }, now)
    const carriers = tagRule ? [] : known.filter(() => dice.isLucky(share))
    if (carriers.length > 0)
      await tx.insert(memberTags).values(
        carriers.map(({ id, createdAt }) => ({
          memberId: id,
          tagId,
          at: new Date(Math.min(now.getTime(), createdAt.getTime() + dice.between(0, 20) * dayMs)),
        })),
      )
  }
}
