/** Password hashing, which the session feature implements. */
export type Passwords = {
  /** Runs the work in the queue of password hashes, so that many sign-ins do not slow down other requests. */
  inLane<T>(work: () => Promise<T>): Promise<T>
  hash(password: string): Promise<string>
  /**
   * Without a stored hash it takes as long and fails, so that timing does not reveal who exists. Call it
   * inside the queue.
   */
  matches(stored: string | null, password: string): Promise<boolean>
}
