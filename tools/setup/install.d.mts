export function checkNode(version?: string): void
export function ensureDependencies(root: string): Promise<void>
export function isInstalled(root: string): boolean
