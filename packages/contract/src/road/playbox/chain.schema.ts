import { z } from 'zod'
import { maxSamples } from './playbox-limits.ts'

export const keyAlgorithms = ['Ed25519', 'P-256'] as const
export type KeyAlgorithm = (typeof keyAlgorithms)[number]

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Base64 = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
const Seq = z.int().min(1).max(2_147_483_647)

/** A box's public key: SPKI in DER, base64. */
export const DeviceKey = z.object({ algorithm: z.enum(keyAlgorithms), publicKey: Base64(300) })
export type DeviceKey = z.infer<typeof DeviceKey>

/** SHA-256 of the key's DER bytes, in hex. */
export const Fingerprint = Hash

export const ChainSeq = Seq
/** The last row of a chain. */
const ChainHead = z.object({ seq: Seq, hash: Hash })
export const ChainSignature = Base64(100)

/**
 * Continues the box's chain of this record: the plays by their `seq`, and tombstones for rows whose content is
 * gone. The signature attests to the whole chain up to `head`.
 */
export const ChainPart = z.object({
  fingerprint: Fingerprint,
  tombstones: z
    .array(z.object({ seq: Seq, hash: Hash }))
    .max(maxSamples)
    .default([]),
  head: ChainHead,
  signature: ChainSignature,
})

/** Why a signed batch was refused. */
const chainFaults = ['unknownKey', 'gap', 'wrongHash', 'wrongSignature', 'otherContent'] as const
export type ChainFault = (typeof chainFaults)[number]

/** In the error's body, with the server's head, from which the box continues; null for an unknown key. */
export const ChainRefusal = z.object({
  reason: z.enum(chainFaults),
  head: z.object({ seq: z.int(), hash: z.string() }).nullable(),
})
export type ChainRefusal = z.infer<typeof ChainRefusal>
