/** An answer of the store front: its parts as JSON text by name, and a hash of them. */
export type FrontAnswer = { parts: Readonly<Record<string, string>>; tag: string }

/** What a server keeps of the public store fronts for a moment. */
export type FrontCache = {
  /** The answer under this key, at most two seconds old; concurrent callers share one load. */
  read(key: string, load: () => Promise<FrontAnswer>): Promise<FrontAnswer>
  clear(): void
}
