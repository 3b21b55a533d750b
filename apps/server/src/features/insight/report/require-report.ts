import type { Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { aboutAd } from '../../advertising/ad/audit-ad.ts'
import { findReport, type ReportRow } from './queries/report.queries.ts'

/** Reports one of another store as not found. */
export async function requireReport(
  db: Handle,
  { storeId }: { storeId: number },
  id: number,
): Promise<ReportRow> {
  const report = await findReport(db, storeId, id)
  if (!report) throw notFound()
  return report
}

export const aboutReport = ({ adId, adName }: ReportRow, storeId: number) =>
  aboutAd({ id: adId, name: adName, storeId })
