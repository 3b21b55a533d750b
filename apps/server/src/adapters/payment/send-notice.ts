import type { AddressInfo } from 'node:net'
import { notifyPayment } from '@lumiroute/contract/payment'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'
import { signNotice } from './notice-sign.ts'

type Told = { paymentId: string; status: 'SUCCESS' | 'FAIL'; amount: number }

const waitSeconds = 10

/** The sandbox's notice, over the wire like any outside page's. One that is lost is found by asking later. */
export async function sendNotice(server: FastifyInstance, { secrets }: Settings, told: Told): Promise<void> {
  const payload = { ...told, sign: signNotice(secrets.payment, told) }
  const path = `/api${notifyPayment.path}`
  try {
    const status = await post(server, path, payload)
    if (status !== 200) server.log.warn({ paymentId: told.paymentId, status }, 'a sandbox notice was refused')
  } catch (error) {
    server.log.warn({ paymentId: told.paymentId, err: error }, 'a sandbox notice was lost')
  }
}

async function post(server: FastifyInstance, path: string, payload: object): Promise<number> {
  const address = server.server.address() as AddressInfo | null
  if (!address) return (await server.inject({ method: 'POST', url: path, payload })).statusCode
  const response = await fetch(`http://${reachable(address)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(waitSeconds * 1000),
  })
  return response.status
}

/** Listening on every address is no address that one can call. */
function reachable({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `127.0.0.1:${port}`
  if (address === '::') return `[::1]:${port}`
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
}
