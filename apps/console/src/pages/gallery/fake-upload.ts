import type { Upload } from '../../lib/api/upload.ts'

const steps = 20
const stepMs = 120

/** Slow, so that progress, cancel and retry can be seen. */
export const fakeUpload: Upload = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, stepMs))
    signal.throwIfAborted()
    onProgress(step / steps)
    if (file.name.includes('fail') && step === steps / 2) throw new Error()
  }
  return { uuidName: `${crypto.randomUUID()}.png`, url: URL.createObjectURL(file) }
}
