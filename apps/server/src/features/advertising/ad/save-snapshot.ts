import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { insertSnapshots, lockExistingFiles, type Snapshot } from './queries/snapshot.queries.ts'

/**
 * The ads with their playlists and files as they are now: what plays from now on, whatever is edited later.
 */
export async function saveSnapshots(tx: Tx, adIds: number[], accountId: number): Promise<Snapshot[]> {
  const snapshots = await insertSnapshots(tx, adIds, accountId)
  const names = [...new Set(snapshots.flatMap(({ fileNames }) => fileNames))]
  // The job that deletes unused files may have taken one that was just removed from its playlist.
  if ((await lockExistingFiles(tx, names)) < names.length) throw new AppError('CONFLICT')
  return snapshots
}

export async function saveSnapshot(tx: Tx, adId: number, accountId: number): Promise<number> {
  const [snapshot] = (await saveSnapshots(tx, [adId], accountId)) as [Snapshot]
  return snapshot.id
}
