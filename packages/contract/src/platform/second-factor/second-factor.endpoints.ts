import { z } from 'zod'
import { operator, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IdInPath, RequiredText } from '../../fields.ts'
import { NewPasskey, PasskeyCreationOptions } from './passkey-fields.ts'
import { ChallengeToken, NewRecoveryCodes, SecondFactor, TotpCode } from './second-factor-fields.ts'

const duringSetUp = ['secondFactor'] as const
const PasskeyName = RequiredText(50)
const ByPasskey = z.object({ id: IdInPath })

export const getSecondFactor = endpoint({
  id: 'secondFactor.get',
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Gets the caller’s passkeys, authenticator app and number of unused recovery codes.',
  access: signedIn,
  permission: 'self',
  allowedDuring: duringSetUp,
  category: null,
  answer: z.object({ secondFactor: SecondFactor }),
  audit: null,
})

export const startTotp = endpoint({
  id: 'secondFactor.startTotp',
  method: 'POST',
  path: '/auth/second-factor/totp',
  summary: 'Creates a secret for an authenticator app. It counts once confirmed with a code.',
  access: signedIn,
  permission: 'self',
  allowedDuring: duringSetUp,
  recentSignIn: true,
  category: 'account',
  answer: z.object({ secret: z.string(), uri: z.string() }),
  audit: null,
})

export const confirmTotp = endpoint({
  id: 'secondFactor.confirmTotp',
  method: 'POST',
  path: '/auth/second-factor/totp/confirm',
  summary: 'Turns the authenticator app on with its first code.',
  access: signedIn,
  permission: 'self',
  allowedDuring: duringSetUp,
  recentSignIn: true,
  category: 'account',
  body: z.object({ code: TotpCode }),
  answer: z.object({ secondFactor: SecondFactor, recoveryCodes: NewRecoveryCodes }),
  errors: ['CONFLICT'],
  audit: 'secondFactor.totpAdded',
})

export const removeTotp = endpoint({
  id: 'secondFactor.removeTotp',
  method: 'DELETE',
  path: '/auth/second-factor/totp',
  summary: 'Removes the authenticator app.',
  access: signedIn,
  permission: 'self',
  recentSignIn: true,
  category: 'account',
  answer: z.object({ secondFactor: SecondFactor }),
  errors: ['CONFLICT', 'NOT_FOUND'],
  audit: 'secondFactor.totpRemoved',
})

export const startPasskey = endpoint({
  id: 'secondFactor.startPasskey',
  method: 'POST',
  path: '/auth/second-factor/passkey/options',
  summary: 'Gets the options for `navigator.credentials.create`, valid for 5 minutes.',
  access: signedIn,
  permission: 'self',
  allowedDuring: duringSetUp,
  recentSignIn: true,
  category: null,
  answer: z.object({ challenge: z.string(), options: PasskeyCreationOptions }),
  errors: ['CONFLICT'],
  audit: null,
})

export const addPasskey = endpoint({
  id: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/auth/second-factor/passkey',
  summary: 'Adds the passkey that the browser created.',
  access: signedIn,
  permission: 'self',
  allowedDuring: duringSetUp,
  recentSignIn: true,
  category: 'account',
  body: z.object({ challenge: ChallengeToken, name: PasskeyName, passkey: NewPasskey }),
  answer: z.object({ secondFactor: SecondFactor, recoveryCodes: NewRecoveryCodes }),
  errors: ['CONFLICT'],
  audit: 'secondFactor.passkeyAdded',
})

export const renamePasskey = endpoint({
  id: 'secondFactor.renamePasskey',
  method: 'PUT',
  path: '/auth/second-factor/passkey/{id}',
  summary: 'Renames one of the caller’s passkeys.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  params: ByPasskey,
  body: z.object({ name: PasskeyName }),
  answer: z.object({ secondFactor: SecondFactor }),
  errors: ['NOT_FOUND'],
  audit: 'secondFactor.passkeyRenamed',
})

export const removePasskey = endpoint({
  id: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/auth/second-factor/passkey/{id}',
  summary: 'Removes one of the caller’s passkeys.',
  access: signedIn,
  permission: 'self',
  recentSignIn: true,
  category: 'account',
  params: ByPasskey,
  answer: z.object({ secondFactor: SecondFactor }),
  errors: ['CONFLICT', 'NOT_FOUND'],
  audit: 'secondFactor.passkeyRemoved',
})

export const replaceRecoveryCodes = endpoint({
  id: 'secondFactor.replaceRecoveryCodes',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Creates ten new recovery codes; the former ones stop working.',
  access: signedIn,
  permission: 'self',
  recentSignIn: true,
  category: 'account',
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['CONFLICT'],
  audit: 'secondFactor.codesReplaced',
})

export const resetSecondFactor = endpoint({
  id: 'secondFactor.reset',
  method: 'DELETE',
  path: '/storeAdmin/{id}/second-factor',
  summary: 'Removes all second factors of a store administrator who lost them, and ends their sessions.',
  access: operator,
  recentSignIn: true,
  category: 'account',
  params: z.object({ id: IdInPath }),
  answer: z.object({}),
  errors: ['CONFLICT', 'NOT_FOUND'],
  audit: 'secondFactor.reset',
})
