import { forget, keep, kept } from '../../session/storage.ts'

export type Unsent = { roundId: string; inputs: string }

const keyOf = (storeCode: string) => `game.unsent.${storeCode}`

/** A finished round, until the server has answered. */
export const keepUnsent = (storeCode: string, unsent: Unsent) =>
  keep(keyOf(storeCode), JSON.stringify(unsent))

export const forgetUnsent = (storeCode: string) => forget(keyOf(storeCode))

export function readUnsent(storeCode: string): Unsent | null {
  try {
    return JSON.parse(kept(keyOf(storeCode)) ?? 'null') as Unsent | null
  } catch {
    return null
  }
}
