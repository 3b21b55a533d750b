const rounds = 2
/** Shorter times are mostly noise. */
const leastMs = 20

function measureCpu(run: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const from = process.cpuUsage()
    run()
    return process.cpuUsage(from).user / 1000
  })
  return Math.min(...times)
}

/**
 * How much longer an input takes than a quarter of it: about 4 for linear work, 16 for quadratic work. A limit in
 * milliseconds would depend on the machine.
 */
export function measureGrowth(run: (length: number) => void, length: number): number {
  const quarter = measureCpu(() => run(length / 4))
  const whole = measureCpu(() => run(length))
  return (whole + leastMs) / (quarter + leastMs)
}
