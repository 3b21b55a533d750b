import type { FastifyInstance } from 'fastify'
import { servePage } from './serve-page.ts'

type IsKnown = (token: string) => Promise<boolean>

/** The built verify page: at the address of a report's QR code, and without a token for files that people kept. */
export const serveVerify = (app: FastifyInstance, isKnown: IsKnown): Promise<void> =>
  servePage(app, {
    app: 'verify',
    urls: ['/v', '/v/', '/v/:token'],
    getStatus: async ({ params }) => {
      const { token } = params as { token?: string }
      return token === undefined || (await isKnown(token)) ? 200 : 404
    },
  })
