import type { TagRule } from '@lumiroute/contract/tag'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { lineEvents, members, memberTags, memberVisits, tags } from '@lumiroute/server/db/schema/index.ts'
import { applyRule } from '@lumiroute/server/features/shop/tag/apply-rule.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { getDemoTags } from '../data/demo-tags.ts'
import { createDice, type Dice } from '../dice.ts'

type Known = Pick<typeof members.$inferSelect, 'id' | 'createdAt' | 'followedAt' | 'blockedAt'>
type Airing = {
  adId: number
  recordId: number
  gameId: number | null
  hasQrCode: boolean
  from: number
  until: number
}

const stores = ['TPE001', 'KHH001'] as const
const dayMs = 24 * 60 * 60 * 1000

/** Activity of the demo's members around its ads: joined, scanned, played, were tagged. */
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
  const { rows: airings } = await tx.execute<Airing>(
    sql`select b.ad_id as "adId", b.id as "recordId", a.game_id as "gameId", a.enabled_qrcode_log as "hasQrCode",
        (extract(epoch from b.start_date_time) * 1000)::float8 as "from",
        (extract(epoch from coalesce(b.end_date_time, ${now()}::timestamptz)) * 1000)::float8 as until
      from broadcast_record b join ad a on a.id = b.ad_id
      where b.store_id = ${storeId} and b.start_date_time is not null order by b.id`,
  )
  const brought = await bringMembers(tx, dice, known, airings, now())
  await tx.insert(lineEvents).values(known.flatMap((member) => getFollows(storeId, member)))
  await loadVisits(
    tx,
    dice,
    known.filter((member) => !brought.has(member)),
    airings,
  )
  await loadTags(tx, dice, { storeId, storeCode }, known, now())
}

const recentMs = 30 * dayMs
const minuteMs = 60_000

/** Some of the newest members followed the store a few minutes after they scanned an ad. */
async function bringMembers(tx: Tx, dice: Dice, known: Known[], airings: Airing[], now: Date) {
  const brought = new Set<Known>()
  for (const member of known) {
    const isNew = now.getTime() - member.createdAt.getTime() < recentMs
    if (!isNew || !member.followedAt || member.blockedAt || !dice.isLucky(0.7)) continue
    const airing = pickAiring(dice, airings, ({ hasQrCode }) => hasQrCode)
    if (!airing || airing.until - airing.from < 60 * minuteMs) continue
    const at = new Date(dice.between(airing.from, airing.until - 30 * minuteMs))
    member.createdAt = at
    member.followedAt = new Date(at.getTime() + dice.between(2, 20) * minuteMs)
    brought.add(member)
    const { adId, recordId } = airing
    await tx.insert(memberVisits).values({ memberId: member.id, kind: 'scan', adId, recordId, at })
    await tx
      .update(members)
      .set({
        createdAt: member.createdAt,
        followedAt: member.followedAt,
        lastActiveAt: member.followedAt,
        source: { type: 'ad', adId, recordId },
      })
      .where(eq(members.id, member.id))
  }
  return brought
}

function getFollows(storeId: number, { id, followedAt, blockedAt }: Known) {
  const told = (type: string, at: Date | null) =>
    at ? [{ webhookEventId: `demo-${type}-${id}`, storeId, memberId: id, type, at }] : []
  return [...told('follow', followedAt), ...told('unfollow', blockedAt)]
}

/** Scans and games happen where and when an ad was on air, and never before the member joined. */
async function loadVisits(tx: Tx, dice: Dice, known: Known[], airings: Airing[]): Promise<void> {
  for (const member of known) {
    const since = member.createdAt.getTime()
    const later = airings.filter(({ until }) => until > since)
    const scanned = dice.isLucky(0.3) ? pickAiring(dice, later, ({ hasQrCode }) => hasQrCode) : undefined
    const played = dice.isLucky(0.12) ? pickAiring(dice, later, ({ gameId }) => gameId !== null) : undefined
    const visits = [
      ...(scanned ? [getVisit(dice, member, scanned, 'scan')] : []),
      ...(played ? [getVisit(dice, member, played, 'game')] : []),
    ]
    if (visits.length > 0) await tx.insert(memberVisits).values(visits)
    await cameBy(tx, dice, member, airings)
  }
}

function pickAiring(dice: Dice, airings: Airing[], fits: (airing: Airing) => boolean): Airing | undefined {
  const fitting = airings.filter(fits)
  return fitting.length > 0 ? dice.pick(fitting) : undefined
}

function getVisit(dice: Dice, { id, createdAt }: Known, airing: Airing, kind: 'scan' | 'game') {
  const { adId, recordId, gameId, from, until } = airing
  const at = new Date(dice.between(Math.max(from, createdAt.getTime()), until))
  const played = kind === 'game' ? { gameId, score: dice.between(10, 980) } : {}
  return { memberId: id, kind, adId, recordId, at, ...played }
}

/** A member who joined within a day after an ad was on air may have come through it. */
async function cameBy(tx: Tx, dice: Dice, { id, createdAt }: Known, airings: Airing[]): Promise<void> {
  const joined = createdAt.getTime()
  const before = airings.filter(({ from, until }) => from < joined && joined < until + dayMs)
  const airing = dice.isLucky(0.7) ? pickAiring(dice, before, () => true) : undefined
  if (!airing) return
  const { adId, recordId, gameId } = airing
  const source = { type: gameId === null ? 'ad' : 'game', adId, recordId }
  await tx.execute(sql`update member set source = ${JSON.stringify(source)}::jsonb where id = ${id}`)
}

/** Updates last activity and rule-based tags, after everything else is loaded. */
export async function settleDemoMembers(tx: Tx, { now }: Deps): Promise<void> {
  await tx.execute(sql`update member m set last_active_at = greatest(m.last_active_at, m.last_order_at, m.followed_at,
    (select max(v.at) from member_visit v where v.member_id = m.id),
    (select max(greatest(t.claimed_at, t.used_at)) from coupon_ticket t where t.member_id = m.id),
    (select max(l.at) from point_ledger l join member_card c on c.id = l.member_card_id where c.member_id = m.id))`)
  const ruled = await tx
    .select()
    .from(tags)
    .where(sql`${tags.tagType} = 'auto'`)
  for (const { id, storeId, tagRule } of ruled)
    await applyRule(tx, { id, storeId, tagRule: tagRule as TagRule | null }, now())
}

async function loadTags(
  tx: Tx,
  dice: Dice,
  { storeId, storeCode }: { storeId: number; storeCode: string },
  known: Known[],
  now: Date,
): Promise<void> {
  for (const { share = 0, tagRule = null, ...tag } of getDemoTags(storeCode)) {
    const values = { ...tag, storeId, tagType: tagRule ? 'auto' : 'manual', tagRule }
    const [made] = await tx.insert(tags).values(values).returning({ id: tags.id })
    const tagId = (made as { id: number }).id
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
