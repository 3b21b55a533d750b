import { brand } from './brand.ts'
import { error } from './error.ts'
import { session } from './session.ts'

/** All that the sign-in page says; the rest comes with the page that says it. */
export const first = { brand, error, session }
