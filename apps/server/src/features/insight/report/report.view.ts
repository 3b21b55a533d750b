import type { Report } from '@lumiroute/contract/report'
import { consoleUrl, type Settings } from '../../../settings.ts'
import type { ReportRow } from './queries/report.queries.ts'

/** The address in the QR code of a report. */
export const getVerifyUrl = (settings: Settings, token: string) => `${consoleUrl(settings)}/v/${token}`

export function viewReport(settings: Settings, report: ReportRow): Report {
  const { id, adId, recordId, date, language, sha256, sizeBytes, createdAt } = report
  return {
    id,
    adId,
    recordId,
    date,
    language,
    sha256,
    sizeBytes,
    createdAt,
    verifyUrl: report.revokedAt ? null : getVerifyUrl(settings, report.token),
  }
}
