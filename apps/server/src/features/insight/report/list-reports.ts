import type { listReports as endpoint } from '@lumiroute/contract/report'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findBookedAd } from './queries/content.queries.ts'
import { listReportRows } from './queries/report.queries.ts'
import { viewReport } from './report.view.ts'

export async function listReports({ db, deps, scope, input }: Read<typeof endpoint>) {
  if (!(await findBookedAd(db, scope.storeId, input.adId))) throw notFound()
  const rows = await listReportRows(db, scope.storeId, input.adId)
  return { reportList: rows.map((row) => viewReport(deps.settings, row)) }
}
