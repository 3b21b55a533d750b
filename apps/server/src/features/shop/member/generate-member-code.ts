import { generateCode } from '../shop/generate-code.ts'

/** Random, since a running number would reveal how many customers a store has. */
export const generateMemberCode = () => generateCode('M')
