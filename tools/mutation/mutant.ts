/** One change of the source: the text from start to end becomes another. */
export type Change = { start: number; end: number; text: string; operator: string }

export type Mutant = Change & {
  id: number
  file: string
  line: number
  /** The source text that is replaced. */
  was: string
  /** The declared query that the change is in. */
  query?: string | undefined
  /** Its file keeps values between calls, which must be computed again with the change. */
  keepsState: boolean
}
