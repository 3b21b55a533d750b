import { type AdState, getAdStatus } from '@lumiroute/contract/ad'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { AuditDetail } from '../../../http/pipeline/audit.ts'
import type { Tx } from '../../../db/db.ts'
import type { LockedAd } from './lock-ad.ts'
import { findSnapshotContent, type SnapshotContent } from './queries/snapshot.queries.ts'

export const aboutAd = ({ id, name, storeId }: { id: number; name: string; storeId: number }) => ({
  storeId,
  object: { id, name },
})

/** An ad's transition for the audit trail, with the reviewer's reason if there is one. */
export const describeTransition = (ad: LockedAd, next: AdState, reason?: string): AuditDetail => ({
  ...aboutAd(ad),
  change: compareFields(
    { payStatus: getAdStatus(ad), reason: ad.reason },
    { payStatus: getAdStatus(next), reason },
  ),
})

/** As a transition; if the ad was approved before, also what differs from then. */
export async function describeApproval(
  tx: Tx,
  ad: LockedAd,
  next: AdState,
  snapshotId: number,
): Promise<AuditDetail> {
  const { change, ...about } = describeTransition(ad, next)
  if (ad.snapshotId === null) return { ...about, ...(change && { change }) }
  const [before, after] = [
    await findSnapshotContent(tx, ad.snapshotId),
    await findSnapshotContent(tx, snapshotId),
  ]
  return { ...about, change: { ...change, ...compareFields(toFields(before), toFields(after)) } }
}

const toFields = (content: SnapshotContent) => ({
  ...content,
  playlistOne: describePlaylist(content.playlistOne),
  playlistTwo: describePlaylist(content.playlistTwo),
  route: content.route?.name,
})

const describePlaylist = (playlist: SnapshotContent['playlistOne']) =>
  playlist && [playlist.name, ...playlist.materials.map(({ name }) => name)]
