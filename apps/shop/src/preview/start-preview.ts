import type { AnswerCache } from '../api/answer-cache.ts'

type Message = { type: 'lumiroute-preview'; answers: Record<string, unknown> }

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && (data as Partial<Message>).type === 'lumiroute-preview'

/** Shows what the console's form holds, before it is saved. Only a page of the same origin is listened to. */
export function startPreview(cache: AnswerCache): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isMessage(data)) return
    cache.pin(data.answers)
  })
  window.parent.postMessage({ type: 'lumiroute-preview-ready' }, location.origin)
}
