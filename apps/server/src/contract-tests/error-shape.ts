import { errorCodes, errors } from '@lumiroute/contract'
import { ChangedLine } from '@lumiroute/contract/order'
import { ChainRefusal } from '@lumiroute/contract/playbox'
import { z } from 'zod'

/** The exact shape of an error body. */
const ErrorShape = z.strictObject({
  status: z.int(),
  code: z.enum(errorCodes as [keyof typeof errors, ...(keyof typeof errors)[]]),
  message: z.string().min(1),
  error: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  changedLines: z.array(ChangedLine).optional(),
  chain: ChainRefusal.optional(),
})

const inside =
  /node_modules|\.(ts|js|mjs):\d+|\bat \S+ \(|select .+ from|insert into|violates|pg_|\/(tmp|home|work|usr)\//i

/** What is wrong with an error response, if anything: its shape, or a leaked internal. */
export function findRefusalFault(status: number, text: string): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (inside.test(text)) return 'tells of the inside'
  const parsed = ErrorShape.safeParse(readJson(text))
  if (!parsed.success) return `has another shape: ${parsed.error.message}`
  const { code, message, error } = parsed.data
  if (parsed.data.status !== status || errors[code].status !== status) return 'tells another status'
  return message === error ? undefined : 'tells two texts'
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
