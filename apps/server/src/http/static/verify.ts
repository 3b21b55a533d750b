import type { FastifyInstance } from 'fastify'
import { servePage } from './serve-page.ts'

/** The built verify page: at the address of a report's QR code, and without a token for files that people kept. */
export const serveVerify = (
  app: FastifyInstance,
  isShared: (token: string) => Promise<boolean>,
): Promise<void> =>
  servePage(app, {
    app: 'verify',
    urls: ['/v', '/v/', '/v/:token'],
    getStatus: async ({ params }) => {
      const { token } = params as { token?: string }
      return token === undefined || (await isShared(token)) ? 200 : 404
    },
  })
