import { z } from 'zod'
import { anyone } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'
import { InStore } from '../shop/shop-fields.ts'

export const signInMember = endpoint({
  id: 'member.signIn',
  method: 'POST',
  path: '/member/signin/{store}',
  summary: 'Gets a member token for one store, for the person named by a LIFF id token.',
  access: anyone,
  category: null,
  params: InStore,
  body: z.object({ idToken: RequiredText(4000) }),
  answer: z.object({
    /** Sent back as `Authorization: Member <token>`. */
    token: z.string(),
    expiresAt: z.string(),
    member: z.object({ mbrCode: z.string(), mbrDisplayName: z.string(), mbrPicture: z.string() }),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
  callsPerMinute: 120,
  audit: null,
})
