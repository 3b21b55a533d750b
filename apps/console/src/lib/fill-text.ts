import type { TFunction } from 'i18next'

/** A text whose key is built from a noun, with its values; a test of the pages checks that the key exists. */
export const fillText = (t: TFunction, key: string, values: Record<string, string>): string =>
  (t as unknown as (name: string, values: object) => string)(key, values)
