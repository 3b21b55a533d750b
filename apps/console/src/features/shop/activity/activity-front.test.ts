import { FrontActivityDetail } from '@lumiroute/contract/front'
import { expect, it } from 'vitest'
import { buildFrontActivity } from './activity-front.ts'
import { toValues } from './activity-values.ts'

it('is an answer of the public endpoint from the first letter on', () => {
  const values = { ...toValues(undefined), actTitle: '週年慶', actEndAt: '2027-01-01T10:00' }
  const activity = buildFrontActivity(values, 'preview')
  expect(FrontActivityDetail.parse(activity)).toEqual(activity)
  expect(activity).toMatchObject({ actCode: 'preview', actTitle: '週年慶', actStartAt: null })
  expect(Date.parse(activity.actEndAt ?? '')).not.toBeNaN()
})
