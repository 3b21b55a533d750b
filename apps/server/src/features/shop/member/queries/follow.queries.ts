import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { generateMemberCode } from '../generate-member-code.ts'

export type FollowEvent = { userId: string; at: Date }
export type ChangedMember = { id: number; lineUserId: string; isNew: boolean }

/** Sorted, so that concurrent calls about the same people cannot deadlock. */
const sorted = (signs: FollowEvent[]) => signs.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
const toValues = (storeId: number, signs: FollowEvent[]) => {
  const rows = sorted(signs)
  return [
    storeId,
    rows.map(() => generateMemberCode()),
    rows.map(({ userId }) => userId),
    rows.map(({ at }) => at),
  ]
}

const people = `from unnest($2::text[], $3::text[], $4::timestamptz[]) as n (code, user_id, at)`
const activeAt = 'greatest(member.last_active_at, excluded.last_active_at)'
const touched = 'returning id, line_user_id as "lineUserId", (xmax = 0) as "isNew"'

// An event that arrives after a newer, opposite one must not undo it.
const follow = rawQuery<ChangedMember>({
  name: 'member.follow',
  row: { id: 'int4', lineUserId: 'text', isNew: 'bool' },
  sql: `insert into member (store_id, mbr_code, line_user_id, follow_status, followed_at, last_active_at)
   select $1::int, n.code, n.user_id, 'following', n.at, n.at ${people}
   on conflict (store_id, line_user_id) do update set last_active_at = ${activeAt},
     follow_status = case when excluded.followed_at >= coalesce(member.blocked_at, '-infinity')
       then 'following' else member.follow_status end,
     followed_at = greatest(member.followed_at, excluded.followed_at)
   ${touched}`,
})

// Friends from before the store connected this system become members with their first event.
const meet = rawQuery<ChangedMember>({
  name: 'member.meet',
  row: { id: 'int4', lineUserId: 'text', isNew: 'bool' },
  sql: `insert into member (store_id, mbr_code, line_user_id, follow_status, followed_at, last_active_at)
   select $1::int, n.code, n.user_id, 'following', n.at, n.at ${people}
   on conflict (store_id, line_user_id) do update set last_active_at = ${activeAt}
   ${touched}`,
})

const unfollow = rawQuery<ChangedMember>({
  name: 'member.unfollow',
  row: { id: 'int4', lineUserId: 'text', isNew: 'bool' },
  sql: `update member m set blocked_at = greatest(m.blocked_at, n.at),
     follow_status = case when n.at >= coalesce(m.followed_at, '-infinity') then 'blocked' else m.follow_status end
   ${people} where m.store_id = $1 and m.line_user_id = n.user_id and n.code is not null
   returning m.id, m.line_user_id as "lineUserId", false as "isNew"`,
})

const befriend = rawQuery({
  name: 'member.befriend',
  row: {},
  sql: `update member set follow_status = 'following', followed_at = $3
   where store_id = $1 and line_user_id = $2 and follow_status <> 'following'`,
})
/** LINE says that they follow now; those who did before keep their date. */
export async function befriendMember(tx: Tx, storeId: number, { userId, at }: FollowEvent): Promise<void> {
  await tx.run(befriend, [storeId, userId, at])
}

const run = async (
  tx: Tx,
  how: typeof follow,
  storeId: number,
  signs: FollowEvent[],
): Promise<ChangedMember[]> => (signs.length === 0 ? [] : tx.run(how, toValues(storeId, signs)))

export const followMembers = (tx: Tx, storeId: number, signs: FollowEvent[]) =>
  run(tx, follow, storeId, signs)
export const activateMembers = (tx: Tx, storeId: number, signs: FollowEvent[]) =>
  run(tx, meet, storeId, signs)
export const unfollowMembers = (tx: Tx, storeId: number, signs: FollowEvent[]) =>
  run(tx, unfollow, storeId, signs)

const knownUsers = rawQuery({
  name: 'member.knownUsers',
  row: { userId: 'text' },
  sql: 'select line_user_id as "userId" from member where store_id = $1 and line_user_id = any($2::text[])',
})
export const findKnownUsers = async (tx: Tx, storeId: number, signs: FollowEvent[]): Promise<Set<string>> =>
  new Set(
    (await tx.run(knownUsers, [storeId, signs.map(({ userId }) => userId)])).map(({ userId }) => userId),
  )

export type NewEvent = { webhookEventId: string; type: string; at: Date }

const take = rawQuery({
  name: 'lineEvent.take',
  row: { id: 'text' },
  sql: `insert into line_event (webhook_event_id, store_id, type, at)
   select n.id, $1::int, n.type, n.at from unnest($2::text[], $3::text[], $4::timestamptz[]) as n (id, type, at)
   on conflict do nothing returning webhook_event_id as id`,
})

/** Returns the ids of events that were not processed before. */
export async function insertEvents(tx: Tx, storeId: number, events: NewEvent[]): Promise<Set<string>> {
  const rows = events.toSorted((a, b) => (a.webhookEventId < b.webhookEventId ? -1 : 1))
  const columns = [
    rows.map((row) => row.webhookEventId),
    rows.map(({ type }) => type),
    rows.map(({ at }) => at),
  ]
  return new Set((await tx.run(take, [storeId, ...columns])).map(({ id }) => id))
}

const name = rawQuery({
  name: 'lineEvent.name',
  row: {},
  sql: `update line_event e set member_id = n.member_id
   from unnest($1::text[], $2::int[]) as n (id, member_id) where e.webhook_event_id = n.id`,
})

export const setEventMembers = (tx: Tx, named: { id: string; memberId: number }[]) =>
  tx.run(name, [named.map(({ id }) => id), named.map(({ memberId }) => memberId)])

const deleteOldEventsQuery = rawQuery({
  name: 'lineEvent.forget',
  row: {},
  sql: `delete from line_event where taken_at < now() - interval '30 days' and type not in ('follow', 'unfollow')`,
})
export async function deleteOldEvents(db: Handle): Promise<void> {
  await db.run(deleteOldEventsQuery, [])
}

export type Friend = { id: number; lineUserId: string }

const listFriendsQuery = rawQuery<Friend>({
  name: 'member.friends',
  row: { id: 'int4', lineUserId: 'text' },
  sql: `select id, line_user_id as "lineUserId" from member
   where store_id = $1 and id = any($2::int[]) and line_user_id is not null order by id`,
})
export const listFriends = (db: Handle, storeId: number, memberIds: number[]) =>
  db.run(listFriendsQuery, [storeId, memberIds])

const updateProfileQuery = rawQuery({
  name: 'member.learn',
  row: {},
  sql: `update member set mbr_display_name = {displayName}, mbr_picture = {pictureUrl}, mbr_lang = {language} where id = {id} and line_user_id = {lineUserId}`,
})
type Profile = Friend & { displayName: string; pictureUrl: string; language: string }
export async function updateProfile(db: Handle, profile: Profile): Promise<void> {
  await db.run(updateProfileQuery, profile)
}
