import * as contract from '@lumiroute/contract/report'
import { read, type Route, send, steps, write } from '../../../http/pipeline/route.ts'
import { createReport } from './create-report.ts'
import { downloadReport } from './download-report.ts'
import { listReports } from './list-reports.ts'
import { renewReport } from './renew-report.ts'
import { revokeReport } from './revoke-report.ts'

export const reportRoutes: Route[] = [
  steps(contract.createReport, createReport),
  read(contract.listReports, listReports),
  send(contract.downloadReport, downloadReport),
  write(contract.revokeReport, revokeReport),
  steps(contract.renewReport, renewReport),
]
