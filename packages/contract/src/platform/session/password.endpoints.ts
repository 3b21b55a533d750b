import { z } from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Email, NewPassword } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { LinkToken, TypedPassword } from './session.schema.ts'

export const changePassword = endpoint({
  id: 'session.changePassword',
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the caller’s password and ends every other session.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  allowedDuring: ['newPassword'],
  body: z.object({ currentPassword: TypedPassword, newPassword: NewPassword }),
  answer: z.object({}),
  errors: ['RATE_LIMITED'],
  audit: 'password.changed',
})

export const forgotPassword = endpoint({
  id: 'session.forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mails a link for each account of the address. The response is the same for any address.',
  access: anyone,
  category: null,
  body: z.object({ email: Email(say.requiredField) }),
  answer: z.object({}),
  callsPerMinute: 10,
  audit: null,
})

export const findPasswordLink = endpoint({
  id: 'session.findPasswordLink',
  method: 'POST',
  path: '/auth/password-link',
  summary: 'Gets the account that a mailed link is for; the link stays valid.',
  access: anyone,
  category: null,
  body: z.object({ token: LinkToken }),
  answer: z.object({ adminAccount: z.string(), storeName: z.string() }),
  callsPerMinute: 30,
  audit: null,
})

export const resetPassword = endpoint({
  id: 'session.resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a password with a mailed link, once, and ends every session of the account.',
  access: anyone,
  category: null,
  body: z.object({ token: LinkToken, password: NewPassword }),
  answer: z.object({}),
  callsPerMinute: 30,
  audit: 'password.reset',
})
