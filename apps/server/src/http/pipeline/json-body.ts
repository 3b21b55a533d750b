import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

/** The default body limit; endpoints with a higher one accept one long text in it. */
export const maxBodyBytes = 1024 * 1024
const maxStructureLength = 256 * 1024

/**
 * Parses JSON as Fastify does, but rejects megabytes of brackets and keys, which would take seconds to parse.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text.length > maxBodyBytes && structureExceeds(text, maxStructureLength))
      return done(new AppError('TOO_LARGE'))
    return parse(request, text, done)
  })
}

/** Whether more than `most` characters are outside the JSON's strings. */
export function structureExceeds(text: string, most: number): boolean {
  let [length, at] = [0, 0]
  while (at < text.length && length <= most) {
    const open = text.indexOf('"', at)
    if (open < 0) return length + text.length - at > most
    length += open - at + 2
    at = endOfString(text, open + 1)
  }
  return length > most
}

function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - slashes - 1] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}
