/** Pictures decoded concurrently. */
const capacity = 2
/** Above this a picture takes up to 150 MB, so it is decoded alone. */
const largePixels = 16_000_000

// Module state on purpose: memory is a limit of the process, however many apps run in it.
const waiting: { weight: number; start: () => void }[] = []
let busy = 0

/** Queues the work among the pictures of the whole process. Never nest calls: they would deadlock. */
export async function inPictureQueue<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const weight = pixels > largePixels ? capacity : 1
  await new Promise<void>((start) => {
    waiting.push({ weight, start })
    startNext()
  })
  try {
    return await work()
  } finally {
    busy -= weight
    startNext()
  }
}

function startNext(): void {
  for (let next = waiting[0]; next && busy + next.weight <= capacity; next = waiting[0]) {
    waiting.shift()
    busy += next.weight
    next.start()
  }
}
