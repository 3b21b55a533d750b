import { overview } from './overview.ts'

/** The first page, and the first steps of a new installation. */
export const start = { overview }
