import type { FastifyInstance } from 'fastify'

export const formType = 'application/x-www-form-urlencoded'

// External systems send a few dozen fields; a megabyte of `a&a&a` would block the server for a third of a
// second.
const maxFormBytes = 64 * 1024

/** For the few endpoints that accept form fields; `mountRoute` rejects them for all others. */
export function readForms(api: FastifyInstance): void {
  api.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
