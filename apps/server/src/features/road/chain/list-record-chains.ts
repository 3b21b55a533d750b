import {
  type Chain,
  type ChainPlay,
  type ChainRow,
  getImageLine,
  getPlayLine,
} from '@lumiroute/evidence/chain'
import type { Handle } from '../../../db/db.ts'
import {
  listKeysOfRecord,
  listParts,
  listSignedImages,
  listSignedPlays,
  listTombstones,
} from './chain.queries.ts'

type SignedPlay = Awaited<ReturnType<typeof listSignedPlays>>[number]

/** A signed play with exactly the values that its line is made of. */
export const toChainPlay = (play: SignedPlay): ChainPlay => ({
  playId: play.playId,
  materialId: play.materialId,
  sha256: play.sha256,
  startAt: play.startAt.toISOString(),
  endAt: play.endAt.toISOString(),
  plannedMs: play.plannedMs,
  playedMs: play.playedMs,
  position:
    play.latitude === null || play.longitude === null ? null : { lat: play.latitude, lng: play.longitude },
})

/** Every chain of a record, one per key, with its rows in order of seq; see `verifyChain`. */
export async function listRecordChains(db: Handle, recordId: number) {
  const [keys, parts, plays, images, tombstones] = await Promise.all([
    listKeysOfRecord(db, recordId),
    listParts(db, recordId),
    listSignedPlays(db, recordId),
    listSignedImages(db, recordId),
    listTombstones(db, recordId),
  ])
  return keys.map((key) => {
    const isOfKey = ({ keyId }: { keyId: number }) => keyId === key.id
    const own = { plays: plays.filter(isOfKey), images: images.filter(isOfKey) }
    const rows: ChainRow[] = [
      ...own.plays.map((play) => ({ seq: play.seq, line: getPlayLine(toChainPlay(play)) })),
      ...own.images.map(({ seq, at, sha256 }) => ({
        seq,
        line: getImageLine({ at: at.toISOString(), sha256 }),
      })),
      ...tombstones.filter(isOfKey).map(({ seq, hash }) => ({ seq, hash })),
    ]
    const chain: Chain = {
      fingerprint: key.fingerprint,
      recordId,
      rows: rows.sort((a, b) => a.seq - b.seq),
      heads: parts.filter(isOfKey).map(({ seq, hash, signature }) => ({ seq, hash, signature })),
    }
    return { key, chain, ...own }
  })
}
