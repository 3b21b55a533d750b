import { isMasked } from '@lumiroute/contract/third-party'
import { refuseField } from '../../../errors/app-error.ts'
import { maskText } from '../../../secrets/masked-text.ts'
import { createSealer, type Sealer } from '../../../secrets/sealed-text.ts'
import type { Settings } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
import { readMuxKey } from './mux-key.ts'

/** The hint is what lists show of the token. */
export type StoredToken = { muxToken: string; muxTokenHint: string }

const name = 'ad.muxToken'
const noToken: StoredToken = { muxToken: '', muxTokenHint: '' }

const openSealer = ({ secrets }: Settings): Sealer => createSealer(secrets.encryption)

/** Encrypts a new token; one that comes back masked stays as it is stored. */
export function sealToken(settings: Settings, storeId: number, given: string, stored = noToken): StoredToken {
  if (given === '') return noToken
  if (isMasked(given)) {
    if (stored.muxToken === '' || given !== stored.muxTokenHint)
      throw refuseField('ad_data.muxToken', text('ad.maskedToken'))
    return { muxToken: stored.muxToken, muxTokenHint: stored.muxTokenHint }
  }
  if (!readMuxKey(given)) throw refuseField('ad_data.muxToken', text('streamValidation.muxToken'))
  const muxToken = openSealer(settings).seal(given, { storeId, name })
  return { muxToken, muxTokenHint: maskText(given) }
}

/** The token itself, to sign with; '' if there is none or it was encrypted with another key. */
export function openToken(settings: Settings, storeId: number, sealed: string): string {
  if (sealed === '') return ''
  try {
    return openSealer(settings).open(sealed, { storeId, name })
  } catch {
    return ''
  }
}
