import { z } from 'zod'
import { memberOnly } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, RequiredText, Version } from '../../fields.ts'
import { InStore } from '../shop/shop-fields.ts'
import { MemberForm } from './member-fields.ts'

/** The version of the privacy text that the store front shows; raise it with every change of the text. */
export const privacyVersion = '1'

/** What a member sees and keeps about themselves. */
export const OwnProfile = z.object({
  mbrCode: z.string(),
  mbrDisplayName: z.string(),
  mbrPicture: z.string(),
  mbrName: z.string(),
  mbrMobile: z.string(),
  mbrEmail: z.string(),
  mbrBirth: z.string().nullable(),
  mbrAddr: z.string(),
  /** Friend of the store’s LINE account. */
  isFollowing: z.boolean(),
  /** The last agreement; `messages` is false if the person wants no messages. */
  consent: z.object({ version: z.string(), at: z.string(), messages: z.boolean() }).nullable(),
  version: z.int(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const own = { access: memberOnly('params.store'), category: null, params: InStore } as const

export const getOwnProfile = endpoint({
  id: 'member.getOwn',
  method: 'GET',
  path: '/member/me/{store}',
  summary: 'Gets the member’s own data, and the version of the privacy text to agree to.',
  ...own,
  answer: z.object({ profile: OwnProfile, privacyVersion: z.string() }),
})

export const updateOwnProfile = endpoint({
  id: 'member.updateOwn',
  method: 'PUT',
  path: '/member/me/{store}',
  summary: 'Updates the member’s own data. A birthday can be set once; later only the store changes it.',
  ...own,
  body: MemberForm.pick({
    mbrName: true,
    mbrMobile: true,
    mbrEmail: true,
    mbrBirth: true,
    mbrAddr: true,
  }).extend({ version: Version }),
  answer: z.object({ profile: OwnProfile }),
  errors: ['CONFLICT'],
  callsPerMinute: 30,
})

export const giveConsent = endpoint({
  id: 'member.giveConsent',
  method: 'POST',
  path: '/member/me/consent/{store}',
  summary:
    'Records the agreement to the current privacy text with its time, and whether the person wants messages.',
  ...own,
  body: z.object({ version: RequiredText(20), messages: Flag }),
  answer: z.object({ profile: OwnProfile }),
  errors: ['CONFLICT'],
  callsPerMinute: 30,
})

export const eraseOwnData = endpoint({
  id: 'member.eraseOwn',
  method: 'POST',
  path: '/member/me/erase/{store}',
  summary: 'Erases the member’s own data permanently; orders, tickets and ledgers stay without a name.',
  ...own,
  recentSignIn: true,
  body: z.object({ confirm: z.literal(true) }),
  answer: z.object({}),
  audit: 'member.erasedSelf',
})
