import * as contract from '@lumiroute/contract/timetable'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createMonth } from './create-month.ts'
import { createTimetable } from './create-timetable.ts'
import { deleteTimetable } from './delete-timetable.ts'
import { getAvailability } from './get-availability.ts'
import { listTimetables } from './list-timetables.ts'
import { updateTimetable } from './update-timetable.ts'

export const timetableRoutes: Route[] = [
  read(contract.listTimetables, listTimetables),
  write(contract.createTimetable, createTimetable),
  write(contract.createMonth, createMonth),
  write(contract.updateTimetable, updateTimetable),
  write(contract.deleteTimetable, deleteTimetable),
  read(contract.getAvailability, getAvailability),
]
