import { randomInt } from 'node:crypto'

/** Excludes characters that look or sound alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** A random code for a row that was created without one. */
export const generateCode = (prefix: string) =>
  prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
