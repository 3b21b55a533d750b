import type { Language } from '@lumiroute/contract/text'

/** A text that many people get: compressed once for each coding. */
type Packed = { text: string; pack(coding: 'br' | 'gzip'): Promise<Buffer> }

/** An answer of the store front: its parts as JSON text by name, a hash of them, and what was made of them to send. */
export type FrontAnswer = {
  parts: Readonly<Record<string, string>>
  tag: string
  sent: Map<Language, object>
}

/** A rendered page of the store front. */
export type FrontDocument = { status: number; tag: string; html: Packed }

/** What a server keeps of the public store fronts for a moment. */
export type FrontCache<T> = {
  /** The value under this key, at most two seconds old; concurrent callers share one load. */
  read(key: string, load: () => Promise<T>): Promise<T>
  clear(): void
}
