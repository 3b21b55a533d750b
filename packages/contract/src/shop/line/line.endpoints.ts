import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'

/** An unknown store, one without LINE and a wrong signature get the same refusal. */
export const receiveLineEvents = endpoint({
  id: 'line.webhook',
  method: 'POST',
  path: '/line/webhook/{store}',
  summary:
    'What LINE tells of the store’s friends, signed over the very bytes (`x-line-signature`) and taken once each.',
  access: anyone,
  category: null,
  params: z.object({ store: RequiredText(50) }),
  takesBytes: true,
  answer: z.object({}),
  errors: ['FORBIDDEN', 'VALIDATION'],
  maxBodyBytes: 2 * 1024 * 1024,
})
