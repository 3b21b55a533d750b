import { z } from 'zod'
import { lineUserId } from '../../../adapters/line/line.port.ts'

const handled = ['follow', 'unfollow', 'message', 'postback', 'beacon', 'accountLink'] as const

const LineEvent = z.object({
  type: z.enum(handled),
  webhookEventId: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  timestamp: z.int().min(0).max(8_640_000_000_000),
  source: z.object({ type: z.literal('user'), userId: z.string().regex(lineUserId) }),
  follow: z.object({ isUnblocked: z.boolean() }).optional().catch(undefined),
})
export type LineEvent = z.output<typeof LineEvent>

const Body = z.object({ events: z.array(z.unknown()).max(20_000) })

/** The events about a person. Ignores unknown kinds, which LINE may add at any time. */
export function parseEvents(bytes: Uint8Array): LineEvent[] | undefined {
  const body = Body.safeParse(parseJson(bytes))
  if (!body.success) return undefined
  return body.data.events.flatMap((event) => {
    const read = LineEvent.safeParse(event)
    return read.success ? [read.data] : []
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
