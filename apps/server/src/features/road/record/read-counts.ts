/** Every people count of a record; the effect page and the measurement use the same ones. */
export { listCounts as readCounts } from './queries/count.queries.ts'
