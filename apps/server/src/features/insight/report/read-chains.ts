import type { BundleChain, BundleRecord } from '@lumiroute/evidence/bundle'
import { getImageLine, getPlayLine } from '@lumiroute/evidence/chain'
import type { Handle } from '../../../db/db.ts'
import {
  type ImageRow,
  listHeadRows,
  listImageRows,
  listKeyRows,
  listPlayRows,
  listStoneRows,
  type PlayRow,
} from './queries/content.queries.ts'

type Row = BundleChain['rows'][number]
type RecordProof = Pick<BundleRecord, 'chains' | 'unsigned' | 'images'>

/** Everything that boxes reported and signed for a record. */
export async function readChains(db: Handle, recordId: number): Promise<RecordProof> {
  const [plays, images, keys, heads, stones] = await Promise.all([
    listPlayRows(db, recordId),
    listImageRows(db, recordId),
    listKeyRows(db, recordId),
    listHeadRows(db, recordId),
    listStoneRows(db, recordId),
  ])
  const chains = keys.map(({ id, fingerprint, algorithm, publicKey }) => {
    const rows = new Map<number, Row>()
    for (const play of plays) if (play.keyId === id && play.seq !== null) rows.set(play.seq, writePlay(play))
    for (const image of images)
      if (image.keyId === id && image.seq !== null) rows.set(image.seq, writeImage(image))
    for (const { keyId, seq, hash } of stones) if (keyId === id) rows.set(seq, { seq, hash })
    const whole = listUntilGap(rows)
    const own = heads.filter(({ keyId, seq }) => keyId === id && seq <= whole.length)
    const signed = algorithm as BundleChain['algorithm']
    return {
      keyId: id,
      fingerprint,
      algorithm: signed,
      publicKey,
      recordId,
      rows: whole,
      heads: own.map(({ seq, hash, signature }) => ({ seq, hash, signature })),
    }
  })
  const lengths = new Map(chains.map(({ keyId, rows }) => [keyId, rows.length]))
  const isInChain = ({ keyId, seq }: PlayRow) =>
    keyId !== null && seq !== null && seq <= (lengths.get(keyId) ?? 0)
  return {
    chains: chains.filter(({ rows }) => rows.length > 0).map(({ keyId: _keyId, ...chain }) => chain),
    unsigned: plays.filter((play) => !isInChain(play)).map(writePlay),
    images: images.map(({ at, sha256 }) => ({ at: at.toISOString(), sha256 })),
  }
}

/** A batch may still be on its way: what follows a gap cannot be checked yet. */
function listUntilGap(rows: ReadonlyMap<number, Row>): Row[] {
  const list: Row[] = []
  for (let seq = 1; rows.has(seq); seq++) list.push(rows.get(seq) as Row)
  return list
}

const writePlay = ({ startAt, endAt, latitude, longitude, ...play }: PlayRow): string =>
  getPlayLine({
    ...play,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    position: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  })

const writeImage = ({ at, sha256 }: ImageRow): string => getImageLine({ at: at.toISOString(), sha256 })
