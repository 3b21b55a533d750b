import { z } from 'zod'
import { validationTexts as say } from '../../validation.ts'

/** The JSON that WebAuthn defines for binary values. */
const Base64Url = (max: number) =>
  z
    .string()
    .min(1, say.required)
    .max(max, say.tooLong(max))
    .regex(/^[A-Za-z0-9_-]+$/, say.format)

const CredentialId = Base64Url(1400)
const Transports = z.array(z.string().max(20)).max(10)

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})
const UserVerification = z.enum(['required', 'preferred'])

/** For `navigator.credentials.create`. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: UserVerification,
  }),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

/** For `navigator.credentials.get`. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(Descriptor),
  timeout: z.int(),
  userVerification: UserVerification,
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

/** What the browser returns for a new passkey. */
export const NewPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    transports: Transports.optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What the browser returns for the use of a passkey. */
export const UsedPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(2000),
    userHandle: Base64Url(100).nullish(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>
