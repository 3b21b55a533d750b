import { expect, test } from 'vitest'
import { parseBlocks } from './parse-blocks.ts'

const text = (value: string) => ({ kind: 'text', text: value })

test('headings, paragraphs and quotes', () => {
  expect(parseBlocks('# 標題\n\n第一行\n第二行\n\n## 小節\n\n> 提示')).toEqual([
    { kind: 'heading', level: 1, text: '標題' },
    { kind: 'paragraph', parts: [text('第一行第二行')] },
    { kind: 'heading', level: 2, text: '小節' },
    { kind: 'quote', parts: [text('提示')] },
  ])
})

test('lists of both kinds', () => {
  expect(parseBlocks('1. 一\n2. 二\n\n- 甲\n- 乙\n')).toEqual([
    { kind: 'list', isOrdered: true, items: [[text('一')], [text('二')]] },
    { kind: 'list', isOrdered: false, items: [[text('甲')], [text('乙')]] },
  ])
})

test('a table keeps its empty cells', () => {
  expect(parseBlocks('| 甲  | 乙 |\n| --- | --- |\n| 1 |   |')).toEqual([
    { kind: 'table', head: [[text('甲')], [text('乙')]], rows: [[[text('1')], []]] },
  ])
})

test('an image stands alone', () => {
  expect(parseBlocks('![首頁](images/first.webp)')).toEqual([
    { kind: 'image', text: '首頁', file: 'images/first.webp' },
  ])
})

test('bold, code and links inside a line', () => {
  expect(parseBlocks('按 **儲存**，開啟 `/player`，見 [廣告](02-ads.md#狀態)。')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        text('按 '),
        { kind: 'strong', text: '儲存' },
        text('，開啟 '),
        { kind: 'code', text: '/player' },
        text('，見 '),
        { kind: 'link', text: '廣告', to: '02-ads.md#狀態' },
        text('。'),
      ],
    },
  ])
})

test('what is no mark stays text', () => {
  expect(parseBlocks('2 * 3 [未連結] <b>')).toEqual([
    { kind: 'paragraph', parts: [text('2 * 3 [未連結] <b>')] },
  ])
})
