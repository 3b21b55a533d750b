/** What a server caches about devices between their calls; each map is bounded by its users. */
export type PlayboxCaches = {
  /** By record: when its measurement was last enqueued. */
  announcedReports: Map<number, number>
  /** By record: the last position of the previous batch. */
  lastFixes: Map<number, { at: number; lat: number; lng: number }>
  /** By plan: the version of the resulting programme. */
  programmeVersions: Map<string, string>
}
