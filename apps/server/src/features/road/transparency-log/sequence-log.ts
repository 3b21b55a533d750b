import {
  emptyRoot,
  fromHex,
  getRoot,
  growTiles,
  listEdgeTiles,
  readTiles,
  toHex,
} from '@lumiroute/evidence/log'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/db.ts'
import { openLogKey } from './open-log-key.ts'
import { findNewestHead, insertHead, lockLog, type LogHead } from './queries/head.queries.ts'
import { listPendingLeaves, numberLeaves } from './queries/leaf.queries.ts'
import { listTiles, saveTiles } from './queries/tile.queries.ts'
import { queueDeviceKeys } from './queue-device-keys.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

type LogDeps = Pick<Deps, 'db' | 'settings' | 'now' | 'log'>

const atOnce = 20_000

/** Gives the waiting entries their places and signs the new state of the log; again until none waits. */
export async function sequenceLog(deps: LogDeps): Promise<void> {
  for (;;) {
    const count = await deps.db.write((tx) => sequenceOnce(tx, deps))
    if (count > 0) deps.log.info({ count }, 'log entries sequenced')
    if (count < atOnce) return
  }
}

async function sequenceOnce(tx: Tx, { settings, now }: LogDeps): Promise<number> {
  await lockLog(tx)
  await queueDeviceKeys(tx)
  const head = await findNewestHead(tx)
  const pending = await listPendingLeaves(tx, atOnce)
  if (head && pending.length === 0) return 0
  const size = head?.size ?? 0
  const edge = await readEdge(tx, head)
  const grown = growTiles({ size, edge, leaves: pending.map(({ hash }) => fromHex(hash)) })
  await numberLeaves(
    tx,
    size,
    pending.map(({ id }) => id),
  )
  await saveTiles(tx, grown.tiles)
  const signer = await openLogKey(tx, settings)
  await insertHead(tx, {
    size: grown.size,
    root: toHex(grown.root),
    note: signCheckpoint(signer, grown.size, grown.root),
    keyId: signer.id,
    at: now(),
  })
  return pending.length
}

/** The log never signs a continuation of anything but its last signed state. */
async function readEdge(tx: Tx, head: LogHead | undefined) {
  const size = head?.size ?? 0
  const edge = await listTiles(tx, listEdgeTiles(size))
  if (toHex(getRoot(size, readTiles(edge))) !== (head?.root ?? toHex(emptyRoot)))
    throw new Error('the tiles of the log do not match its last head')
  return edge
}
