type Ask = () => Promise<boolean>

let ask: Ask | undefined
let running: Promise<boolean> | undefined
let giveUp: (isConfirmed: false) => void = () => {}

/** Sets how the person is asked; before that, such calls fail with their error. */
export function onReauthentication(next: Ask) {
  ask = next
  return () => {
    if (ask !== next) return
    ask = undefined
    // A call that waits for a dialog which is gone would wait for ever.
    giveUp(false)
  }
}

/** One dialog for all calls that wait for it. */
export function reauthenticate(): Promise<boolean> {
  if (running) return running
  if (!ask) return Promise.resolve(false)
  const left = new Promise<false>((resolve) => (giveUp = resolve))
  running = Promise.race([ask(), left]).finally(() => {
    running = undefined
  })
  return running
}
