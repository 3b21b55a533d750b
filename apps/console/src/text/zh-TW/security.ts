import { secondFactor } from './second-factor.ts'

/** Texts of the second factor, loaded only where it is used. */
export const security = { secondFactor }
