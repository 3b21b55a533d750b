export const trackLimits = {
  accuracyM: 100,
  metresPerSecond: 50,
  /** Two devices report the same second slightly apart. */
  minPeriodMs: 400,
  /** This many consecutive fixes that agree are not outliers. */
  agreeing: 5,
  /** Each fix is averaged with its neighbours within this time. */
  smoothMs: 3000,
  minDistanceM: 25,
  stopSeconds: 60,
  stopRadiusM: 40,
  /** A longer silence is unknown: neither moving nor standing. */
  silenceSeconds: 900,
} as const
