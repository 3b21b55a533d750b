import type { InputOf } from '@lumiroute/contract'
import type { sendScreenshot as endpoint } from '@lumiroute/contract/playbox'
import { getImageLine } from '@lumiroute/evidence/chain'
import { discardBody } from '../../../adapters/files/discard-body.ts'
import type { Tx } from '../../../db/db.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { receiveFile } from '../../platform/file/upload-file.ts'
import { continueChain, refuseChain } from '../chain/continue-chain.ts'
import { saveChainPart } from '../chain/save-chain-part.ts'
import { findImage, saveScreenshot, signImage } from './queries/report.queries.ts'
import { getAllowedTimes, requireAllowedTime, requireOwnRecord } from './require-own-record.ts'

/** One screenshot per record and time; resending changes nothing. */
export async function sendScreenshot({ deps, device, input, request, onBehalfOf }: Steps<typeof endpoint>) {
  const { recordId } = input
  const record = await requireOwnRecord(deps.db, device, { deviceId: device.macAddr, recordId })
  onBehalfOf(record.storeId)
  const at = new Date(requireAllowedTime(getAllowedTimes(record, deps), input.at, 'at'))
  const image = { recordId, deviceId: device.id, at }
  const place = getPlace(input)
  const known = await findImage(deps.db, recordId, at)
  if (known) {
    discardBody(request.raw)
    const { sha256 } = known
    if (place) await deps.db.write((tx) => signScreenshot(tx, deps.now(), { ...image, ...place, sha256 }))
    return {}
  }
  const owner = { kind: 'record', storeId: record.storeId, createdBy: null, isPrivate: true } as const
  const { uuidName: fileName, sha256 } = await receiveFile(deps, request, owner)
  await deps.db.write(async (tx) => {
    await saveScreenshot(tx, { ...image, fileName, sha256 })
    if (place) await signScreenshot(tx, deps.now(), { ...image, ...place, sha256 })
  })
  return {}
}

type Place = { fingerprint: string; seq: number; signature: string }

/** Its place in the chain; null if it is unsigned. */
function getPlace({ fingerprint, seq, signature }: InputOf<typeof endpoint>): Place | null {
  return fingerprint && seq && signature ? { fingerprint, seq, signature } : null
}

type Signed = Place & { recordId: number; deviceId: number; at: Date; sha256: string | null }

async function signScreenshot(tx: Tx, now: Date, { sha256, ...image }: Signed): Promise<void> {
  const line = getImageLine({ at: image.at.toISOString(), sha256: sha256 ?? '' })
  const part = await continueChain(tx, { ...image, rows: [{ seq: image.seq, line }] })
  if (part.isKnown) return
  const isSigned = await signImage(tx, { ...image, keyId: part.keyId })
  if (!isSigned) throw refuseChain('otherContent', part.after)
  await saveChainPart(tx, part, { ...image, at: now, tombstones: [] })
}
