import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { fromBase32, toBase32 } from './base32.ts'

type Kind = {
  /** A code of one purpose is invalid for any other. */
  purpose: string
  goodSeconds: number
  payloadBytes: number
  macBytes: number
}

const getSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
/** The code contains its second in one byte; the clock determines the minute. */
const byteRange = 256
/** The maximum clock difference between two servers, in seconds. */
const clockSkew = 2

/** Short-lived codes for a screen: a payload, the time of creation, and a signature. */
export function createRotatingCodes(secret: string, kind: Kind) {
  const { purpose, goodSeconds, payloadBytes, macBytes } = kind
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `lumiroute rotating code ${purpose}`, 32))

  function seal(payload: Buffer, second: number): Buffer {
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(BigInt(second))
    return createHmac('sha256', key).update(payload).update(time).digest().subarray(0, macBytes)
  }

  return {
    make(payload: Buffer, at: Date): { code: string; expiresAt: Date } {
      const second = getSeconds(at)
      const body = Buffer.concat([payload, Buffer.from([second % byteRange]), seal(payload, second)])
      return { code: toBase32(body), expiresAt: new Date((second + goodSeconds) * 1000) }
    },

    /** The payload of the code, or undefined if it is not ours or too old. */
    read(code: string, now: Date): { payload: Buffer; code: string } | undefined {
      const body = fromBase32(code)
      if (body?.length !== payloadBytes + 1 + macBytes) return undefined
      const payload = body.subarray(0, payloadBytes)
      const age = getAge(body[payloadBytes] as number, now)
      const isOurs = timingSafeEqual(seal(payload, getSeconds(now) - age), body.subarray(payloadBytes + 1))
      return isOurs && age < goodSeconds ? { payload, code: toBase32(body) } : undefined
    },
  }
}

function getAge(secondByte: number, now: Date): number {
  const age = (((getSeconds(now) - secondByte) % byteRange) + byteRange) % byteRange
  return age >= byteRange - clockSkew ? age - byteRange : age
}
