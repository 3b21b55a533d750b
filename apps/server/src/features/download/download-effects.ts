import type { downloadAdEffect, downloadGameEffect } from '@lumiroute/contract'
import type { Handle } from '../../db/db.ts'
import { readBatches } from '../../db/read-batches.ts'
import type { Sending, Steps } from '../../http/route.ts'
import { csvEntry } from '../../zip/csv-entry.ts'
import { sendZip } from '../../zip/send-zip.ts'
import { listPeopleAfter, type PeopleRow } from '../effect/list-people.ts'
import { listResultsAfter, type ResultRow } from '../effect/list-results.ts'
import { readEffect, type ShownItem } from '../effect/read-effect.ts'
import { type FoundRecord, requireRecord } from '../record/require-record.ts'
import { type Figure, figuresOf } from './effect.figures.ts'

const peopleColumns = {
  時間: (row: PeopleRow) => row.time,
  人數: (row: PeopleRow) => row.people,
  性別: (row: PeopleRow) => row.gender,
  年齡: (row: PeopleRow) => row.age,
}
const itemColumns = {
  素材編號: (item: ShownItem) => item.materialId,
  素材: (item: ShownItem) => item.name,
  播放次數: (item: ShownItem) => item.plays,
  完整播放次數: (item: ShownItem) => item.delivered,
  播放秒數: (item: ShownItem) => item.seconds,
  有人數資料次數: (item: ShownItem) => item.measured,
  播放時人數: (item: ShownItem) => item.people,
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
    csvEntry('people.csv', peopleColumns, () => readPeople(db, record)),
    csvEntry('items.csv', itemColumns, () => once(itemList)),
    csvEntry('summary.csv', figureColumns, () => once(figuresOf(record, summary))),
  ]
  return sendZip(`${record.storeCode}-effectAdData.zip`, entries, deps.now())
}

const readPeople = (db: Handle, record: FoundRecord) =>
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
const resultColumns = {
  時間: (row: ResultRow) => row.time,
  暱稱: (row: ResultRow) => row.userName,
  隊名: (row: ResultRow) => row.groupName,
  分數: (row: ResultRow) => row.score,
  結束狀態: (row: ResultRow) => endNames[row.endStatus] ?? row.endStatus,
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
  const entries = [csvEntry('results.csv', resultColumns, results)]
  return sendZip(`${record.storeCode}-effectGameData.zip`, entries, deps.now())
}
