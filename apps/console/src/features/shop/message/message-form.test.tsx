import { listActivities } from '@lumiroute/contract/activity'
import { listCoupons } from '@lumiroute/contract/coupon'
import { countReceivers, createMessage, getQuota } from '@lumiroute/contract/message'
import { listPointCards } from '@lumiroute/contract/point-card'
import { listTags } from '@lumiroute/contract/tag'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import * as page from '../../../testing/form-page.tsx'
import { MessageForm } from './message-form.tsx'

const quota = { type: 'limited', value: 200, used: 0, remaining: 200 }
const plan = { outcome: 'send', receivers: 12, at: null, isQuiet: false }
const answers: page.Answers = [
  [listCoupons, { couponList: [{ cpnCode: 'CP1', cpnTitle: '九折券', cpnDesc: '', cpnImage: null }] }],
  [listPointCards, { pointCardList: [] }],
  [listActivities, { activityList: [] }],
  [listTags, { tagList: [] }],
  [getQuota, quota],
  [countReceivers, { estimated: 12, friends: 20 }],
  [createMessage, { estimated: 12, quota, plan, messageItem: null, preview: [] }],
]

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('shop')
})

const open = () =>
  page.openForm(
    (done) => (
      <MessageForm storeCode="TPE001" chosen={undefined} account="光點" onSaved={done} onCancel={done} />
    ),
    answers,
  )
function fillRequired() {
  page.fill('訊息名稱', '週年慶')
  page.fill('文字內容', '全店九折')
}
const send = () => page.click('發送')
const findQuestion = () => screen.findByRole('alertdialog')

it('asks for the title and the text, and sends nothing without them', async () => {
  open()
  send()
  await waitFor(() => expect(page.getHelp('訊息名稱')).toBe('必填'))
  expect(page.getHelp('文字內容')).toBe('必填')
  expect(page.sentTo(createMessage)).toEqual([])
})

it('shows the fields of each kind of bubble, up to five, and removes them', async () => {
  open()
  const add = within(screen.getByRole('group', { name: '加入' }))
  fireEvent.click(add.getByRole('button', { name: '優惠券' }))
  fireEvent.click(add.getByRole('button', { name: '圖片' }))
  expect([page.hasField('優惠券'), page.hasField('點圖片開啟的網址')]).toEqual([true, true])
  fireEvent.click(add.getByRole('button', { name: '文字' }))
  fireEvent.click(add.getByRole('button', { name: '文字' }))
  expect(screen.queryByRole('group', { name: '加入' })).toBeNull()
  page.click('刪除第 2 個：優惠券')
  expect(page.hasField('優惠券')).toBe(false)
  expect(screen.getByRole('group', { name: '加入' })).toBeTruthy()
})

it('saves a draft without asking', async () => {
  open()
  fillRequired()
  fireEvent.click(within(screen.getByRole('group', { name: '加入' })).getByRole('button', { name: '優惠券' }))
  await page.choose('優惠券', '九折券')
  page.click('存成草稿')
  const { msgTitle, messages, isDraft, scheduleAt } = await page.findSent(createMessage)
  expect({ msgTitle, messages, isDraft, scheduleAt }).toEqual({
    msgTitle: '週年慶',
    messages: [
      { type: 'text', text: '全店九折' },
      { type: 'coupon', cpnCode: 'CP1' },
    ],
    isDraft: true,
    scheduleAt: null,
  })
  await screen.findByText('the list')
})

it('asks with the number of receivers before it sends, and sends once', async () => {
  open()
  fillRequired()
  send()
  fireEvent.click(within(await findQuestion()).getByRole('button', { name: '發送給 12 位' }))
  await screen.findByText('the list')
  expect(page.sentTo(createMessage).map(({ dryRun }) => dryRun ?? false)).toEqual([true, false])
})

it('sends nothing when the question is declined', async () => {
  open()
  fillRequired()
  send()
  fireEvent.click(within(await findQuestion()).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.sentTo(createMessage).map(({ dryRun }) => dryRun)).toEqual([true])
  await page.expectUnsavedGuard()
})

it('asks for a time when it is sent later', async () => {
  open()
  fillRequired()
  page.toggle('指定時間')
  send()
  await screen.findByText('必填')
  expect(page.sentTo(createMessage)).toEqual([])
})

it('says at the receivers that nobody would get it', async () => {
  open()
  page.answerWith(createMessage, { estimated: 0, quota, plan: { ...plan, outcome: 'nobody', receivers: 0 } })
  fillRequired()
  send()
  await screen.findByText('沒有可收到訊息的會員')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('shows a refusal of the server at the bubble that it names', async () => {
  open()
  page.answerWith(createMessage, page.refuseFields({ 'messages.0.text': '含有無法傳送的字元' }))
  fillRequired()
  send()
  await waitFor(() => expect(page.getHelp('文字內容')).toBe('含有無法傳送的字元'))
})
