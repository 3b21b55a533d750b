import type { FastifyInstance } from 'fastify'

export const formType = 'application/x-www-form-urlencoded'

// Outside systems send a few dozen fields; a megabyte of `a&a&a` would take the server a third of a second.
const maxFormBytes = 64 * 1024

/** For the few endpoints that take a form's fields; `mountRoute` refuses it to all others. */
export function readForms(api: FastifyInstance): void {
  api.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
