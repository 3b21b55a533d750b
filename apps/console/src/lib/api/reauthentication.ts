type Ask = () => Promise<boolean>

let ask: Ask | undefined
let running: Promise<boolean> | undefined

/** Sets how the person is asked; before that, such calls fail with their error. */
export function onReauthentication(next: Ask) {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** One dialog for all calls that wait for it. */
export function reauthenticate(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  running ??= ask().finally(() => {
    running = undefined
  })
  return running
}
