import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, RequiredText } from '../../fields.ts'
import { Touch } from './touch-field.ts'
import { InStore } from '../shop/shop-fields.ts'

export const SignedInMember = z.object({
  /** Sent back as `Authorization: Member <token>`. */
  token: z.string(),
  expiresAt: z.string(),
  member: z.object({ mbrCode: z.string(), mbrDisplayName: z.string(), mbrPicture: z.string() }),
})

export const signInMember = endpoint({
  id: 'member.signIn',
  method: 'POST',
  path: '/member/signin/{store}',
  summary: 'Gets a member token for one store, for the person named by a LIFF id token.',
  access: anyone,
  category: null,
  params: InStore,
  body: z.object({
    idToken: RequiredText(4000),
    /** Also opens a session with a cookie, for pages of this server. */
    keepSignedIn: Flag.default(false),
    touch: Touch,
  }),
  answer: SignedInMember,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
  callsPerMinute: 120,
  audit: null,
})
