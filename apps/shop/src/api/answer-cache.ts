import { ApiError } from './api-error.ts'
import type { Read } from './reads.ts'

export type Entry = { body?: unknown; error?: ApiError; at: number }

type Load = (read: Read<unknown>) => Promise<unknown>

/** How long an answer counts as fresh; a page shows an older one at once and asks again. */
const freshMs = 10_000

export const keyOf = ({ method, path, body }: Read<unknown>) =>
  method === 'GET' ? path : `${method} ${path} ${JSON.stringify(body ?? null)}`

/** Answers by what was asked. The server fills one for each page that it renders, and the page starts with it. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>()
  /** Answers of an unsaved draft, which the console shows in its preview; nothing replaces them. */
  private readonly pinned = new Set<string>()
  private readonly running = new Map<string, Promise<void>>()
  private readonly listeners = new Set<() => void>()
  private readonly load: Load

  constructor(load: Load) {
    this.load = load
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get(read: Read<unknown>): Entry | undefined {
    return this.entries.get(keyOf(read))
  }

  fill(key: string, status: number, body: unknown): void {
    const at = Date.now()
    this.entries.set(key, status < 300 ? { body, at } : { error: new ApiError(status, body), at })
  }

  pin(answers: Record<string, unknown>): void {
    for (const [key, body] of Object.entries(answers)) {
      this.pinned.add(key)
      this.fill(key, 200, body)
    }
    this.announce()
  }

  /** Asks unless a fresh answer is there or on its way. */
  refresh(read: Read<unknown>, { isForced = false } = {}): Promise<void> {
    const key = keyOf(read)
    const entry = this.entries.get(key)
    if (this.pinned.has(key) || (!isForced && entry && !entry.error && Date.now() - entry.at < freshMs))
      return Promise.resolve()
    const started = this.running.get(key) ?? this.ask(key, read)
    this.running.set(key, started)
    return started
  }

  /** What shows it next asks again. */
  expire(isOld: (key: string) => boolean): void {
    for (const [key, entry] of this.entries) if (isOld(key)) this.entries.set(key, { ...entry, at: 0 })
    this.announce()
  }

  /** Forgets what belongs to a person. */
  clear(isForgotten: (key: string) => boolean): void {
    for (const key of this.entries.keys()) if (isForgotten(key)) this.entries.delete(key)
    this.announce()
  }

  private async ask(key: string, read: Read<unknown>): Promise<void> {
    const before = this.entries.get(key)
    const entry = await this.load(read).then(
      (body): Entry => ({ body, at: Date.now() }),
      (error: unknown) => describeFailure(error, before),
    )
    this.running.delete(key)
    if (!this.pinned.has(key)) this.entries.set(key, entry)
    this.announce()
  }

  private announce(): void {
    for (const listener of this.listeners) listener()
  }
}

function describeFailure(error: unknown, before: Entry | undefined): Entry {
  const failure = error instanceof ApiError ? error : new ApiError(0, null)
  // Drop what was deleted or is no longer allowed; keep the last answer if the request itself failed.
  const isGone = [401, 403, 404].includes(failure.status)
  return { ...(!isGone && before && { body: before.body }), error: failure, at: Date.now() }
}
