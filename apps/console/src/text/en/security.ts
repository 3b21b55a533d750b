import { secondFactor } from './second-factor.ts'

export const security = { secondFactor }
