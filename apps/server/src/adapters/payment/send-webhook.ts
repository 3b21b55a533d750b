import type { AddressInfo } from 'node:net'
import { notifyPayment } from '@lumiroute/contract/payment'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'
import { signWebhook } from './webhook-signature.ts'

type Result = { paymentId: string; status: 'SUCCESS' | 'FAIL'; amount: number }

const waitSeconds = 10

/**
 * The sandbox's webhook, sent over HTTP like a real payment page. The job for open payments recovers a lost
 * one.
 */
export async function sendWebhook(
  server: FastifyInstance,
  { secrets }: Settings,
  result: Result,
): Promise<void> {
  const payload = { ...result, sign: signWebhook(secrets.payment, result) }
  const path = `/api${notifyPayment.path}`
  try {
    const status = await post(server, path, payload)
    if (status !== 200) server.log.warn({ paymentId: result.paymentId, status }, 'sandbox webhook rejected')
  } catch (error) {
    server.log.warn({ paymentId: result.paymentId, err: error }, 'sandbox webhook not delivered')
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

/** 0.0.0.0 and :: can be listened on but not called. */
function reachable({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `127.0.0.1:${port}`
  if (address === '::') return `[::1]:${port}`
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
}
