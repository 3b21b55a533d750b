import { z } from 'zod'
import { ownMember, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Flag, Moment, RequiredText, Text, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { isLater } from '../product/product-fields.ts'
import { areBoth, Code, edited, InStore, NewCode } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { activityStateCodes, activityTypes, linkTypeCodes } from './activity-codes.ts'

export const Activity = z.object({
  actCode: z.string(),
  actType: z.enum(activityTypes),
  actTitle: z.string(),
  actSubtitle: z.string(),
  actContent: z.string(),
  actImage: z.string(),
  actSquareImage: z.string().nullable(),
  actStartAt: z.string().nullable(),
  actEndAt: z.string().nullable(),
  actEnabled: z.boolean(),
  actSort: z.int(),
  actPinned: z.boolean(),
  actLinkType: z.enum(linkTypeCodes),
  actLinkValue: z.string(),
  actAudienceTags: z.array(z.string()),
  state: z.enum(activityStateCodes),
  viewCount: z.int(),
  clickCount: z.int(),
  ...edited,
})
export type Activity = z.infer<typeof Activity>

const ActivityFields = z.object({
  actTitle: RequiredText(40),
  actSubtitle: Text(60).default(''),
  actContent: Text(20_000).default(''),
  actImage: FileName,
  actSquareImage: FileName.nullable().default(null),
  actStartAt: Moment.nullable().default(null),
  actEndAt: Moment.nullable().default(null),
  actEnabled: Flag.default(true),
  actPinned: Flag.default(false),
  actLinkType: z.enum(linkTypeCodes).default('none'),
  actLinkValue: Text(500).default(''),
  actAudienceTags: z.array(Code).max(20).default([]),
})
export type ActivityFields = z.output<typeof ActivityFields>

const isUrl = (text: string) => /^https?:\/\/[^\s]+$/i.test(text)
const isCode = (text: string) => /^[A-Za-z0-9_-]{1,50}$/.test(text)
const isGame = (text: string) => /^[1-4]$/.test(text)

/** Format of each kind of link; the server checks whether the target exists. */
const linkFits: Record<ActivityFields['actLinkType'], (text: string) => boolean> = {
  none: () => true,
  url: isUrl,
  product: isCode,
  category: isCode,
  coupon: isCode,
  pointcard: isCode,
  game: isGame,
  stream: isUrl,
  liff: (text) => /^[A-Za-z0-9/?=&#._~-]{1,500}$/.test(text),
}
const linkText = (type: ActivityFields['actLinkType']) =>
  type === 'url' || type === 'stream' ? say.url : say.format

const withRules = <S extends z.ZodType<ActivityFields>>(schema: S) =>
  schema
    .refine((form) => isLater(form.actStartAt, form.actEndAt), {
      path: ['actEndAt'],
      message: say.stopAfterStart,
      when: ({ value }) => areBoth(value, 'actStartAt', 'actEndAt'),
    })
    .superRefine(({ actLinkType, actLinkValue }, context) => {
      if (linkFits[actLinkType](actLinkValue)) return
      const message = actLinkValue === '' ? say.required : linkText(actLinkType)
      context.addIssue({ code: 'custom', path: ['actLinkValue'], message })
    })

export const NewActivityForm = withRules(ActivityFields.extend({ actCode: NewCode }))
export const ActivityForm = withRules(ActivityFields.extend({ actCode: Code, version: Version.optional() }))

const access = ownStore('params.store', 'code')
const call = { method: 'POST', access, category: 'storeInfo', params: InStore } as const
const listBody = {
  actCode: Code.optional(),
  state: z.enum(activityStateCodes).optional(),
  ...listFields(['actSort', 'actTitle', 'actStartAt', 'actEndAt', 'viewCount', 'clickCount', 'updatedAt']),
}

export const listActivities = endpoint({
  ...call,
  id: 'activity.list',
  path: '/activity/list/{store}',
  summary: 'Lists activities, pinned ones first.',
  permission: 'shop.read',
  body: z.object(listBody),
  answer: z.object({ activityList: z.array(Activity), total: Total }),
})

export const createActivity = endpoint({
  ...call,
  id: 'activity.create',
  path: '/activity/{store}',
  summary: 'Creates an activity.',
  permission: 'shop.write',
  body: NewActivityForm,
  answer: z.object({ activity: Activity }),
  errors: ['CONFLICT'],
})

export const updateActivity = endpoint({
  ...call,
  method: 'PUT',
  id: 'activity.update',
  path: '/activity/{store}',
  summary: 'Updates an activity.',
  permission: 'shop.write',
  body: ActivityForm,
  answer: z.object({ activity: Activity }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteActivity = endpoint({
  ...call,
  id: 'activity.delete',
  path: '/activity/remove/{store}',
  summary: 'Deletes an activity.',
  permission: 'shop.write',
  body: z.object({ actCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const listBanners = endpoint({
  ...call,
  id: 'banner.list',
  path: '/v1/activity/list/{store}',
  summary:
    'Lists banners or activities: all for store staff, those that are running and meant for them for members.',
  access: ownMember('params.store'),
  permission: 'shop.read',
  body: z.object({ actType: z.enum(activityTypes).default('banner'), ...listBody }),
  answer: z.object({
    bannerList: z.array(Activity),
    /** If `actType` selects activities; `bannerList` is empty then. */
    activityList: z.array(Activity).optional(),
    total: Total,
  }),
})

export const createBanner = endpoint({
  ...call,
  id: 'banner.create',
  path: '/banner/{store}',
  summary: 'Creates a banner.',
  permission: 'shop.write',
  body: NewActivityForm,
  answer: z.object({ banner: Activity }),
  errors: ['CONFLICT'],
})

export const updateBanner = endpoint({
  ...call,
  method: 'PUT',
  id: 'banner.update',
  path: '/banner/{store}',
  summary: 'Updates a banner.',
  permission: 'shop.write',
  body: ActivityForm,
  answer: z.object({ banner: Activity }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteBanner = endpoint({
  ...call,
  id: 'banner.delete',
  path: '/banner/remove/{store}',
  summary: 'Deletes a banner.',
  permission: 'shop.write',
  body: z.object({ actCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const sortActivities = endpoint({
  ...call,
  id: 'activity.sort',
  path: '/activity/sort/{store}',
  summary: 'Sorts the given activities or banners among the positions that they already have.',
  permission: 'shop.write',
  body: z.object({ actType: z.enum(activityTypes), actCodes: z.array(Code).min(1).max(1000) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const countActivityViews = endpoint({
  ...call,
  id: 'activity.countViews',
  path: '/v1/activity/count/{store}',
  summary: 'Counts views and clicks of a member; calls of store staff are not counted.',
  access: ownMember('params.store'),
  permission: 'shop.write',
  category: null,
  body: z.object({
    viewed: z.array(Code).max(50).default([]),
    clicked: z.array(Code).max(50).default([]),
  }),
  answer: z.object({}),
})
