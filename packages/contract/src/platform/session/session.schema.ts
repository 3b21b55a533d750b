import { z } from 'zod'
import { Id, RequiredText } from '../../fields.ts'
import { languages } from '../../text/language.ts'
import { validationTexts as say } from '../../validation.ts'
import { storeRoles } from '../account/store-roles.ts'

export const roles = ['ROLE_ADMIN', 'ROLE_STORE'] as const
export type Role = (typeof roles)[number]

/** How long the proof of a sign-in is valid, for endpoints with `recentSignIn`. */
export const recentSignInMinutes = 10
/** Carries the proof; an access token alone, which a thief may have, is not enough for these endpoints. */
export const signInProofHeader = 'x-sign-in-proof'

export const LinkToken = RequiredText(2000)
export const TypedPassword = z.string(say.requiredField).min(1, say.requiredField).max(200, say.tooLong(200))

/**
 * Asks for the refresh token in an HttpOnly cookie, until the browser closes or for as long as the session lasts. Without
 * it the token is in the answer.
 */
export const RefreshCookie = z.enum(['session', 'lasting']).optional()

/** With a cookie, `refreshToken` is only the session's id, by which the refresh call finds the cookie. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** Answered when the person proved who they are, never by a refresh. Clients keep it in memory only. */
export const SignInProof = z.string()
export const SignInTokens = Tokens.extend({ signInProof: SignInProof })
export type SignInTokens = z.infer<typeof SignInTokens>

export const User = z.object({
  id: Id,
  adminAccount: z.string(),
  adminName: z.string(),
  adminEmail: z.string(),
  emailVerifiedAt: z.string().nullable(),
  /** An address that is not confirmed yet. */
  newEmail: z.string().nullable(),
  /** Somebody else chose the password: until it is changed, other calls are refused. */
  mustChangePassword: z.boolean(),
  roles: z.array(z.enum(roles)),
  /** Operators are owners everywhere. */
  storeRole: z.enum(storeRoles),
  storeId: Id,
  storeCode: z.string(),
  storeName: z.string(),
  /** null if the person has chosen none. */
  language: z.enum(languages).nullable(),
  version: z.int(),
})
export type User = z.infer<typeof User>
