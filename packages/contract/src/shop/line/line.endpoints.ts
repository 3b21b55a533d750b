import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'

/** An unknown store, one without LINE and a wrong signature get the same refusal. */
export const receiveLineEvents = endpoint({
  id: 'line.webhook',
  method: 'POST',
  path: '/line/webhook/{store}',
  summary: 'Receives LINE’s events, signed over the raw body (`x-line-signature`); each is processed once.',
  access: anyone,
  category: null,
  params: z.object({ store: RequiredText(50) }),
  takesBytes: true,
  answer: z.object({}),
  errors: ['FORBIDDEN', 'VALIDATION'],
  maxBodyBytes: 2 * 1024 * 1024,
})
