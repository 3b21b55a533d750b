import type { Language } from '@lumiroute/contract/text'
import type { PackedText } from './packed-text.ts'
import { Text, text, translate } from '../../text/text.ts'

/**
 * JSON built by PostgreSQL, passed on unparsed: parsing and serialising 50 rows costs more than reading them.
 */
export class RawJson<T> {
  declare readonly type: T
  constructor(readonly text: string) {}
}

/** A response in which any part may already be JSON. */
export type Answering<T> = (string extends keyof T ? unknown : { [K in keyof T]: T[K] | RawJson<T[K]> }) & {
  message?: Text | string
  /** The quoted version of the response: If-None-Match with the same version gets 304 without a body. */
  etag?: string
  /** For public answers, which are otherwise never stored. */
  cacheControl?: string
  /** The whole response, kept compressed. */
  response?: Pick<PackedText, 'text' | 'pack'>
  setCookie?: string[] | undefined
}

const head = (status: number, message: string) => `{"status":${status},"message":${JSON.stringify(message)}`

/** Sent as headers, or above. */
const asides = new Set(['message', 'etag', 'cacheControl', 'response', 'setCookie'])
const isAside = (name: string) => asides.has(name)

const done = text('common.done')

export function writeAnswer(answer: Record<string, unknown>, language: Language): string {
  let json = head(200, translate(isText(answer.message) ? answer.message : done, language))
  for (const [name, value] of Object.entries(answer)) {
    if (isAside(name) || value === undefined) continue
    json += `,${JSON.stringify(name)}:${value instanceof RawJson ? value.text : JSON.stringify(value)}`
  }
  return `${json}}`
}

const isText = (message: unknown): message is Text | string =>
  typeof message === 'string' || message instanceof Text
