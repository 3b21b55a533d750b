import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import type {
  downloadAdEffect as adEndpoint,
  downloadGameEffect as gameEndpoint,
} from '@lumiroute/contract/download'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { type Text, text } from '../../../text/text.ts'
import { csvEntry } from '../../../zip/csv-entry.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { readEffect, type ShownItem } from '../effect/read-effect.ts'
import { readFunnel } from '../effect/read-funnel.ts'
import { type PeopleRow, readPeople, readResults, type ResultRow } from '../effect/read-rows.ts'
import { aboutRecord, requireRecord } from '../../road/record/require-record.ts'
import { type Figure, listFigures } from './effect-figures.ts'
import { funnelSheet, listFunnelLines } from './funnel-sheet.ts'
import { type Sheet, toColumns, toCsvColumns } from './sheet.ts'

export const adEffectSheets: { people: Sheet<Omit<PeopleRow, 'at'>>; items: Sheet<ShownItem> } = {
  people: {
    recordTime: { recordedAt: (row) => row.recordTime },
    peopleCount: { people: (row) => row.peopleCount },
    peopleGender: { gender: (row) => row.peopleGender },
    peopleAge: { age: (row) => row.peopleAge },
  },
  items: {
    materialId: { materialId: (item) => item.materialId },
    name: { material: (item) => item.name },
    plays: { plays: (item) => item.plays },
    delivered: { completePlays: (item) => item.delivered },
    seconds: { playedSeconds: (item) => item.seconds },
    measured: { countedPlays: (item) => item.measured },
    people: { peopleDuringPlays: (item) => item.people },
  },
}
const figureColumns = { items: ([name]: Figure) => name, value: ([, value]: Figure) => value }

export async function downloadAdEffect(call: Steps<typeof adEndpoint>): Promise<Sending> {
  const { db, scope, input, deps, language, audit } = call
  const record = await requireRecord(db, scope, { recordId: input.id })
  await audit(db, 'export.adEffect', aboutRecord(record))
  const funnel = await readFunnel(db, { storeId: scope.storeId, adId: record.adId })
  const { summary, itemList } = await readEffect(db, record, getDeliveryMoment(deps))
  const entries = [
    csvEntry('people.csv', toCsvColumns(adEffectSheets.people, language), () =>
      readPeople(db, record, language),
    ),
    csvEntry('items.csv', toCsvColumns(adEffectSheets.items, language), () => once(itemList)),
    csvEntry('funnel.csv', toCsvColumns(funnelSheet, language), () => once(listFunnelLines(funnel))),
    csvEntry('summary.csv', toColumns(figureColumns, language), () => once(listFigures(record, summary))),
  ]
  return sendZip(`${record.storeCode}-effectAdData.zip`, entries, deps.now())
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

const endNames: Record<string, Text> = {
  win: text('gameEnd.win'),
  lose: text('gameEnd.lose'),
  timeout: text('gameEnd.timeout'),
  quit: text('gameEnd.quit'),
  forced: text('gameEnd.forced'),
}

export const resultSheet: Sheet<Omit<ResultRow, 'id' | 'at'>> = {
  recordTime: { recordedAt: (row) => row.recordTime },
  userName: { nickname: (row) => row.userName },
  groupName: { teamName: (row) => row.groupName },
  score: { score: (row) => row.score },
  endStatus: { endStatus: (row) => endNames[row.endStatus] ?? row.endStatus },
  rank: { rank: (row) => row.rank },
  roomCode: { roomCode: (row) => row.roomCode },
  roomId: { linkedRoom: (row) => row.roomId },
  deviceId: { screens: (row) => row.deviceId },
  startAt: { startedAt: (row) => row.startAt },
  durationS: { playingSeconds: (row) => row.durationS },
}
export async function downloadGameEffect(call: Steps<typeof gameEndpoint>): Promise<Sending> {
  const { db, scope, input, deps, language, audit } = call
  const record = await requireRecord(db, scope, { recordId: input.id })
  await audit(db, 'export.gameEffect', aboutRecord(record))
  const entries = [
    csvEntry('results.csv', toCsvColumns(resultSheet, language), () => readResults(db, record)),
  ]
  return sendZip(`${record.storeCode}-effectGameData.zip`, entries, deps.now())
}
