import { z } from 'zod'
import { signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'

export const OwnSession = z.object({
  id: z.uuid(),
  /** null if the client did not name one. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessions = endpoint({
  id: 'session.list',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Lists the caller’s open sessions, the current one first.',
  access: signedIn,
  permission: 'self',
  category: null,
  answer: z.object({ sessionList: z.array(OwnSession) }),
})

export const endOwnSession = endpoint({
  id: 'session.end',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Ends one of the caller’s sessions.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
  audit: 'session.ended',
})

export const endOtherSessions = endpoint({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends every session of the caller but the current one.',
  access: signedIn,
  permission: 'self',
  category: 'account',
  answer: z.object({ ended: z.int() }),
  audit: 'session.endedOthers',
})
