export type FileFault = { tries: number; text: string; lastMs: number }
export type FileFaults = Readonly<Record<string, FileFault>>

const triesAllowed = 3
const forgivenAfterMs = 3_600_000
const mostReported = 20

/** Only faults of the file itself count; network errors do not. */
export function recordFault(faults: FileFaults, sha256: string, text: string, ms: number): FileFaults {
  const tries = (faults[sha256]?.tries ?? 0) + 1
  return { ...faults, [sha256]: { tries, text, lastMs: ms } }
}

/** A file that matches its hash but cannot be shown will not improve with a retry. */
export const skipFile = (faults: FileFaults, sha256: string, text: string, ms: number): FileFaults => ({
  ...faults,
  [sha256]: { tries: triesAllowed, text, lastMs: ms },
})

export function clearFault(faults: FileFaults, sha256: string): FileFaults {
  const { [sha256]: _gone, ...rest } = faults
  return rest
}

/** Skipped for an hour, then retried: it may have been fixed on the server. */
export function isSkipped(faults: FileFaults, sha256: string, ms: number): boolean {
  const fault = faults[sha256]
  return !!fault && fault.tries >= triesAllowed && Math.abs(ms - fault.lastMs) < forgivenAfterMs
}

export const reportFaults = (faults: FileFaults) =>
  Object.entries(faults)
    .filter(([, { tries }]) => tries >= triesAllowed)
    .slice(0, mostReported)
    .map(([file, { text }]) => ({ file: file.slice(0, 100), text: text.slice(0, 300) }))
