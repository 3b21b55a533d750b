import type { openStream as endpoint, previewStream as previewEndpoint } from '@lumiroute/contract/stream'
import { notFound } from '../../../errors/app-error.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Deps } from '../../../deps.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { openToken } from '../../advertising/ad/mux-token.ts'
import { requireOwnRecord } from '../playbox/require-own-record.ts'
import { signPlayback } from './sign-playback.ts'
import { findApprovedStream, findSavedStream, type StreamSource } from './stream.queries.ts'

/** A player renews its address before it expires; a copied address works no longer than this. */
const screenLifeSeconds = 6 * 3600
const previewLifeSeconds = 3600

function signStream(deps: Deps, found: StreamSource | undefined, lifeSeconds: number) {
  if (!found?.streamUrl) throw notFound()
  const token = openToken(deps.settings, found.storeId, found.sealedToken)
  const { playbackUrl, expiresAt } = signPlayback(found.streamUrl, token, { now: deps.now(), lifeSeconds })
  return { playbackUrl, expiresAt: expiresAt && formatMoment(expiresAt, deps.settings.businessTz) }
}

export async function openStream({ db, deps, device, input, onBehalfOf }: Read<typeof endpoint>) {
  const record = await requireOwnRecord(db, device, input)
  onBehalfOf(record.storeId)
  return signStream(deps, await findApprovedStream(db, record.id), screenLifeSeconds)
}

export async function previewStream({ db, deps, input }: Read<typeof previewEndpoint>) {
  return signStream(deps, await findSavedStream(db, input.adId), previewLifeSeconds)
}
