/** The values of a vehicle's day that people set; a booked day holds the ad's id instead. */
export const dayCodes = {
  offline: '停駛',
  online: '營運',
  tt_avail: '可預訂',
  tt_reserv: '保留',
  tt_unavail: '不可預訂',
} as const
export type DayCode = keyof typeof dayCodes
