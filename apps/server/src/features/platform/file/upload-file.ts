import type { FileKind, uploadFile as byKind, uploadFileByName as byName } from '@lumiroute/contract/file'
import type { FastifyRequest } from 'fastify'
import { sqlState, type Tx } from '../../../db/db.ts'
import type { StoreImageSize } from '../../../adapters/files/cut-image.ts'
import { newFileName } from '../../../adapters/files/file-name.ts'
import { envelopeBytes, type ReceivedUpload, receiveUpload } from '../../../adapters/files/receive-upload.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { checkQuota, requireQuota } from '../store-quota/require-quota.ts'
import { cutUpload } from './cut-upload.ts'
import { chooseSlot, getLimits, requireKind, type StoredKind } from './file-kinds.ts'
import { linkToFile } from './file-links.ts'
import { deleteFile, insertFile, type NewFile } from './file.queries.ts'
import { text } from '../../../text/text.ts'

type Call = Omit<Steps<typeof byKind>, 'input'> & { input: { slot?: StoreImageSize | undefined } }

export const uploadFile = (call: Steps<typeof byKind>) => takeUpload(call, call.input.kind)
export const uploadFileByName = (call: Steps<typeof byName>) => takeUpload(call, call.input.name)

async function takeUpload({ actor, scope, input, deps, request }: Call, kind: FileKind) {
  const owner = { kind, storeId: scope.storeId, createdBy: actor.accountId, isPrivate: false }
  return viewUpload(deps, await receiveFile(deps, request, owner, input.slot))
}

/** Stores the single file of a multipart body and returns its row. */
export async function receiveFile(
  deps: Deps,
  request: FastifyRequest,
  owner: Owner,
  requestedSlot?: StoreImageSize,
): Promise<Row> {
  const { kind } = owner
  let upload: ReceivedUpload | undefined
  try {
    await refuseEarly(deps, request, owner)
    upload = await receiveUpload(request, deps.temp, { limits: getLimits(kind) })
    requireKind(kind, upload.facts)
    const slot = chooseSlot(kind, requestedSlot, upload.facts)
    if (slot) upload = await cutUpload(deps.temp, upload, slot)
    const row = getRow(upload, owner)
    await saveUpload(deps, upload, row)
    return row
  } catch (error) {
    throw atFileField(error)
  } finally {
    await upload?.discard()
  }
}

type Owner = Pick<NewFile, 'storeId' | 'createdBy'> & { kind: StoredKind; isPrivate: boolean }

function getRow({ facts, displayName, sizeBytes, sha256 }: ReceivedUpload, owner: Owner) {
  const { mime, width, height, durationSeconds } = facts
  const uuidName = newFileName(mime)
  return {
    ...owner,
    uuidName,
    originalName: displayName,
    mime,
    sizeBytes,
    sha256,
    width,
    height,
    durationSeconds,
  }
}

type Row = ReturnType<typeof getRow>

/** Store the bytes first: a row must never name a missing file, while bytes without a row are cleaned up. */
async function saveUpload(deps: Deps, { path }: ReceivedUpload, row: Row): Promise<void> {
  const { db, storage } = deps
  await storage.keep(row.uuidName, path, { mime: row.mime })
  try {
    await db.write((tx) => insertWithinQuota(tx, deps, row))
  } catch (error) {
    // After a lost connection the row may or may not exist, and a row without bytes would be a broken file.
    await deleteFile(db, row.uuidName)
      .then(() => storage.remove(row.uuidName))
      .catch(() => undefined)
    throw isStoreGone(error) ? notFound() : error
  }
}

async function insertWithinQuota(tx: Tx, { settings }: Deps, row: Row): Promise<void> {
  const { storeId, sizeBytes } = row
  if (!row.isPrivate) await requireQuota(tx, settings, { storeId, kind: 'storage', amount: sizeBytes })
  await insertFile(tx, row)
}

/** Reject a store over its quota before it sends a gigabyte. */
async function refuseEarly({ db, settings }: Deps, request: FastifyRequest, owner: Owner): Promise<void> {
  if (owner.isPrivate) return
  const declared = Number(request.headers['content-length'] ?? 0) - envelopeBytes
  const amount = Math.max(1, declared || 0)
  await checkQuota(db, settings, { storeId: owner.storeId, kind: 'storage', amount })
}

const isStoreGone = (error: unknown) => sqlState(error) === '23503'

const viewUpload = (deps: Deps, { uuidName, mime, sizeBytes, width, height, durationSeconds }: Row) => ({
  message: text('file.uploaded'),
  uuidName,
  url: linkToFile(deps, { uuidName, isPrivate: false }),
  mime,
  size: sizeBytes,
  width,
  height,
  duration: durationSeconds,
})

const aboutTheFile = new Set(['VALIDATION', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', 'QUOTA_EXCEEDED'])

/** Shows errors of the file itself at the field where it was chosen. */
function atFileField(error: unknown): unknown {
  if (!(error instanceof AppError) || !aboutTheFile.has(error.code)) return error
  return new AppError(error.code, { fields: { file: error.text }, quota: error.quota })
}
