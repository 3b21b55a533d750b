import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { lockRoom, takeQuota } from '../../platform/store-quota/require-quota.ts'
import { announceNewFriends } from '../coupon/issue-friend-coupons.ts'
import { recordFollows } from '../touch/record-steps.ts'
import {
  activateMembers,
  type ChangedMember,
  findKnownUsers,
  type FollowEvent,
  followMembers,
  insertEvents,
  setEventMembers,
  unfollowMembers,
} from './queries/follow.queries.ts'

type LineEvent = {
  type: string
  webhookEventId: string
  timestamp: number
  source: { userId: string }
  follow?: { isUnblocked: boolean } | undefined
}
type Processing = Pick<Deps, 'jobs' | 'now' | 'settings' | 'log'>
type Received = { storeId: number; events: LineEvent[] }

/** Profiles are fetched in batches, so that one failure delays few others. */
const batchSize = 50

/** Applies the events of a LINE webhook to the store's members, each event once. */
export async function processLineEvents(tx: Tx, deps: Processing, { storeId, events }: Received) {
  const now = deps.now()
  const told = events.map((event) => ({ ...event, at: capTime(now, event.timestamp) }))
  const fresh = await insertEvents(tx, storeId, told)
  const first = [...new Map(told.map((event) => [event.webhookEventId, event])).values()]
  const news = first.filter(({ webhookEventId }) => fresh.has(webhookEventId))
  if (news.length === 0) return
  const { follow, unfollow, other } = findLatest(news)
  const admitted = await admitMembers(tx, deps, storeId, [...follow, ...other])
  const followed = await followMembers(tx, storeId, follow.filter(admitted))
  const met = await activateMembers(tx, storeId, other.filter(admitted))
  const left = await unfollowMembers(tx, storeId, unfollow)
  await linkEvents(tx, news, [...followed, ...met, ...left])
  await recordFollows(tx, listFollowings(follow, followed))
  await announceProfiles(tx, deps, storeId, [...followed, ...met.filter(({ isNew }) => isNew)])
  const memberIds = filterNewFriends(news, followed).map(({ id }) => id)
  await announceNewFriends(tx, deps, { storeId, memberIds })
}

/**
 * Over the store's quota no member is added, but the webhook is accepted: LINE would resend a rejected one
 * forever, including events of existing members. Anyone skipped becomes a member with their next event.
 */
async function admitMembers(tx: Tx, { settings, log }: Processing, storeId: number, signs: FollowEvent[]) {
  if ((await findKnownUsers(tx, storeId, signs)).size === signs.length) return () => true
  await lockRoom(tx, storeId, 'members')
  const known = await findKnownUsers(tx, storeId, signs)
  const unknown = signs.filter(({ userId }) => !known.has(userId))
  const room = await takeQuota(tx, settings, { storeId, kind: 'members', amount: unknown.length })
  const refused = new Set(unknown.slice(room).map(({ userId }) => userId))
  if (refused.size > 0) log.warn({ storeId, refused: refused.size }, 'member quota reached')
  return ({ userId }: FollowEvent) => !refused.has(userId)
}

function listFollowings(events: readonly FollowEvent[], followed: readonly ChangedMember[]) {
  const times = new Map(events.map(({ userId, at }) => [userId, at]))
  return followed.flatMap(({ id, lineUserId }) => {
    const at = times.get(lineUserId)
    return at ? [{ memberId: id, at }] : []
  })
}

/** People who unblocked the store are not new friends, even if they are new to us. */
function filterNewFriends(news: readonly LineEvent[], followed: readonly ChangedMember[]): ChangedMember[] {
  const back = new Set(news.filter(({ follow }) => follow?.isUnblocked).map(({ source }) => source.userId))
  return followed.filter(({ lineUserId }) => !back.has(lineUserId))
}

const capTime = (now: Date, timestamp: number) => new Date(Math.min(now.getTime(), timestamp))

type TimedEvent = { type: string; at: Date; webhookEventId: string; source: { userId: string } }

/** Each person's newest follow or unfollow, otherwise the newest other event. */
function findLatest(news: TimedEvent[]): Record<'follow' | 'unfollow' | 'other', FollowEvent[]> {
  const last = new Map<string, { kind: 'follow' | 'unfollow' | 'other'; at: Date }>()
  for (const { type, at, source } of news.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const kind = type === 'follow' || type === 'unfollow' ? type : 'other'
    if (kind === 'other' && last.has(source.userId)) continue
    last.set(source.userId, { kind, at })
  }
  const signs = { follow: [] as FollowEvent[], unfollow: [] as FollowEvent[], other: [] as FollowEvent[] }
  for (const [userId, { kind, at }] of last) signs[kind].push({ userId, at })
  return signs
}

async function linkEvents(tx: Tx, news: TimedEvent[], touched: ChangedMember[]) {
  const ids = new Map(touched.map(({ lineUserId, id }) => [lineUserId, id]))
  const named = news.flatMap(({ webhookEventId, source }) => {
    const memberId = ids.get(source.userId)
    return memberId === undefined ? [] : [{ id: webhookEventId, memberId }]
  })
  if (named.length > 0) await setEventMembers(tx, named)
}

/** In a job, since LINE waits for the webhook's response. */
async function announceProfiles(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  storeId: number,
  unnamed: { id: number }[],
) {
  const ids = unnamed.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += batchSize)
    await jobs.announce(tx, 'member.met', { storeId, memberIds: ids.slice(at, at + batchSize) })
}
