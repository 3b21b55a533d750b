import * as contract from '@lumiroute/contract/session'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { getMe } from './get-me.ts'
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
  write(contract.signOut, signOut),
  read(contract.getMe, getMe),
  write(contract.updateMe, updateMe),
  steps(contract.changePassword, changePassword),
  write(contract.forgotPassword, forgotPassword),
  steps(contract.resetPassword, resetPassword),
]
