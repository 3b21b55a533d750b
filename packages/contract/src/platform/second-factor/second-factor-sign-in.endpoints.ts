import { z } from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Text } from '../../fields.ts'
import { requiredSteps } from '../../required-steps.ts'
import { RefreshCookie, SignInProof, SignInTokens, TypedPassword } from '../session/session.schema.ts'
import { PasskeyRequestOptions, UsedPasskey } from './passkey-fields.ts'
import { ChallengeToken, FactorProof, TotpCode } from './second-factor-fields.ts'

export const signInWithSecondFactor = endpoint({
  id: 'secondFactor.signIn',
  method: 'POST',
  path: '/auth/signin/second-factor',
  summary: 'Completes a sign-in that answered SECOND_FACTOR_REQUIRED.',
  access: anyone,
  category: null,
  body: z.object({ challenge: ChallengeToken, proof: FactorProof, refreshCookie: RefreshCookie }),
  answer: SignInTokens,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  audit: ['session.signIn', 'secondFactor.failed', 'session.lockedOut'],
})

export const startPasskeySignIn = endpoint({
  id: 'secondFactor.startPasskeySignIn',
  method: 'POST',
  path: '/auth/signin/passkey/options',
  summary: 'Gets the options for `navigator.credentials.get` to sign in with a passkey alone.',
  access: anyone,
  category: null,
  answer: z.object({ challenge: z.string(), options: PasskeyRequestOptions }),
  callsPerMinute: 60,
  audit: null,
})

export const signInWithPasskey = endpoint({
  id: 'secondFactor.signInWithPasskey',
  method: 'POST',
  path: '/auth/signin/passkey',
  summary: 'Opens a session with a passkey alone; it counts as both factors.',
  access: anyone,
  category: null,
  body: z.object({
    challenge: ChallengeToken,
    passkey: UsedPasskey,
    regInfo: Text(500).optional(),
    refreshCookie: RefreshCookie,
  }),
  answer: SignInTokens,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  callsPerMinute: 60,
  audit: 'session.signIn',
})

const reauthenticationMethods = ['password', 'totp', 'passkey'] as const
export type ReauthenticationMethod = (typeof reauthenticationMethods)[number]

export const startReauthentication = endpoint({
  id: 'secondFactor.startReauthentication',
  method: 'POST',
  path: '/auth/reauthenticate/options',
  summary: 'Lists how the caller can re-authenticate, with the options for a passkey.',
  access: signedIn,
  permission: 'self',
  allowedDuring: requiredSteps,
  category: null,
  answer: z.object({
    methods: z.array(z.enum(reauthenticationMethods)),
    challenge: z.string(),
    passkeyOptions: PasskeyRequestOptions.optional(),
  }),
  audit: null,
})

export const reauthenticate = endpoint({
  id: 'secondFactor.reauthenticate',
  method: 'POST',
  path: '/auth/reauthenticate',
  summary:
    'Confirms that the person of this session is present; answers the proof that calls with a recent sign-in need.',
  access: signedIn,
  permission: 'self',
  allowedDuring: requiredSteps,
  category: null,
  body: z.object({
    proof: z.discriminatedUnion('method', [
      z.object({ method: z.literal('password'), password: TypedPassword }),
      z.object({ method: z.literal('totp'), code: TotpCode }),
      z.object({ method: z.literal('passkey'), challenge: ChallengeToken, passkey: UsedPasskey }),
    ]),
  }),
  answer: z.object({ signInProof: SignInProof }),
  audit: ['session.reauthenticated', 'session.reauthenticationFailed'],
})
