import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Without what looks alike on a screen some metres away: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = '34679ACDEFGHJKMNPRTUWXY'
const codeLength = 6

export const newCode = () =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** As the operator types it: lower case, in groups, with spaces. */
export const readCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '')

export const newSecret = () => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
