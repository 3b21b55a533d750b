import { loginCallbackPath, type ThirdParty } from '@lumiroute/contract/third-party'
import { consoleUrl, type Settings } from '../../../settings.ts'
import type { ThirdPartyRow } from './third-party.queries.ts'
import { maskSecret, createSealerFor } from './third-party-secrets.ts'

export function viewThirdParty(settings: Settings, row: ThirdPartyRow): ThirdParty {
  const sealer = createSealerFor(settings)
  return {
    lineChannelSecret: maskSecret(sealer, row, 'lineChannelSecret'),
    lineAccessToken: maskSecret(sealer, row, 'lineAccessToken'),
    lineLiffId: row.lineLiffId,
    lineLoginChannelId: row.lineLoginChannelId,
    lineLoginChannelSecret: maskSecret(sealer, row, 'lineLoginChannelSecret'),
    webhookUrl: `${consoleUrl(settings)}/api/line/webhook/${row.storeCode}`,
    loginCallbackUrl: `${consoleUrl(settings)}${loginCallbackPath}`,
    updatedAt: row.updatedAt,
  }
}
