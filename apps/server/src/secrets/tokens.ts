import { createHash, createHmac, randomBytes } from 'node:crypto'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
export const randomToken = () => randomBytes(32).toString('base64url')

/**
 * The successor of a used token. It is derived from the attempt, so that a repeated request gets the same
 * successor; someone who only stole the old token does not know the attempt.
 */
export function nextToken(secret: string, spent: string, attempt: string | undefined): string {
  if (!attempt) return randomToken()
  return createHmac('sha256', `refresh ${secret}`).update(`${spent} ${attempt}`).digest('base64url')
}
