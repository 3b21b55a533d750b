import { z } from 'zod'
import { RequiredText, Text } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'

/** A code for an item of a store; case-insensitive. */
export const Code = RequiredText(50).regex(/^[A-Za-z0-9_-]+$/, say.code)
/** If empty, the server generates one. */
export const NewCode = Text(50)
  .regex(/^[A-Za-z0-9_-]*$/, say.code)
  .default('')
/** '' from a drop-down means none. */
export const NoneOrCode = z.preprocess((value) => (value === '' ? null : value), Code.nullable())

export const InStore = z.object({ store: RequiredText(50) })

export const maxAmount = 9_999_999
const amount = say.amount(0, maxAmount)
/** An empty field is not an invalid number. */
const unless =
  (text: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? say.required : text

/** Whole New Taiwan dollars; an order of a thousand pieces still fits the column that sums it. */
export const Money = z
  .number({ error: unless(amount) })
  .int(amount)
  .min(0, amount)
  .max(maxAmount, amount)

/** A whole number between two limits. */
export const Count = (min: number, max: number) =>
  z.int(say.amount(min, max)).min(min, say.amount(min, max)).max(max, say.amount(min, max))

/** Fields of every editable row of the shop. */
export const edited = {
  createdAt: z.string(),
  updatedAt: z.string(),
  /** By name; null if the account is deleted or nobody did. */
  updatedBy: z.string().nullable(),
  version: z.int(),
}

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string'

/**
 * Whether both are present for comparison; a refine without it would wait until all other fields are valid.
 */
export function areBoth(value: unknown, one: string, other: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const form = value as Record<string, unknown>
  // Comparing deeply nested lists would convert them to text until the stack overflows.
  return isPlain(form[one]) && isPlain(form[other])
}
