import { getStatusName } from '../ad/ad-names.ts'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { listDevicesUsing, listLockingAds } from './playlist.queries.ts'

type Playlist = { id: number; name: string }
const maxNames = 5

async function nameLockingAds(tx: Tx, playlistId: number): Promise<Text[]> {
  const ads = await listLockingAds(tx, playlistId)
  return ads.map(({ name, review }) => text('playlist.adWithStatus', { name, status: getStatusName(review) }))
}

export async function requireUnused(tx: Tx, { id, name }: Playlist): Promise<void> {
  const ads = await nameLockingAds(tx, id)
  if (ads.length > 0) throw new AppError('playlist.usedByAds', { name, ads: shortenAds(ads) })
  const devices = (await listDevicesUsing(tx, id)).map((device) => text('playlist.quoted', device))
  if (devices.length > 0)
    throw new AppError('playlist.usedByDevices', { name, devices: shortenDevices(devices) })
}

/** An ad in review or approved must have something to show. */
export async function requireNotLocked(tx: Tx, { id, name }: Playlist): Promise<void> {
  const ads = await nameLockingAds(tx, id)
  if (ads.length > 0) throw new AppError('playlist.lastMaterial', { name, ads: shortenAds(ads) })
}

const shortenAds = (ads: Text[]) =>
  ads.length > maxNames ? text('playlist.firstAds', { ads: ads.slice(0, maxNames), count: ads.length }) : ads

const shortenDevices = (devices: Text[]) =>
  devices.length > maxNames
    ? text('playlist.firstDevices', { devices: devices.slice(0, maxNames), count: devices.length })
    : devices
