import type { Hello, Leave, Speed } from '@lumiroute/games/protocol'
import { z } from 'zod'

/** The longest honest message is a hello of about 150 bytes. */
const maxTextBytes = 512

const Token = z.string().regex(/^[\w-]{20,100}$/)
const Kmh = z.number().min(0).max(1000)
const HelloMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('screen'), token: Token, speedKmh: Kmh.optional() }),
  z.object({ type: z.literal('seat'), token: Token }),
])
const SeatText = z.object({ type: z.literal('leave') })
const ScreenText = z.object({ type: z.literal('speed'), kmh: Kmh })

function read<T>(schema: z.ZodType<T>, bytes: Buffer): T | null {
  if (bytes.length > maxTextBytes) return null
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data ?? null
  } catch {
    return null
  }
}

/** All of these return null for anything else. */
export const readHello = (bytes: Buffer) => read(HelloMessage, bytes) as Hello | null
export const readSeatText = (bytes: Buffer): Leave | null => read(SeatText, bytes)
export const readScreenText = (bytes: Buffer): Speed | null => read(ScreenText, bytes)
