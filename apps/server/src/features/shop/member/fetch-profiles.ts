import type { LineProfile } from '../../../adapters/line/line.port.ts'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { type Friend, listFriends, updateProfile } from './queries/follow.queries.ts'

/** Fetches names and pictures of new friends; the job is retried if LINE was unavailable. */
export async function fetchProfiles(
  { db, line, settings, log }: Deps,
  { storeId, memberIds }: { storeId: number; memberIds: number[] },
): Promise<void> {
  const channel = await findLineChannel({ db, settings }, storeId)
  if (!channel) return
  for (const friend of await listFriends(db, storeId, memberIds)) {
    const answer = await line.profile(channel.accessToken, friend.lineUserId)
    if (answer.ok) await saveProfile(db, friend, answer.profile)
    else if (answer.why === 'away' || answer.why === 'rate') throw new Error('LINE is unavailable')
    else log.info({ memberId: friend.id, why: answer.why }, 'LINE profile rejected')
  }
}

const saveProfile = (db: Db, friend: Friend, { displayName, pictureUrl, language }: LineProfile) =>
  updateProfile(db, {
    ...friend,
    displayName: cut(displayName, 100),
    pictureUrl: cut(pictureUrl, 1000),
    language: cut(language, 20),
  })

const cut = (value: string, max: number) => value.replaceAll('\0', '').slice(0, max)
