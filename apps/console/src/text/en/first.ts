import { brand } from './brand.ts'
import { error } from './error.ts'
import { session } from './session.ts'

export const first = { brand, error, session }
