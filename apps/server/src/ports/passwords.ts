/** Password hashing, which the session feature implements. */
export type Passwords = {
  /** Runs the work in the lane of password hashes, so that many sign-ins do not slow down other calls. */
  inLane<T>(work: () => Promise<T>): Promise<T>
  hash(password: string): Promise<string>
  /** Without a stored hash it takes as long and fails, so that time does not tell who exists. Call it in the lane. */
  matches(stored: string | null, password: string): Promise<boolean>
}
