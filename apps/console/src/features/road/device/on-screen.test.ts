import { expect, it } from 'vitest'
import { onScreenText } from './on-screen.ts'

it.each([
  [{ adId: 1, adName: '春季新品', name: '海報' }, '春季新品・海報'],
  [{ adId: 1, adName: '春季新品', name: '' }, '春季新品'],
  [{ adId: 1, adName: '直播', name: '直播' }, '直播'],
  [{ adId: null, adName: '', name: '平台形象' }, '平台形象'],
  [null, ''],
  [undefined, ''],
])('formats %j as %j', (shown, text) => expect(onScreenText(shown)).toBe(text))
