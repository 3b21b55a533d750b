import type { downloadAdEffect, downloadGameEffect } from '@lumiroute/contract/download'
import type { Handle } from '../../../db/db.ts'
import { readBatches } from '../../../db/read-batches.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { csvEntry } from '../../../zip/csv-entry.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { listPeopleAfter, type PeopleRow } from '../effect/list-people.ts'
import { listResultsAfter, type ResultRow } from '../effect/list-results.ts'
import { readEffect, type ShownItem } from '../effect/read-effect.ts'
import { type RecordRow, requireRecord } from '../../road/record/require-record.ts'
import { type Figure, figuresOf } from './effect.figures.ts'
import { columnsOf, type Sheet } from './sheet.ts'

export const adEffectSheets: { people: Sheet<Omit<PeopleRow, 'at'>>; items: Sheet<ShownItem> } = {
  people: {
    recordTime: { 紀錄時間: (row) => row.recordTime },
    peopleCount: { 人數: (row) => row.peopleCount },
    peopleGender: { 性別: (row) => row.peopleGender },
    peopleAge: { 年齡: (row) => row.peopleAge },
  },
  items: {
    materialId: { '素材 ID': (item) => item.materialId },
    name: { 素材: (item) => item.name },
    plays: { 播放次數: (item) => item.plays },
    delivered: { 完整播放次數: (item) => item.delivered },
    seconds: { '播放時長（秒）': (item) => item.seconds },
    measured: { 有人數資料次數: (item) => item.measured },
    people: { 播放時人數: (item) => item.people },
  },
}
const figureColumns = { 項目: (figure: Figure) => figure[0], 數值: (figure: Figure) => figure[1] }

export async function downloadAd({
  db,
  scope,
  input,
  deps,
}: Steps<typeof downloadAdEffect>): Promise<Sending> {
  const record = await requireRecord(db, scope, { recordId: input.id })
  const { summary, itemList } = await readEffect(db, record)
  const entries = [
    csvEntry('people.csv', columnsOf(adEffectSheets.people), () => readPeople(db, record)),
    csvEntry('items.csv', columnsOf(adEffectSheets.items), () => once(itemList)),
    csvEntry('summary.csv', figureColumns, () => once(figuresOf(record, summary))),
  ]
  return sendZip(`${record.storeCode}-effectAdData.zip`, entries, deps.now())
}

const readPeople = (db: Handle, record: RecordRow) =>
  readBatches<PeopleRow>((last, most) => listPeopleAfter(db, record, last?.at ?? '-infinity', most))

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

const endNames: Record<string, string> = {
  win: '獲勝',
  lose: '落敗',
  timeout: '逾時',
  quit: '中途離開',
  forced: '強制結束',
}
export const resultSheet: Sheet<Omit<ResultRow, 'id' | 'at'>> = {
  recordTime: { 紀錄時間: (row) => row.recordTime },
  userName: { 暱稱: (row) => row.userName },
  groupName: { 隊名: (row) => row.groupName },
  score: { 分數: (row) => row.score },
  endStatus: { 結束狀態: (row) => endNames[row.endStatus] ?? row.endStatus },
  rank: { 名次: (row) => row.rank },
  roomId: { 連線房間: (row) => row.roomId },
  deviceId: { 播放螢幕: (row) => row.deviceId },
  startAt: { 開始時間: (row) => row.startAt },
  durationS: { '遊玩時間（秒）': (row) => row.durationS },
}
const noResult = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

export async function downloadGame({
  db,
  scope,
  input,
  deps,
}: Steps<typeof downloadGameEffect>): Promise<Sending> {
  const record = await requireRecord(db, scope, { recordId: input.id })
  const results = () =>
    readBatches<ResultRow>((last, most) => listResultsAfter(db, record, last ?? noResult, most))
  const entries = [csvEntry('results.csv', columnsOf(resultSheet), results)]
  return sendZip(`${record.storeCode}-effectGameData.zip`, entries, deps.now())
}
