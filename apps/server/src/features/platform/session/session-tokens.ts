import { createHash, createHmac, randomBytes } from 'node:crypto'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
export const randomToken = () => randomBytes(32).toString('base64url')

/**
 * The token that follows a spent one. It follows from the attempt, so that a lost answer
 * sent again gets the same successor; whoever only stole the old token does not know the attempt.
 */
export function nextToken(secret: string, spent: string, attempt: string | undefined): string {
  if (!attempt) return randomToken()
  return createHmac('sha256', `refresh ${secret}`).update(`${spent} ${attempt}`).digest('base64url')
}
