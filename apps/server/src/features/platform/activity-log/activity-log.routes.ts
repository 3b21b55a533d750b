import * as contract from '@lumiroute/contract/activity-log'
import { read, type Route, send, write } from '../../../http/pipeline/route.ts'
import { downloadLog } from './download-log.ts'
import { parseCms, parseFrontend } from './parse-log.ts'
import { postLog } from './post-log.ts'

export const activityLogRoutes: Route[] = [
  write(contract.postLog, postLog),
  read(contract.parseCmsLog, parseCms),
  read(contract.parseFrontendLog, parseFrontend),
  read(contract.parseAllCmsLog, parseCms),
  read(contract.parseAllFrontendLog, parseFrontend),
  send(contract.downloadLog, downloadLog),
]
