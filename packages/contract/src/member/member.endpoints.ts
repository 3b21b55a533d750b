import { z } from 'zod'
import { ownStore } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { RequiredText } from '../fields.ts'
import { listFields, Total } from '../list.ts'

/** Personal data is masked in a list. */
export const MemberRow = z.object({
  mbrCode: z.string(),
  mbrDisplayName: z.string(),
  mbrName: z.string(),
  mbrMobile: z.string(),
  mbrEmail: z.string(),
  followStatus: z.enum(['following', 'blocked', 'never']),
  mbrEnabled: z.boolean(),
  createdAt: z.string(),
})

export const listMembers = endpoint({
  id: 'member.list',
  method: 'GET',
  path: '/store/members/{storeCode}',
  summary: 'The store’s customers, personal data masked.',
  access: ownStore('params.storeCode', 'code'),
  category: 'storeInfo',
  params: z.object({ storeCode: RequiredText(50) }),
  query: z.object(listFields(['mbrCode', 'createdAt'])),
  answer: z.object({ membersList: z.array(MemberRow), total: Total }),
})
