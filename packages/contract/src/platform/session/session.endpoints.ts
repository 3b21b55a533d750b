import { z } from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Email, RequiredText, Text } from '../../fields.ts'
import { requiredSteps } from '../../required-steps.ts'
import { languages } from '../../text/language.ts'
import { validationTexts as say } from '../../validation.ts'
import { LinkToken, RefreshCookie, SignInTokens, Tokens, TypedPassword, User } from './session.schema.ts'

export const signIn = endpoint({
  id: 'session.signIn',
  method: 'POST',
  path: '/auth/signin',
  summary: 'Opens a session with account (or e-mail address) and password.',
  access: anyone,
  category: null,
  body: z.object({
    adminAccount: RequiredText(254, { required: say.requiredField }),
    adminPasswd: TypedPassword,
    regInfo: Text(500).optional(),
    refreshCookie: RefreshCookie,
  }),
  answer: SignInTokens,
  errors: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'RATE_LIMITED'],
  audit: ['session.signIn', 'session.signInFailed', 'session.lockedOut'],
})

export const refreshSession = endpoint({
  id: 'session.refresh',
  method: 'POST',
  path: '/auth/refresh',
  summary:
    'Exchanges a refresh token, of the body or of the session’s cookie, for a new pair. A spent token ends the session, unless the same attempt is sent again within a minute.',
  access: anyone,
  category: null,
  polling: 'always',
  body: z.object({
    refreshToken: LinkToken,
    attempt: z.uuid().optional(),
    refreshCookie: RefreshCookie,
  }),
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
  summary:
    'Updates the caller’s name and language; omitted fields keep their value. Another e-mail needs the current password and takes effect once it is confirmed.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  body: z.object({
    adminName: RequiredText(50, { required: say.requiredField }).optional(),
    adminEmail: Email(say.requiredField).optional(),
    currentPassword: TypedPassword.optional(),
    language: z.enum(languages).nullish(),
    version: z.int().optional(),
  }),
  answer: z.object({ user: User }),
  errors: ['CONFLICT', 'RATE_LIMITED'],
  audit: ['account.updated', 'email.changeRequested'],
})
