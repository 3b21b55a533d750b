import type { AnswerOf } from '@lumiroute/contract'
import type { getFrontActivity } from '@lumiroute/contract/front'
import { toMoment } from '../../../lib/format/moment.ts'
import type { ActivityValues } from './activity-values.ts'

type FrontActivityDetail = AnswerOf<typeof getFrontActivity>['activity']

/** The activity as the public endpoint would answer it, had the form been saved. */
export const buildFrontActivity = (values: ActivityValues, code: string): FrontActivityDetail => ({
  actCode: code,
  actTitle: values.actTitle,
  actSubtitle: values.actSubtitle,
  actContent: values.actContent,
  actImage: values.actImage[0]?.uuidName ?? '',
  actSquareImage: values.actSquareImage[0]?.uuidName ?? null,
  actStartAt: toMoment(values.actStartAt),
  actEndAt: toMoment(values.actEndAt),
  actPinned: values.actPinned,
  actLinkType: values.actLinkType,
  actLinkValue: values.actLinkValue,
})
