import type { Handle } from '../../../db/db.ts'
import { listApprovedMaterials } from './queries/approved-ad.queries.ts'

/** Names by id, only of the ad's approved materials: reporting another store's id must reveal nothing. */
export async function nameMaterials(db: Handle, adId: number): Promise<Map<number, string>> {
  return new Map((await listApprovedMaterials(db, adId)).map(({ id, name }) => [id, name]))
}
