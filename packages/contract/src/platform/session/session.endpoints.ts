import { z } from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Email, Id, NewPassword, RequiredText, Text } from '../../fields.ts'
import { requiredSteps } from '../../required-steps.ts'
import { languages } from '../../text/language.ts'
import { validationTexts as say } from '../../validation.ts'
import { storeRoles } from '../account/store-roles.ts'

export const roles = ['ROLE_ADMIN', 'ROLE_STORE'] as const
export type Role = (typeof roles)[number]

/** How long a sign-in counts as recent, for endpoints with `recentSignIn`. */
export const recentSignInMinutes = 10

const Token = RequiredText(2000)
const TypedPassword = z.string(say.requiredField).min(1, say.requiredField).max(200, say.tooLong(200))

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof Tokens>

export const User = z.object({
  id: Id,
  adminAccount: z.string(),
  adminName: z.string(),
  adminEmail: z.string(),
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

export const signIn = endpoint({
  id: 'session.signIn',
  method: 'POST',
  path: '/auth/signin',
  summary: 'Opens a session with account and password.',
  access: anyone,
  category: null,
  body: z.object({
    adminAccount: RequiredText(254, { required: say.requiredField }),
    adminPasswd: TypedPassword,
    regInfo: Text(500).optional(),
  }),
  answer: Tokens,
  errors: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'RATE_LIMITED'],
  audit: ['session.signIn', 'session.signInFailed', 'session.lockedOut'],
})

export const register = endpoint({
  id: 'session.register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates a store with the account as its first administrator and signs in.',
  access: anyone,
  category: null,
  body: z.object({
    name: RequiredText(50, { required: say.requiredField }),
    email: Email(say.requiredField),
    password: NewPassword,
  }),
  answer: z.object({ result: z.string(), token: Tokens, error: z.null() }),
  errors: ['FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
  callsPerMinute: 10,
  audit: 'account.registered',
})

export const refreshSession = endpoint({
  id: 'session.refresh',
  method: 'POST',
  path: '/auth/refresh',
  summary:
    'Exchanges a refresh token for a new pair. A spent token ends the session, unless the same attempt is sent again within a minute.',
  access: anyone,
  category: null,
  polling: 'always',
  body: z.object({ refreshToken: Token, attempt: z.uuid().optional() }),
  answer: Tokens,
  errors: ['UNAUTHENTICATED'],
  audit: ['session.tokenReused'],
})

export const signOut = endpoint({
  id: 'session.signOut',
  method: 'DELETE',
  path: '/auth/signout',
  summary: 'Ends the session.',
  access: signedIn,
  permission: 'self',
  allowedDuring: requiredSteps,
  category: null,
  answer: z.object({}),
  audit: 'session.signOut',
})

export const getMe = endpoint({
  id: 'session.getMe',
  method: 'GET',
  path: '/auth/me',
  summary: 'Gets the signed-in person, and what they must do before any other call.',
  access: signedIn,
  permission: 'self',
  allowedDuring: requiredSteps,
  category: null,
  answer: z.object({ user: User, requiredSteps: z.array(z.enum(requiredSteps)) }),
})

export const updateMe = endpoint({
  id: 'session.updateMe',
  method: 'PUT',
  path: '/auth/me',
  summary: 'Updates the caller’s name, e-mail and language; omitted fields keep their value.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  body: z.object({
    adminName: RequiredText(50, { required: say.requiredField }).optional(),
    adminEmail: Email(say.requiredField).optional(),
    language: z.enum(languages).nullish(),
    version: z.int().optional(),
  }),
  answer: z.object({ user: User }),
  errors: ['CONFLICT'],
  audit: 'account.updated',
})

export const changePassword = endpoint({
  id: 'session.changePassword',
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the caller’s password and ends every other session.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  answer: z.object({}),
  errors: ['RATE_LIMITED'],
  audit: 'password.changed',
})

export const forgotPassword = endpoint({
  id: 'session.forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mails a link to set a new password. The response is the same for any address.',
  access: anyone,
  category: null,
  body: z.object({ email: Email(say.requiredField) }),
  answer: z.object({}),
  callsPerMinute: 10,
  audit: null,
})

export const resetPassword = endpoint({
  id: 'session.resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a password with a mailed link, once, and ends every session of the account.',
  access: anyone,
  category: null,
  body: z.object({ token: Token, password: NewPassword }),
  answer: z.object({}),
  callsPerMinute: 30,
  audit: 'password.reset',
})
