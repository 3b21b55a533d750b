import { z } from 'zod'
import { vehicleTypeCodes } from '../../advertising/ad/ad-codes.ts'
import { operator, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IsoDate } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { validationTexts as say } from '../../validation.ts'
import { type DayCode, dayCodes } from './day-codes.ts'
import { dayPatterns } from './day-pattern.ts'

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type DayName = `day${Exclude<Digit, 0> | `${1 | 2}${Digit}` | 30 | 31}`
export const dayNames = Array.from({ length: 31 }, (_, i) => `day${i + 1}` as DayName)

export const isDayCode = (value: string): value is DayCode => (dayCodes as readonly string[]).includes(value)

const Day = z.union([z.enum(dayCodes), z.string().regex(/^\d{1,10}$/)])
const days = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(dayNames.map((name) => [name, schema])) as Record<DayName, S>

export const YearMonth = z.string(say.requiredStar).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, say.requiredStar)

export const Timetable = z.object({
  id: Id,
  vehicle: z.object({ id: Id, no: z.string(), vehicleType: z.string() }),
  year: z.int(),
  month: z.int(),
  ...days(z.string().nullable()),
  /** The ads on the booked days. */
  ads: z.array(z.object({ id: Id, name: z.string() })),
  freeDays: z.int(),
  bookedDays: z.int(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Timetable = z.infer<typeof Timetable>

export const TimetableForm = z.object({
  year: z.int().min(2020).max(2100),
  month: z.int().min(1).max(12),
  ...days(Day.nullable().optional()),
  version: z.int().optional(),
})

/** Chosen before the days; the drop-down's placeholder sends 0. */
export const NewTimetableForm = z.object({
  vehicleId: z.int(say.requiredStar).min(1, say.requiredStar),
  yearMon: YearMonth,
})

export const CreateMonthForm = z.object({
  yearMon: YearMonth,
  pattern: z.enum(dayPatterns).default('lastMonth'),
})

export const listTimetables = endpoint({
  id: 'timetable.list',
  method: 'POST',
  path: '/timetable/query',
  summary: 'Lists timetables by id, vehicle or month.',
  access: operator,
  category: null,
  body: z.object({
    timetableId: Id.optional(),
    vehicleId: Id.optional(),
    yearMon: YearMonth.optional(),
    ...listFields(['id', 'vehicleNo', 'yearMon', 'updatedAt']),
  }),
  answer: z.object({ timetableList: z.array(Timetable), total: Total }),
})

export const createTimetable = endpoint({
  id: 'timetable.create',
  method: 'POST',
  path: '/timetable/add',
  summary: 'Creates the timetable of a vehicle for a month.',
  access: operator,
  category: null,
  body: z.object({ vehicleId: Id, timetable_data: TimetableForm }),
  answer: z.object({ timetable: Timetable }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'timetable.created',
})

export const createMonth = endpoint({
  id: 'timetable.createMonth',
  method: 'POST',
  path: '/timetable/add/month',
  summary: 'Creates the timetables of a month for every vehicle on the road that has none.',
  access: operator,
  category: null,
  body: CreateMonthForm,
  answer: z.object({ added: z.int() }),
  audit: ['timetable.created'],
})

export const updateTimetable = endpoint({
  id: 'timetable.update',
  method: 'POST',
  path: '/timetable/update',
  summary: 'Updates days of a timetable; booked days do not change.',
  access: operator,
  category: null,
  body: z.object({ timetableId: Id, vehicleId: Id.optional(), timetable_data: TimetableForm.partial() }),
  answer: z.object({ timetable: Timetable }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'timetable.updated',
})

export const deleteTimetable = endpoint({
  id: 'timetable.delete',
  method: 'POST',
  path: '/timetable/delete',
  summary: 'Deletes a timetable without bookings.',
  access: operator,
  category: null,
  body: z.object({ timetableId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'timetable.deleted',
})

export const getAvailability = endpoint({
  id: 'timetable.getAvailability',
  method: 'POST',
  path: '/timetable/availability',
  summary: 'Counts the free vehicles of a type on each day of a month.',
  access: signedIn,
  permission: 'ads.read',
  category: null,
  body: z.object({ vehicleType: z.enum(vehicleTypeCodes), yearMonth: YearMonth }),
  answer: z.object({
    availability: z.array(
      z.object({
        date: IsoDate,
        free: z.int(),
        total: z.int(),
        /** Paid or submitted ads that want such a vehicle that day. */
        waiting: z.int(),
      }),
    ),
  }),
})
