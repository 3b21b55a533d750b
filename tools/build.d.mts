export function build(root: string): Promise<void>
export function findStale(root: string): { name: string; app: string }[]
