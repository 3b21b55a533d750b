import * as contract from '@lumiroute/contract/email-address'
import { type Route, write } from '../../../http/pipeline/route.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { resendVerification } from './resend-verification.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { verifyEmail } from './verify-email.ts'

export const emailAddressRoutes: Route[] = [
  write(contract.verifyEmail, verifyEmail),
  write(contract.undoEmailChange, undoEmailChange),
  write(contract.resendVerification, resendVerification),
  write(contract.cancelEmailChange, cancelEmailChange),
]
