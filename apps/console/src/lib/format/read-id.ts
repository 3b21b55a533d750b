import { Id } from '@lumiroute/contract'

/** An id from the URL; undefined if invalid. */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^\d+$/.test(text)) return undefined
  return Id.safeParse(Number(text)).data
}
