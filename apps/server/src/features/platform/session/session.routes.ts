import * as contract from '@lumiroute/contract/session'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions, endOwnSession } from './end-own-session.ts'
import { findPasswordLink } from './find-password-link.ts'
import { forgotPassword } from './forgot-password.ts'
import { getMe } from './get-me.ts'
import { listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { updateMe } from './update-me.ts'

export const sessionRoutes: Route[] = [
  steps(contract.signIn, signIn),
  steps(contract.register, register),
  steps(contract.refreshSession, refreshSession),
  steps(contract.signOut, signOut),
  read(contract.getMe, getMe),
  steps(contract.updateMe, updateMe),
  steps(contract.changePassword, changePassword),
  write(contract.forgotPassword, forgotPassword),
  read(contract.findPasswordLink, findPasswordLink),
  steps(contract.resetPassword, resetPassword),
  read(contract.listSessions, listSessions),
  write(contract.endOwnSession, endOwnSession),
  write(contract.endOtherSessions, endOtherSessions),
]
