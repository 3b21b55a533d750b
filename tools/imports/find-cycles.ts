import type { ImportGraph } from './read-imports.ts'

/** Groups of files that import each other, by Tarjan's algorithm. */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    const at = order.size
    order.set(file, at)
    open.push(file)
    let low = at
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) as number)
    }
    lowest.set(file, low)
    if (low === at) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) cycles.push(group)
    }
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
