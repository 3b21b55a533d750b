import { z } from 'zod'
import { Id, RequiredText } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { PasskeyRequestOptions, UsedPasskey } from './passkey-fields.ts'

export const factorMethods = ['passkey', 'totp', 'recoveryCode'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** Six digits; people type them with a space in the middle. */
export const TotpCode = RequiredText(20, { required: say.requiredField })
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, say.format))
const RecoveryCode = RequiredText(50, { required: say.requiredField })
export const ChallengeToken = RequiredText(200)

/** One of the second factors, as proof in the second step. */
export const FactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code: TotpCode }),
  z.object({ method: z.literal('recoveryCode'), code: RecoveryCode }),
  z.object({ method: z.literal('passkey'), passkey: UsedPasskey }),
])
export type FactorProof = z.infer<typeof FactorProof>

/** How to complete a sign-in whose password is right. */
export const SecondFactorChallenge = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(factorMethods)),
  /** For `navigator.credentials.get`, if the account has passkeys for this host. */
  passkeyOptions: PasskeyRequestOptions.optional(),
  expiresInSeconds: z.int(),
})
export type SecondFactorChallenge = z.infer<typeof SecondFactorChallenge>

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Whether it works at the address of this call. */
  isUsableHere: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const SecondFactor = z.object({
  /** Whether this person must have a second factor. */
  isRequired: z.boolean(),
  /** Browsers keep passkeys for a host name only, not for an IP address. */
  canAddPasskey: z.boolean(),
  totp: z.object({ createdAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Shown this one time; null if the account already has some. */
export const NewRecoveryCodes = z.array(z.string()).nullable()
