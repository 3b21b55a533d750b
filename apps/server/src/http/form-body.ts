import type { FastifyInstance } from 'fastify'

export const formType = 'application/x-www-form-urlencoded'

/** For the few endpoints that take a form's fields; `mountRoute` refuses it to all others. */
export function readForms(api: FastifyInstance): void {
  api.addContentTypeParser(formType, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
