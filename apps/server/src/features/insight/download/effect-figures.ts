import { ageGroups, genderGroups } from '../effect/people-groups.ts'
import type { Summary } from '../effect/read-effect.ts'
import type { RecordRow } from '../../road/record/require-record.ts'
import { type Text, text } from '../../../text/text.ts'
import type { Cell } from '../../../zip/csv.ts'

export type Figure = [name: Text, value: Cell | Text]
type Groups = Readonly<Record<string, { name: Text }>>

/** The summary as labelled figures. */
export const listFigures = (record: RecordRow, summary: Summary): Figure[] => [
  [text('download.figureAd'), record.adName],
  [text('sheet.broadcastDates'), record.broadcastDate],
  ...listDeliveryFigures(summary.delivery),
  [text('sheet.peopleMinutes'), summary.peopleMinutes],
  [text('download.figurePeople'), summary.peopleTotal],
  ...listGroupFigures(text('sheet.gender'), genderGroups, summary.gender),
  ...listGroupFigures(text('sheet.age'), ageGroups, summary.age),
  [text('download.figureCoverage'), summary.coveragePct],
  [text('sheet.samples'), summary.samples],
  [text('download.figureMethod'), summary.method],
  [text('download.figureMinutesMethod'), summary.peopleMinutesMethod],
]

const listDeliveryFigures = (delivery: Summary['delivery']): Figure[] => [
  [text('sheet.plannedMinutes'), delivery.plannedMinutes],
  [text('sheet.dueMinutes'), delivery.dueMinutes],
  [text('sheet.minutes'), delivery.deliveredMinutes],
  [text('sheet.minutesShare'), delivery.minutesPct],
  [text('sheet.plannedPlays'), delivery.plannedPlays],
  [text('sheet.duePlays'), delivery.duePlays],
  [text('sheet.completePlays'), delivery.deliveredPlays],
  [text('sheet.playsShare'), delivery.playsPct],
  [text('sheet.deliveryShare'), delivery.deliveryPct],
]

const listGroupFigures = (title: Text, groups: Groups, counts: Summary['age']): Figure[] =>
  Object.entries(groups).map(([key, { name }]) => [
    text('download.figureOfGroup', { title, name }),
    counts ? (counts[key] ?? text('download.withheld')) : text('download.noData'),
  ])
