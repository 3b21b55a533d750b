import type { Tx } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { expectFriends } from '../coupon/welcome-friends.ts'
import { lockRoom, takeRoom } from '../../platform/store-quota/require-quota.ts'
import {
  findKnownUsers,
  followMembers,
  meetMembers,
  nameEvents,
  type Sign,
  takeEvents,
  type Touched,
  unfollowMembers,
} from './follow.queries.ts'

type Friend = {
  type: string
  webhookEventId: string
  timestamp: number
  source: { userId: string }
  follow?: { isUnblocked: boolean } | undefined
}
type Greeter = Pick<Deps, 'jobs' | 'now' | 'settings' | 'log'>
type Greeting = { storeId: number; events: Friend[] }

/** Profiles are asked for in pieces, so that one that LINE does not answer holds up few others. */
const piece = 50

/** What LINE told of the store's friends, each event once. */
export async function greetFriends(tx: Tx, deps: Greeter, { storeId, events }: Greeting) {
  const now = deps.now()
  const told = events.map((event) => ({ ...event, at: notAfter(now, event.timestamp) }))
  const fresh = await takeEvents(tx, storeId, told)
  const first = [...new Map(told.map((event) => [event.webhookEventId, event])).values()]
  const news = first.filter(({ webhookEventId }) => fresh.has(webhookEventId))
  if (news.length === 0) return
  const { follow, unfollow, other } = lastWords(news)
  const admitted = await admitMembers(tx, deps, storeId, [...follow, ...other])
  const followed = await followMembers(tx, storeId, follow.filter(admitted))
  const met = await meetMembers(tx, storeId, other.filter(admitted))
  const left = await unfollowMembers(tx, storeId, unfollow)
  await nameTheir(tx, news, [...followed, ...met, ...left])
  await askForProfiles(tx, deps, storeId, [...followed, ...met.filter(({ isNew }) => isNew)])
  const memberIds = strangers(news, followed).map(({ id }) => id)
  await expectFriends(tx, deps, { storeId, memberIds })
}

/**
 * Beyond the store's quota no member is added, but the webhook is accepted: LINE would repeat a refused one
 * for ever, with the known members' events in it. Who was left out becomes a member with their next event.
 */
async function admitMembers(tx: Tx, { settings, log }: Greeter, storeId: number, signs: Sign[]) {
  if ((await findKnownUsers(tx, storeId, signs)).size === signs.length) return () => true
  await lockRoom(tx, storeId, 'members')
  const known = await findKnownUsers(tx, storeId, signs)
  const unknown = signs.filter(({ userId }) => !known.has(userId))
  const room = await takeRoom(tx, settings, { storeId, kind: 'members', amount: unknown.length })
  const refused = new Set(unknown.slice(room).map(({ userId }) => userId))
  if (refused.size > 0) log.warn({ storeId, refused: refused.size }, 'member quota reached')
  return ({ userId }: Sign) => !refused.has(userId)
}

/** Who came back after a block is an old friend, also where LINE alone knows of it. */
function strangers(news: readonly Friend[], followed: readonly Touched[]): Touched[] {
  const back = new Set(news.filter(({ follow }) => follow?.isUnblocked).map(({ source }) => source.userId))
  return followed.filter(({ lineUserId }) => !back.has(lineUserId))
}

const notAfter = (now: Date, timestamp: number) => new Date(Math.min(now.getTime(), timestamp))

type Told = { type: string; at: Date; webhookEventId: string; source: { userId: string } }

/** Of each person the newest event that says whether they follow, else the newest of any kind. */
function lastWords(news: Told[]): Record<'follow' | 'unfollow' | 'other', Sign[]> {
  const last = new Map<string, { kind: 'follow' | 'unfollow' | 'other'; at: Date }>()
  for (const { type, at, source } of news.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const kind = type === 'follow' || type === 'unfollow' ? type : 'other'
    if (kind === 'other' && last.has(source.userId)) continue
    last.set(source.userId, { kind, at })
  }
  const signs = { follow: [] as Sign[], unfollow: [] as Sign[], other: [] as Sign[] }
  for (const [userId, { kind, at }] of last) signs[kind].push({ userId, at })
  return signs
}

async function nameTheir(tx: Tx, news: Told[], touched: Touched[]) {
  const ids = new Map(touched.map(({ lineUserId, id }) => [lineUserId, id]))
  const named = news.flatMap(({ webhookEventId, source }) => {
    const memberId = ids.get(source.userId)
    return memberId === undefined ? [] : [{ id: webhookEventId, memberId }]
  })
  if (named.length > 0) await nameEvents(tx, named)
}

/** By a job: LINE waits for the answer to its webhook, and may itself be slow to answer. */
async function askForProfiles(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  storeId: number,
  unnamed: { id: number }[],
) {
  const ids = unnamed.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += piece)
    await jobs.announce(tx, 'member.met', { storeId, memberIds: ids.slice(at, at + piece) })
}
