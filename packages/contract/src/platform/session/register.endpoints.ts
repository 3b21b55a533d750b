import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Email, NewPassword, RequiredText } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { RefreshCookie, SignInTokens } from './session.schema.ts'

export const register = endpoint({
  id: 'session.register',
  method: 'POST',
  path: '/auth/register',
  summary:
    'Creates a store with the account as its first administrator and signs in. The response is the same for a known address.',
  access: anyone,
  category: null,
  body: z.object({
    name: RequiredText(50, { required: say.requiredField }),
    email: Email(say.requiredField),
    password: NewPassword,
    refreshCookie: RefreshCookie,
  }),
  answer: z.object({ result: z.string(), token: SignInTokens, error: z.null() }),
  errors: ['FORBIDDEN', 'RATE_LIMITED'],
  callsPerMinute: 10,
  audit: 'account.registered',
})
