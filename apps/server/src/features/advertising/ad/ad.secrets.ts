import { streamTexts } from '@lumiroute/contract/stream'
import { isMasked } from '@lumiroute/contract/third-party'
import { refuseField } from '../../../errors/app-error.ts'
import { maskText } from '../../../secrets/masked-text.ts'
import { createSealer, type Sealer } from '../../../secrets/sealed-text.ts'
import type { Settings } from '../../../settings.ts'
import { readMuxKey } from '../../road/stream/mux-key.ts'

const name = 'ad.muxToken'
const sealers = new WeakMap<Settings, Sealer>()

function sealerOf(settings: Settings): Sealer {
  const known = sealers.get(settings)
  if (known) return known
  const made = createSealer(settings.secrets.encryption)
  sealers.set(settings, made)
  return made
}

/** A token that was sealed with a key that this server does not have shows as the bare mask. */
function maskToken(sealer: Sealer, storeId: number, sealed: string): string {
  try {
    return maskText(sealer.open(sealed, { storeId, name }))
  } catch {
    return maskText('')
  }
}

// Quotes inside a text of the list are escaped, so that nobody can write one that looks like this.
const sealedInJson = /"muxToken":"(\d+):(v1\.[\w-]+)"/g

/** The list as PostgreSQL wrote it, with every sealed token masked. */
export const maskTokens = (settings: Settings, rows: string): string =>
  rows.replaceAll(
    sealedInJson,
    (_whole, storeId: string, sealed: string) =>
      `"muxToken":${JSON.stringify(maskToken(sealerOf(settings), Number(storeId), sealed))}`,
  )

/** The token as it is stored: a new one sealed, one that came back masked as it was. */
export function sealToken(settings: Settings, storeId: number, given: string, stored = ''): string {
  if (given === '') return ''
  const sealer = sealerOf(settings)
  if (!isMasked(given)) {
    if (!readMuxKey(given)) throw refuseField('ad_data.muxToken', streamTexts.muxToken)
    return sealer.seal(given, { storeId, name })
  }
  if (stored === '' || given !== maskToken(sealer, storeId, stored))
    throw refuseField('ad_data.muxToken', '請重新輸入完整的內容')
  return stored
}

/** The token itself, to sign with; '' where there is none or it was sealed with another key. */
export function openToken(settings: Settings, storeId: number, sealed: string): string {
  if (sealed === '') return ''
  try {
    return sealerOf(settings).open(sealed, { storeId, name })
  } catch {
    return ''
  }
}
