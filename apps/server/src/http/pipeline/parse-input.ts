import { type Endpoint, isMultipart, validationText } from '@lumiroute/contract'
import { z } from 'zod'
import type { RawInput } from '../authentication/access.ts'
import { AppError, maxFields } from '../../errors/app-error.ts'

type Parsed = Record<string, unknown>

/** Params win over query and body, so that a body cannot override the path. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Parsed {
  const body = isMultipart(endpoint.body) ? undefined : endpoint.body
  return {
    // Only an absent body counts as empty; null is invalid.
    ...(endpoint.isValidBody?.(raw.body)
      ? (raw.body as Parsed)
      : parsePart(body, raw.body === undefined ? {} : raw.body)),
    ...parsePart(endpoint.headers, raw.headers ?? {}),
    ...parsePart(endpoint.query, raw.query ?? {}),
    ...parsePart(endpoint.params, raw.params ?? {}),
  }
}

function parsePart(schema: z.core.$ZodType | undefined, value: unknown): Parsed {
  if (!schema) return {}
  const result = z.core.safeParse(schema, value, { error: validationText as z.core.$ZodErrorMap })
  if (result.success) return result.data as Parsed
  throw new AppError('VALIDATION', { fields: fieldTexts(result.error) })
}

function fieldTexts({ issues }: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, maxFields)) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}
