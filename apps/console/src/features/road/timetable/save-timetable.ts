import {
  addMonth,
  addTimetable,
  getAvailability,
  queryTimetables,
  updateTimetable,
} from '@lumiroute/contract/timetable'
import { useAct } from '../../../lib/api/query.ts'

const quiet = { quiet: true, invalidate: [queryTimetables, getAvailability] } as const

export const useAddTimetable = () => useAct(addTimetable, quiet)
export const useUpdateTimetable = () => useAct(updateTimetable, quiet)
export const useAddMonth = () => useAct(addMonth, { ...quiet, quiet: 'errors' })
