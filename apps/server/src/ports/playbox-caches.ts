/** What a server remembers of devices between their calls; each map is bounded by its users. */
export type PlayboxCaches = {
  /** By record: when its measurement was announced last. */
  announcedReports: Map<number, number>
  /** By record: the last position of the batch before. */
  lastFixes: Map<number, { at: number; lat: number; lng: number }>
  /** By plan: the version of the programme that it gives. */
  programmeVersions: Map<string, string>
}
