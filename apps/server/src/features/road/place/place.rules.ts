import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'

export function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) === 'place_name_key')
    throw refuseField('place_data.name', '已有同名的播放地點', 'CONFLICT')
  throw error
}

/** Operators belong to PLATFORM, which owns the pictures of places. */
export async function requirePhoto(tx: Tx, { storeId }: Actor, photo: string | null): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'place', [photo]), 'place_data.photo', photo)
}
