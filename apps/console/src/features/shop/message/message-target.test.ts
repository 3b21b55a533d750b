import { expect, it } from 'vitest'
import { findMessageTarget } from './message-target.ts'
import { newBubble } from './message-values.ts'
import type { BubbleValues } from './message-values.ts'

const find = (...bubbles: Partial<BubbleValues>[]) =>
  findMessageTarget(
    bubbles.map((bubble) => ({ ...newBubble(bubble.type ?? 'text'), ...bubble })),
    'TPE001',
  )

it('finds the page behind a link in the text, a picture or a card', () => {
  const link = `${location.origin}/s/TPE001/products/P001`
  const product = { list: 'products', code: 'P001' }
  expect(find({ text: `先看 https://example.com，再看 ${link}。` })).toEqual(product)
  expect(find({ type: 'image', linkUrl: link })).toEqual(product)
  expect(find({ text: '早安' }, { type: 'coupon', cpnCode: 'C1' })).toEqual({ list: 'coupons', code: 'C1' })
  expect(find({ type: 'pointcard', pcCode: 'K1' })).toEqual({ list: 'cards', code: 'K1' })
})

it('finds none without a link to the own front', () => {
  expect(find({ text: '早安' }, { type: 'image', linkUrl: '' }, { type: 'coupon' })).toBeUndefined()
  expect(find({ text: `${location.origin}/s/KHH001` })).toBeUndefined()
})
