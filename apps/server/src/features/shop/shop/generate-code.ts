import { randomInt } from 'node:crypto'

/** Without those that people mistake for each other when they read one aloud. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** The code of a thing whose maker gave it none; too many for two to meet. */
export const generateCode = (prefix: string) =>
  prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
