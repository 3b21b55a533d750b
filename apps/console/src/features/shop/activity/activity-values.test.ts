import { NewActivityForm } from '@lumiroute/contract/activity'
import type { Activity } from '@lumiroute/contract/activity'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { ActivityValuesSchema, toValues } from './activity-values.ts'

const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
const square = '0a1b2c3d-0000-4000-8000-000000000002.png'

/** Every field differs from a new activity's. */
const full = {
  actCode: 'FAIR',
  actTitle: '週年慶',
  actSubtitle: '全館',
  actContent: '內容',
  actImage: image,
  actSquareImage: square,
  actStartAt: '2026-12-01T09:00:00+08:00',
  actEndAt: '2026-12-31T21:00:00+08:00',
  actEnabled: false,
  actPinned: true,
  actLinkType: 'product',
  actLinkValue: 'TEA1',
  actAudienceTags: ['VIP'],
} as unknown as Activity
const bare = { ...full, actSquareImage: null, actStartAt: null, actEndAt: null } as Activity

test('a new activity is shown to everybody at once and links nowhere', () => {
  expect(toValues(undefined)).toEqual({
    actCode: '',
    actTitle: '',
    actSubtitle: '',
    actContent: '',
    actImage: [],
    actSquareImage: [],
    actStartAt: '',
    actEndAt: '',
    actEnabled: true,
    actPinned: false,
    actLinkType: 'none',
    actLinkValue: '',
    actAudienceTags: [],
  })
})

test.each([
  ['with every field', full],
  ['with empty fields', bare],
])('sends back an activity %s unchanged', (_, activity) => {
  expect(ActivityValuesSchema.parse(toValues(activity))).toEqual(NewActivityForm.parse(activity))
})

test('fills the form with images and clock times', () => {
  expect(toValues(full)).toMatchObject({
    actImage: [toUploaded(image)],
    actSquareImage: [toUploaded(square)],
    actStartAt: '2026-12-01T09:00',
    actEndAt: '2026-12-31T21:00',
  })
})

test('a missing image is refused at the image', () => {
  const { error } = ActivityValuesSchema.safeParse({ ...toValues(full), actImage: [] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['actImage'])
})
