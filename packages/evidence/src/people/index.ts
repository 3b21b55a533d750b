export { countViewers, measureCoverage, method } from './count-viewers.ts'
export { buildIntervals, type Counts, overlap, type Shown } from './intervals.ts'
export { measurePeopleMinutes, peopleMinutesMethod } from './people-minutes.ts'
