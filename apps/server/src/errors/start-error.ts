/** What prevents the server from starting, as one message for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}
