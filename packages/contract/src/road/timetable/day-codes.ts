/** The values of a vehicle's day that people set; a booked day holds the ad's id instead. */
export const dayCodes = ['offline', 'online', 'tt_avail', 'tt_reserv', 'tt_unavail'] as const
export type DayCode = (typeof dayCodes)[number]
