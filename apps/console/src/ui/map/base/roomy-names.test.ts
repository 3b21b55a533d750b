import { expect, test } from 'vitest'
import { roomyNames } from './roomy-names.ts'

const name = (text: string, x: number, y: number) => ({ place: text, text, at: { x, y } })
const kept = (...names: ReturnType<typeof name>[]) => roomyNames(names).map(({ text }) => text)

test('drops a name that would overlap an earlier one', () => {
  expect(kept(name('嘉義縣', 100, 100), name('嘉義市', 90, 98))).toEqual(['嘉義縣'])
  expect(kept(name('Chiayi', 100, 100), name('Tainan', 130, 100))).toEqual(['Chiayi'])
})

test('keeps names next to or below each other', () => {
  expect(kept(name('台中市', 100, 100), name('南投縣', 141, 100), name('彰化縣', 100, 117))).toHaveLength(3)
  expect(kept(name('Chiayi', 100, 100), name('Tainan', 145, 100))).toHaveLength(2)
})

test('a dropped name blocks no other', () => {
  expect(kept(name('甲乙丙', 0, 0), name('丁戊己', 30, 0), name('庚辛壬', 60, 0))).toEqual([
    '甲乙丙',
    '庚辛壬',
  ])
})
