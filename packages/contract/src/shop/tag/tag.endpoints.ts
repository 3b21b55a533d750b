import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText, Text, Version } from '../../fields.ts'
import { maxTagsAsked, Segment } from '../member/member-fields.ts'
import { Code, edited, InStore, NewCode } from '../shop/shop-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { TagRule } from './tag-rule.ts'

const ofStore = { params: InStore, access: ownStore('params.store', 'code'), category: 'storeInfo' } as const

export const tagTypes = ['manual', 'auto'] as const
export const tagColors = ['', 'red', 'orange', 'green', 'teal', 'blue', 'purple', 'pink'] as const

export const Tag = z.object({
  tagCode: z.string(),
  tagName: z.string(),
  tagColor: z.string(),
  tagGroup: z.string(),
  tagType: z.enum(tagTypes),
  tagRule: TagRule.nullable(),
  /** When its rule was last applied. */
  ruledAt: z.string().nullable(),
  memberCount: z.int(),
  ...edited,
})
export type Tag = z.infer<typeof Tag>

const name = {
  tagName: RequiredText(20),
  tagColor: z.enum(tagColors).default(''),
  tagGroup: Text(20).default(''),
}
const ruled = ({ tagType, tagRule }: { tagType?: unknown; tagRule?: unknown }) =>
  tagType !== 'auto' || (tagRule !== null && tagRule !== undefined)
const needsRule = { path: ['tagRule'], message: say.chooseOne }

export const TagForm = z
  .object({
    tagCode: NewCode,
    ...name,
    tagType: z.enum(tagTypes).default('manual'),
    tagRule: TagRule.nullable().default(null),
  })
  .refine(ruled, needsRule)

export const TagChange = z.object({
  tagCode: Code,
  ...name,
  /** For rule-based tags; manual ones have none. */
  tagRule: TagRule.nullable().default(null),
  version: Version.optional(),
})

export const assignOps = ['add', 'remove', 'set'] as const
export const maxAssigned = 10_000

/** Adds, removes or sets tags for chosen members, or for everyone who matches the filters. */
export const TagAssignment = z
  .object({
    op: z.enum(assignOps),
    tagCodes: z.array(Code).max(maxTagsAsked),
    mbrCodes: z.array(RequiredText(50)).min(1).max(maxAssigned).optional(),
    segment: Segment.optional(),
  })
  .refine(({ mbrCodes, segment }) => (mbrCodes === undefined) !== (segment === undefined), {
    path: ['mbrCodes'],
    message: say.chooseOne,
  })

/** One path for two actions: with `op` an assignment, otherwise an update. */
const ChangeOrAssignment = z.object({
  ...TagChange.partial().shape,
  op: z.enum(assignOps).optional(),
  tagCodes: z.array(Code).max(maxTagsAsked).optional(),
  mbrCodes: z.array(RequiredText(50)).min(1).max(maxAssigned).optional(),
  segment: Segment.optional(),
})

export const listTags = endpoint({
  id: 'tag.list',
  method: 'GET',
  path: '/store/members/tag/{store}',
  summary: 'Lists the store’s tags with the number of members of each.',
  ...ofStore,
  permission: 'shop.read',
  answer: z.object({ tagList: z.array(Tag) }),
})

export const createTag = endpoint({
  id: 'tag.create',
  method: 'POST',
  path: '/store/members/tag/{store}',
  summary: 'Creates a tag, manual or rule-based; a rule is applied at once.',
  ...ofStore,
  permission: 'members.write',
  body: TagForm,
  answer: z.object({ tag: Tag }),
  errors: ['CONFLICT'],
})

export const updateTag = endpoint({
  id: 'tag.update',
  method: 'PUT',
  path: '/store/members/tag/{store}',
  summary: 'Updates a tag ({tagCode, …}), or assigns and removes tags ({op, tagCodes, mbrCodes | segment}).',
  ...ofStore,
  permission: 'members.write',
  body: ChangeOrAssignment,
  answer: z.object({
    tag: Tag.nullable(),
    /** Number of affected members; null if a tag was updated. */
    members: z.int().nullable(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteTag = endpoint({
  id: 'tag.delete',
  method: 'POST',
  path: '/store/members/tag/remove/{store}',
  summary: 'Deletes a tag from the store and its members, unless a coupon, activity or message uses it.',
  ...ofStore,
  permission: 'members.write',
  body: z.object({ tagCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const previewTagRule = endpoint({
  id: 'tag.preview',
  method: 'POST',
  path: '/store/members/tag/preview/{store}',
  summary: 'Counts the members that a rule matches now.',
  ...ofStore,
  permission: 'shop.read',
  body: z.object({ tagRule: TagRule }),
  answer: z.object({ memberCount: z.int(), total: z.int() }),
})
