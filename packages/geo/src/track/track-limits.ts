export const trackLimits = {
  accuracyM: 100,
  metresPerSecond: 50,
  /** Two boxes report the same second a little apart. */
  minPeriodMs: 400,
  /** So many fixes in a row that agree with each other are no strays. */
  agreeing: 5,
  /** Each fix is weighed with its neighbours up to this time away. */
  smoothMs: 3000,
  minDistanceM: 25,
  stopSeconds: 60,
  stopRadiusM: 40,
  /** What happened in a longer silence is unknown; it counts neither as moving nor as standing. */
  silenceSeconds: 900,
} as const
