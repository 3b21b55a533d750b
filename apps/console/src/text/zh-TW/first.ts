import { brand } from './brand.ts'
import { error } from './error.ts'
import { session } from './session.ts'

/** Texts of the sign-in page; other texts load with their pages. */
export const first = { brand, error, session }
