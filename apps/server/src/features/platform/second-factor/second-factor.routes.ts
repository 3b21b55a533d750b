import * as contract from '@lumiroute/contract/second-factor'
import { type Route, steps, write } from '../../../http/pipeline/route.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmTotp } from './confirm-totp.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { reauthenticate } from './reauthenticate.ts'
import { removePasskey, removeTotp } from './remove-factor.ts'
import { renamePasskey } from './rename-passkey.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { signInWithSecondFactor } from './sign-in-with-second-factor.ts'
import { startPasskeySignIn } from './start-passkey-sign-in.ts'
import { startPasskey } from './start-passkey.ts'
import { startReauthentication } from './start-reauthentication.ts'
import { startTotp } from './start-totp.ts'

export const secondFactorRoutes: Route[] = [
  steps(contract.getSecondFactor, getSecondFactor),
  write(contract.startTotp, startTotp),
  steps(contract.confirmTotp, confirmTotp),
  steps(contract.removeTotp, removeTotp),
  steps(contract.startPasskey, startPasskey),
  steps(contract.addPasskey, addPasskey),
  steps(contract.renamePasskey, renamePasskey),
  steps(contract.removePasskey, removePasskey),
  write(contract.replaceRecoveryCodes, replaceRecoveryCodes),
  write(contract.resetSecondFactor, resetSecondFactor),
  steps(contract.signInWithSecondFactor, signInWithSecondFactor),
  steps(contract.startPasskeySignIn, startPasskeySignIn),
  steps(contract.signInWithPasskey, signInWithPasskey),
  steps(contract.startReauthentication, startReauthentication),
  steps(contract.reauthenticate, reauthenticate),
]
