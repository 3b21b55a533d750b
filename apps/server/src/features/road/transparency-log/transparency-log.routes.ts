import * as contract from '@lumiroute/contract/transparency-log'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { getCheckpointMail } from './get-checkpoint-mail.ts'
import { getLogStatus } from './get-log-status.ts'
import { requestLogCheck } from './request-log-check.ts'
import { setCheckpointMail } from './set-checkpoint-mail.ts'

export const transparencyLogRoutes: Route[] = [
  read(contract.getLogStatus, getLogStatus),
  write(contract.checkLog, requestLogCheck),
  read(contract.getCheckpointMail, getCheckpointMail),
  write(contract.setCheckpointMail, setCheckpointMail),
]
