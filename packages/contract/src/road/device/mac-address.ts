import { z } from 'zod'
import { validationTexts as say } from '../../validation.ts'

/** Any usual notation, stored as AA:BB:CC:DD:EE:FF. */
export const MacAddr = z
  .string(say.requiredStar)
  .trim()
  .min(1, say.requiredStar)
  .max(30)
  .transform((text, context) => {
    const digits = text.replaceAll(/[\s:.-]/g, '').toUpperCase()
    if (/^[0-9A-F]{12}$/.test(digits)) return (digits.match(/../g) as string[]).join(':')
    context.addIssue({ code: 'custom', message: say.macAddr })
    return z.NEVER
  })

/** MAC addresses in a typed list, in order without duplicates; anything else stays as typed. */
export const readMacList = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;、，]+/)
      .filter(Boolean)
      .map((each) => MacAddr.safeParse(each).data ?? each),
  ),
]
