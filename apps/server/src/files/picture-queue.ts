/** Large pictures take a hundred megabytes and seconds of a core each. */
const atOnce = 2

const waiting: (() => void)[] = []
let running = 0

/** Runs the work once fewer than two pictures of the whole process are being decoded. Never call it within itself. */
export async function inPictureQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
