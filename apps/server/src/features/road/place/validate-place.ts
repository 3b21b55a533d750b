import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import { text } from '../../../text/text.ts'
import { lockFiles, requireFile } from '../../platform/file/lock-files.ts'

export function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) === 'place_name_key')
    throw refuseField('place_data.name', text('place.nameTaken'), 'CONFLICT')
  throw error
}

/** Operators belong to PLATFORM, the store that owns the photos of places. */
export async function requirePhoto(tx: Tx, { storeId }: Actor, photo: string | null): Promise<void> {
  requireFile(await lockFiles(tx, storeId, 'place', [photo]), 'place_data.photo', photo)
}
