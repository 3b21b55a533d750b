import * as contract from '@lumiroute/contract/audit'
import { read, type Route, send } from '../../../http/pipeline/route.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'

export const auditRoutes: Route[] = [
  read(contract.listAudit, listAudit),
  send(contract.exportAudit, exportAudit),
]
