import { z } from 'zod'
import { anyone, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'

const ByToken = z.object({ token: RequiredText(2000) })

export const verifyEmail = endpoint({
  id: 'emailAddress.verify',
  method: 'POST',
  path: '/auth/email/verify',
  summary: 'Confirms an e-mail address with the mailed link, once; a changed address takes effect.',
  access: anyone,
  category: null,
  body: ByToken,
  answer: z.object({ email: z.string() }),
  callsPerMinute: 30,
  audit: ['email.verified', 'email.changed'],
})

export const undoEmailChange = endpoint({
  id: 'emailAddress.undo',
  method: 'POST',
  path: '/auth/email/undo',
  summary:
    'Returns to the previous e-mail address with the link mailed to it, ends every session, and mails a link to set a new password.',
  access: anyone,
  category: null,
  body: ByToken,
  answer: z.object({ email: z.string() }),
  callsPerMinute: 30,
  audit: 'email.changeUndone',
})

export const resendVerification = endpoint({
  id: 'emailAddress.resend',
  method: 'POST',
  path: '/auth/email/resend',
  summary: 'Mails the link again that confirms the caller’s new or unverified e-mail address.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  answer: z.object({}),
  errors: ['CONFLICT', 'RATE_LIMITED'],
  audit: null,
})

export const cancelEmailChange = endpoint({
  id: 'emailAddress.cancel',
  method: 'DELETE',
  path: '/auth/email/change',
  summary: 'Cancels the caller’s change of e-mail address that is not confirmed yet.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  answer: z.object({}),
  audit: 'email.changeCancelled',
})
