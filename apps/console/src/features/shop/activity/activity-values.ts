import { NewActivityForm } from '@lumiroute/contract/activity'
import type { Activity, LinkType } from '@lumiroute/contract/activity'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { toMoment, toWallTime } from '../../../lib/format/moment.ts'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

/** Form state: images as upload results, times as clock text. */
export type ActivityValues = {
  actCode: string
  actTitle: string
  actSubtitle: string
  actContent: string
  actImage: Uploaded[]
  actSquareImage: Uploaded[]
  actStartAt: string
  actEndAt: string
  actEnabled: boolean
  actPinned: boolean
  actLinkType: LinkType
  actLinkValue: string
  actAudienceTags: string[]
}
export type SentActivity = z.output<typeof NewActivityForm>
export type ActivityControl = Control<ActivityValues, unknown, SentActivity>

const images = (name: string | null | undefined) => (name ? [toUploaded(name)] : [])

export const toValues = (activity: Activity | undefined): ActivityValues => ({
  actCode: activity?.actCode ?? '',
  actTitle: activity?.actTitle ?? '',
  actSubtitle: activity?.actSubtitle ?? '',
  actContent: activity?.actContent ?? '',
  actImage: images(activity?.actImage),
  actSquareImage: images(activity?.actSquareImage),
  actStartAt: toWallTime(activity?.actStartAt ?? null),
  actEndAt: toWallTime(activity?.actEndAt ?? null),
  actEnabled: activity?.actEnabled ?? true,
  actPinned: activity?.actPinned ?? false,
  actLinkType: activity?.actLinkType ?? 'none',
  actLinkValue: activity?.actLinkValue ?? '',
  actAudienceTags: activity?.actAudienceTags ?? [],
})

const toWire = ({
  actImage,
  actSquareImage,
  actStartAt,
  actEndAt,
  ...rest
}: ActivityValues): z.input<typeof NewActivityForm> => ({
  ...rest,
  actImage: actImage[0]?.uuidName as string,
  actSquareImage: actSquareImage[0]?.uuidName ?? null,
  actStartAt: toMoment(actStartAt),
  actEndAt: toMoment(actEndAt),
})

/** The contract's form schema, applied to the form state. */
export const ActivityValuesSchema = z.custom<ActivityValues>().transform(toWire).pipe(NewActivityForm)
