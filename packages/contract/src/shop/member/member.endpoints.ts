import { z } from 'zod'
import { ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, Id, RequiredText, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { ImportFault } from '../product/product.endpoints.ts'
import { Code, InStore } from '../shop/shop-fields.ts'
import { Member, memberFilters, MemberForm, MemberRow } from './member-fields.ts'
import { TimelineRow } from './timeline-fields.ts'

const ofStore = { access: ownStore('params.store', 'code'), category: 'storeInfo' } as const
const OneMember = InStore.extend({ mbrCode: RequiredText(50) })

export const memberSorts = [
  'mbrCode',
  'mbrDisplayName',
  'createdAt',
  'totalSpent',
  'orderCount',
  'lastOrderAt',
  'lastActiveAt',
] as const

export const listMembers = endpoint({
  id: 'member.list',
  method: 'GET',
  path: '/store/members/{storeCode}',
  summary: 'Lists the store’s members by tag, spend, last visit and more, with masked personal data.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'members.read',
  category: 'storeInfo',
  params: z.object({ storeCode: RequiredText(50) }),
  query: z.object({ ...listFields(memberSorts), ...memberFilters }),
  answer: z.object({ membersList: z.array(MemberRow), total: Total }),
})

export const getMember = endpoint({
  id: 'member.get',
  method: 'GET',
  path: '/member/detail/{store}/{mbrCode}',
  summary: 'Gets everything that the store knows about one member; each view is logged.',
  ...ofStore,
  permission: 'members.read',
  params: OneMember,
  answer: z.object({ member: Member, actions: z.array(z.enum(['edit', 'erase'])) }),
  errors: ['NOT_FOUND'],
})

export const updateMember = endpoint({
  id: 'member.update',
  method: 'PUT',
  path: '/member/detail/{store}/{mbrCode}',
  summary: 'Updates the data that staff entered about a member; LINE’s data does not change.',
  ...ofStore,
  permission: 'members.write',
  params: OneMember,
  body: MemberForm,
  answer: z.object({ member: Member }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'member.updated',
})

export const eraseMember = endpoint({
  id: 'member.erase',
  method: 'POST',
  path: '/member/erase/{store}',
  summary: 'Erases the person permanently; orders, tickets and ledgers stay without a name.',
  ...ofStore,
  permission: 'members.erase',
  recentSignIn: true,
  params: InStore,
  body: z.object({ mbrCode: RequiredText(50), version: Version.optional() }),
  answer: z.object({ member: Member }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'member.erased',
})

export const getTimeline = endpoint({
  id: 'member.getTimeline',
  method: 'GET',
  path: '/member/timeline/{store}/{mbrCode}',
  summary:
    'Lists orders, coupons, points, scans, games, tags, messages and follows of a member, newest first.',
  ...ofStore,
  permission: 'members.read',
  params: OneMember,
  query: z.object({
    page: z.coerce.number().pipe(z.int().min(1).max(1000)).optional(),
    size: z.coerce.number().pipe(z.int().min(1).max(200)).optional(),
  }),
  answer: z.object({ timeline: z.array(TimelineRow), total: z.int() }),
  errors: ['NOT_FOUND'],
})

export const visitAd = endpoint({
  id: 'member.recordVisit',
  method: 'POST',
  path: '/member/visit/{store}',
  summary: 'Records that a member scanned an ad’s QR code; counts once in ten minutes.',
  access: ownMember('params.store'),
  permission: 'members.write',
  category: null,
  params: InStore,
  body: z.object({
    adId: Id,
    /** For store staff, who act for somebody else. */
    mbrCode: Code.optional(),
  }),
  answer: z.object({ counted: z.boolean() }),
  errors: ['NOT_FOUND'],
})

export const maxMemberRows = 5000
export const maxMemberSheetBytes = 2_000_000

export const importMembers = endpoint({
  id: 'member.import',
  method: 'POST',
  path: '/member/import/{store}',
  summary: `Imports members from a CSV file of at most ${maxMemberRows} rows, all or nothing; a dry run names each bad cell.`,
  ...ofStore,
  permission: 'members.write',
  params: InStore,
  body: z.object({ csv: z.string().max(maxMemberSheetBytes), dryRun: Flag.default(false) }),
  answer: z.object({
    dryRun: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    faults: z.array(ImportFault),
  }),
  errors: ['VALIDATION'],
  maxBodyBytes: 8_000_000,
  audit: ['member.imported'],
})

export const exportMembers = endpoint({
  id: 'member.export',
  method: 'GET',
  path: '/member/export/{store}',
  summary: 'Exports members as CSV, masked; in full only for operators and owners. Each export is logged.',
  ...ofStore,
  permission: 'members.read',
  recentSignIn: true,
  params: InStore,
  query: z.object({ ...memberFilters, q: Text(100).optional(), whole: Flag.optional() }),
  answer: { binary: 'text/csv' },
  errors: ['FORBIDDEN'],
  audit: 'export.members',
})
