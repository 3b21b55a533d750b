import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Excludes characters that look alike from a distance: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTUWXY'
const codeLength = 6

export const createCode = () =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** People type codes in lower case and with spaces or hyphens. */
export const normalizeCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '')

export const createSecret = () => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
