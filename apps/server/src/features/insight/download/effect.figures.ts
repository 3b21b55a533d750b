import type { Cell } from '../../../zip/csv.ts'
import { ageGroup, genderGroup } from '../effect/effect.columns.ts'
import type { Summary } from '../effect/read-effect.ts'
import type { RecordRow } from '../../road/record/require-record.ts'

export type Figure = [string, Cell]

const withheld = '少於 5 人'
const notTold = '無資料'

/** The summary as a person reads it, line by line. */
export function figuresOf(record: RecordRow, summary: Summary): Figure[] {
  const ofGroup = (title: string, group: Record<string, { name: string }>, cells: Summary['age']) =>
    Object.entries(group).map(([key, { name }]): Figure => [
      `${title}：${name}`,
      cells ? (cells[key] ?? withheld) : notTold,
    ])
  return [
    ['廣告', record.adName],
    ['播放日期', record.broadcastDate],
    ['總人數', summary.peopleTotal],
    ...ofGroup('性別', genderGroup, summary.gender),
    ...ofGroup('年齡', ageGroup, summary.age),
    ['有資料的時間（%）', summary.coveragePct],
    ['樣本數', summary.samples],
    ['計算方式', summary.method],
  ]
}
