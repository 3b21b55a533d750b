import type { LogFinding } from '@lumiroute/contract/transparency-log'

/** As many as a person can look at. */
export const maxNamed = 100

/** Collects what a check finds: the first ones, and how many there are. */
export class Findings {
  readonly named: LogFinding[] = []
  count = 0

  add(finding: LogFinding): void {
    this.count += 1
    if (this.named.length < maxNamed) this.named.push(finding)
  }
}
