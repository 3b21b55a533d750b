export type StreamEvent = { event: string; data: string }

/** Parses the lines of one event; undefined for a comment. */
function toEvent(lines: readonly string[]): StreamEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of lines) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}

/** Server-sent events of a response; null for a comment, which is a heartbeat. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const parts = rest.split(/\r?\n\r?\n/)
      rest = parts.pop() ?? ''
      for (const part of parts) yield toEvent(part.split(/\r?\n/)) ?? null
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
