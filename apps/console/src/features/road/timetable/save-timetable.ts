import {
  createMonth,
  createTimetable,
  getAvailability,
  listTimetables,
  updateTimetable,
} from '@lumiroute/contract/timetable'
import { useAct } from '../../../lib/api/query.ts'

const quiet = { quiet: true, invalidate: [listTimetables, getAvailability] } as const

export const useAddTimetable = () => useAct(createTimetable, quiet)
export const useUpdateTimetable = () => useAct(updateTimetable, quiet)
export const useCreateMonth = () => useAct(createMonth, { ...quiet, quiet: 'errors' })
