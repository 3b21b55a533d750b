import * as contract from '@lumiroute/contract/member'
import { type Route, send, steps } from '../../../http/pipeline/route.ts'
import { finishLogin } from './finish-login.ts'
import { renewMemberSession } from './renew-member-session.ts'
import { signOutMember } from './sign-out-member.ts'
import { startLogin } from './start-login.ts'

export const memberLoginRoutes: Route[] = [
  steps(contract.startLogin, startLogin),
  send(contract.finishLogin, finishLogin),
  steps(contract.renewMemberSession, renewMemberSession),
  steps(contract.signOutMember, signOutMember),
]
