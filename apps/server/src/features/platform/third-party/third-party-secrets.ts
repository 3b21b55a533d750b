import { isMasked, type ThirdPartyForm } from '@lumiroute/contract/third-party'
import { refuseField } from '../../../errors/app-error.ts'
import { maskText } from '../../../secrets/masked-text.ts'
import { createSealer, type Sealer } from '../../../secrets/sealed-text.ts'
import type { Settings } from '../../../settings.ts'
import type { ThirdPartyRow } from './third-party.queries.ts'
import { text } from '../../../text/text.ts'

export const secretNames = ['lineChannelSecret', 'lineAccessToken', 'lineLoginChannelSecret'] as const
type SecretName = (typeof secretNames)[number]

export const createSealerFor = ({ secrets }: Settings) => createSealer(secrets.encryption)

/** Empty if none is set; undefined if it was encrypted with a key that this server does not have. */
export function openSecret(sealer: Sealer, row: ThirdPartyRow, name: SecretName): string | undefined {
  if (row[name] === '') return ''
  try {
    return sealer.open(row[name], { storeId: row.storeId, name })
  } catch {
    return undefined
  }
}

export const maskSecret = (sealer: Sealer, row: ThirdPartyRow, name: SecretName): string =>
  row[name] === '' ? '' : maskText(openSecret(sealer, row, name) ?? '')

/** The form as stored: new secrets encrypted, masked ones unchanged. */
export function sealForm(sealer: Sealer, storeId: number, form: ThirdPartyForm, stored?: ThirdPartyRow) {
  const seal = (name: SecretName) => {
    const given = form[name]
    if (given === '') return ''
    if (!isMasked(given)) return sealer.seal(given, { storeId, name })
    if (!stored || given !== maskSecret(sealer, stored, name))
      throw refuseField(name, text('thirdParty.enterAgain'))
    return stored[name]
  }
  return {
    lineChannelSecret: seal('lineChannelSecret'),
    lineAccessToken: seal('lineAccessToken'),
    lineLiffId: form.lineLiffId,
    lineLoginChannelId: form.lineLoginChannelId,
    lineLoginChannelSecret: seal('lineLoginChannelSecret'),
  }
}
