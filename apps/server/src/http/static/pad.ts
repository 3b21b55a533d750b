import type { FastifyInstance } from 'fastify'
import { servePage } from './serve-page.ts'

/** The built controller: its page at the address of the QR codes, its files at /pad/. */
export const servePad = (app: FastifyInstance): Promise<void> =>
  servePage(app, { app: 'pad', urls: ['/g', '/g/', '/g/:roomCode'] })
