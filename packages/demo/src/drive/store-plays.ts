import {
  type ChainPlay,
  getImageLine,
  getPlayLine,
  type Head,
  linkRow,
  startChain,
} from '@lumiroute/evidence/chain'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { rawQuery } from '@lumiroute/server/db/raw-query.ts'
import { recordChains } from '@lumiroute/server/db/schema/index.ts'
import { listHeads } from '@lumiroute/server/features/road/chain/chain.queries.ts'
import { insertPlays, type PlayRow } from '@lumiroute/server/features/road/playbox/queries/plays.queries.ts'
import { canDemoSign, openDemoSigner } from './demo-signer.ts'
import type { DemoImage } from './show-device.ts'

type Day = {
  recordId: number
  deviceId: number
  at: Date
  plays: readonly PlayRow[]
  images?: readonly DemoImage[]
}
export type SignedImage = DemoImage & { keyId?: number; seq?: number }

const known = rawQuery({
  name: 'demo.knownPlays',
  row: { id: 'uuid' },
  sql: 'select play_id as id from record_play where play_id = any($1::uuid[])',
})

type Entry = { atMs: number; line: string; play?: PlayRow; image?: DemoImage }
/** A batch of a box that reports every few minutes. */
const mostRows = 30

/** Stores plays as a box reports them, linked and signed; returns the screenshots with their place in the chain. */
export async function storePlays(tx: Tx, { images = [], ...day }: Day): Promise<SignedImage[]> {
  const { recordId, deviceId, at } = day
  const plays = await withoutKnown(tx, day.plays)
  if (!canDemoSign(deviceId)) {
    if (plays.length > 0) await insertPlays(tx, { recordId, deviceId, at, rows: plays })
    return [...images]
  }
  const { keyId, fingerprint, signHead } = await openDemoSigner(tx, deviceId, new Date(plays[0]?.start ?? at))
  const after = (await listHeads(tx, { recordId, keyId }, []))[0] ?? startChain(fingerprint, recordId)
  const rows: PlayRow[] = []
  const signed: SignedImage[] = []
  const parts: (typeof recordChains.$inferInsert)[] = []
  let [head, seqFrom]: [Head, number] = [after, after.seq + 1]
  const entries = listEntries(plays, images)
  for (const [index, { atMs, line, play, image }] of entries.entries()) {
    head = linkRow(head, line)
    if (play) rows.push({ ...play, seq: head.seq })
    if (image) signed.push({ ...image, keyId, seq: head.seq })
    const isEnd = image || entries[index + 1]?.image || head.seq - seqFrom + 1 === mostRows
    if (!isEnd && index < entries.length - 1) continue
    const signature = signHead(recordId, head)
    parts.push({
      recordId,
      deviceId,
      keyId,
      seqFrom,
      seqTo: head.seq,
      head: head.hash,
      signature,
      at: new Date(atMs),
    })
    seqFrom = head.seq + 1
  }
  if (rows.length > 0) await insertPlays(tx, { recordId, deviceId, at, keyId, rows })
  if (parts.length > 0) await tx.insert(recordChains).values(parts)
  return signed
}

/** After a restart, the last minutes are generated again. */
async function withoutKnown(tx: Tx, plays: readonly PlayRow[]): Promise<PlayRow[]> {
  const ids = new Set((await tx.run(known, [plays.map(({ id }) => id)])).map(({ id }) => id))
  return plays.filter(({ id }) => !ids.has(id))
}

const listEntries = (plays: readonly PlayRow[], images: readonly DemoImage[]): Entry[] =>
  [
    ...plays.map((play) => ({ atMs: Date.parse(play.end), line: getPlayLine(toChainPlay(play)), play })),
    ...images.map((image) => ({
      atMs: image.at.getTime(),
      line: getImageLine({ at: image.at.toISOString(), sha256: image.sha256 }),
      image,
    })),
  ].sort((a, b) => a.atMs - b.atMs)

const toChainPlay = ({ lat, lng, ...row }: PlayRow): ChainPlay => ({
  playId: row.id,
  materialId: row.material,
  sha256: row.sha256,
  startAt: row.start,
  endAt: row.end,
  plannedMs: row.planned,
  playedMs: row.played,
  position: lat === undefined || lng === undefined ? null : { lat, lng },
})
