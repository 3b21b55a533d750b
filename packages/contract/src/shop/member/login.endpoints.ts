import { z } from 'zod'
import { anyone, memberOnly } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText, Text } from '../../fields.ts'
import { Touch } from './touch-field.ts'
import { loginCallbackPath } from '../../platform/third-party/third-party.endpoints.ts'
import { InStore } from '../shop/shop-fields.ts'
import { SignedInMember } from './sign-in.endpoints.ts'

/**
 * Why a login failed, in the fragment of the store front's address, as `#login=denied`: the person declined; the
 * login is older than ten minutes, was used before or was started in another browser; LINE or the store refused;
 * the member is disabled; the store has no place for more members; LINE does not answer.
 */
export const loginFailures = ['denied', 'expired', 'failed', 'disabled', 'full', 'unavailable'] as const
export type LoginFailure = (typeof loginFailures)[number]

export const startLogin = endpoint({
  id: 'member.startLogin',
  method: 'POST',
  path: '/member/login/start/{store}',
  summary: 'Starts a LINE login outside LINE: answers the address of LINE’s login page, and sets a cookie.',
  access: anyone,
  category: null,
  params: InStore,
  body: z.object({
    /** A path of this store’s front, such as `/s/TPE001/coupons`. */
    returnTo: RequiredText(500),
    touch: Touch,
  }),
  answer: z.object({ authorizeUrl: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 60,
  audit: null,
})

export const finishLogin = endpoint({
  id: 'member.finishLogin',
  method: 'GET',
  path: loginCallbackPath.replace('/api', '') as '/member/login/callback',
  summary:
    'Where LINE sends people back: signs the member in with a cookie and redirects to the store front, with `#login=` and a reason if it failed.',
  access: anyone,
  category: null,
  query: z.object({
    state: RequiredText(120),
    code: Text(1000).optional(),
    error: Text(100).optional(),
  }),
  answer: { binary: 'text/html' },
  errors: ['VALIDATION'],
  callsPerMinute: 120,
  audit: null,
})

export const renewMemberSession = endpoint({
  id: 'member.renewSession',
  method: 'POST',
  path: '/member/session/{store}',
  summary: 'Gets a new member token for the session in the cookie, which is replaced by each call.',
  access: anyone,
  category: null,
  params: InStore,
  answer: SignedInMember,
  errors: ['UNAUTHENTICATED'],
  callsPerMinute: 1200,
  audit: null,
})

export const claimTouch = endpoint({
  id: 'member.claimTouch',
  method: 'POST',
  path: '/member/touch/{store}',
  summary: 'Remembers that the signed-in member came by this scan; a wrong or old one is ignored.',
  access: memberOnly('params.store'),
  category: null,
  params: InStore,
  body: z.object({ touch: Touch }),
  answer: z.object({}),
})

export const signOutMember = endpoint({
  id: 'member.signOut',
  method: 'POST',
  path: '/member/signout/{store}',
  summary: 'Ends the member’s session on this device.',
  access: memberOnly('params.store'),
  category: null,
  params: InStore,
  answer: z.object({}),
})
