import type { Mutant } from './mutant.ts'
import { parse, walk } from './syntax.ts'

/**
 * The source with all its mutants in it, each behind a switch. So the server is loaded once and not once per mutant,
 * which would take longer than its tests. The set-up of the tests runs in a process without switch.
 */
export function switchMutants(file: string, source: string, mutants: readonly Mutant[]): string {
  const { loops, statements } = findPlaces(file, source)
  const bySize = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id)

  function render(start: number, end: number, inside: readonly Mutant[]): string {
    const [first] = inside
    if (!first) return insertTicks(start, end)
    const same = inside.filter((other) => other.start === first.start && other.end === first.end)
    const nested = inside.filter((other) => !same.includes(other) && other.start < first.end)
    const later = inside.filter((other) => other.start >= first.end)
    // The sources have no semicolons, and a bracket would continue the line before.
    const opening = statements.delete(first.start) ? ';(' : '('
    const original = render(first.start, first.end, nested)
    const switched = same.map(({ id, text }) => `globalThis.__mutation?.is(${id}) ? (${text}) : `).join('')
    return `${insertTicks(start, first.start)}${opening}${switched}(${original}))${render(first.end, end, later)}`
  }

  function insertTicks(start: number, end: number): string {
    let text = ''
    let from = start
    for (const at of loops.filter((loop) => loop >= start && loop < end)) {
      text += `${source.slice(from, at)} globalThis.__mutation?.tick();`
      from = at
    }
    return text + source.slice(from, end)
  }

  return render(0, source.length, bySize)
}

const loopTypes = new Set(['ForStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement'])
const listTypes = new Set(['Program', 'BlockStatement', 'SwitchCase'])

/** The starts of loop bodies, because a mutant that never ends a loop would stop the run, and of statements. */
function findPlaces(file: string, source: string) {
  const loops: number[] = []
  const statements = new Set<number>()
  walk(parse(file, source), (node, [parent]) => {
    const body = node.body as { type: string; start: number } | undefined
    if (loopTypes.has(node.type) && body?.type === 'BlockStatement') loops.push(body.start + 1)
    if (node.type === 'ExpressionStatement' && listTypes.has(parent?.type ?? '')) statements.add(node.start)
  })
  return { loops: loops.sort((a, b) => a - b), statements }
}
