import * as contract from '@lumiroute/contract/timetable'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addMonth } from './add-month.ts'
import { addTimetable } from './add-timetable.ts'
import { deleteTimetable } from './delete-timetable.ts'
import { getAvailability } from './get-availability.ts'
import { queryTimetables } from './query-timetables.ts'
import { updateTimetable } from './update-timetable.ts'

export const timetableRoutes: Route[] = [
  read(contract.queryTimetables, queryTimetables),
  write(contract.addTimetable, addTimetable),
  write(contract.addMonth, addMonth),
  write(contract.updateTimetable, updateTimetable),
  write(contract.deleteTimetable, deleteTimetable),
  read(contract.getAvailability, getAvailability),
]
