import { isMasked } from '@lumiroute/contract/third-party'
import { refuseField } from '../../../errors/app-error.ts'
import { maskText } from '../../../secrets/masked-text.ts'
import { createSealer, type Sealer } from '../../../secrets/sealed-text.ts'
import type { Settings } from '../../../settings.ts'
import { text } from '../../../text/text.ts'
import { readMuxKey } from './mux-key.ts'

const name = 'ad.muxToken'

const openSealer = ({ secrets }: Settings): Sealer => createSealer(secrets.encryption)

/** A token that was encrypted with a key that this server does not have shows as the bare mask. */
function maskToken(sealer: Sealer, storeId: number, sealed: string): string {
  try {
    return maskText(sealer.open(sealed, { storeId, name }))
  } catch {
    return maskText('')
  }
}

// Quotes inside JSON text are escaped, so that no store can write text that looks like this.
const sealedInJson = /"muxToken":"(\d+):(v1\.[\w-]+)"/g

/** Replaces every encrypted token in the JSON of a list by its mask. */
export function maskTokens(settings: Settings, rows: string): string {
  const sealer = openSealer(settings)
  return rows.replaceAll(
    sealedInJson,
    (_whole, storeId: string, sealed: string) =>
      `"muxToken":${JSON.stringify(maskToken(sealer, Number(storeId), sealed))}`,
  )
}

/** The token as it is stored: a new one encrypted, one that came back masked as it was. */
export function sealToken(settings: Settings, storeId: number, given: string, stored = ''): string {
  if (given === '') return ''
  const sealer = openSealer(settings)
  if (!isMasked(given)) {
    if (!readMuxKey(given)) throw refuseField('ad_data.muxToken', text('streamValidation.muxToken'))
    return sealer.seal(given, { storeId, name })
  }
  if (stored === '' || given !== maskToken(sealer, storeId, stored))
    throw refuseField('ad_data.muxToken', text('ad.maskedToken'))
  return stored
}

/** The token itself, to sign with; '' where there is none or it was encrypted with another key. */
export function openToken(settings: Settings, storeId: number, sealed: string): string {
  if (sealed === '') return ''
  try {
    return openSealer(settings).open(sealed, { storeId, name })
  } catch {
    return ''
  }
}
