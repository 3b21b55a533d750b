export function ServerErrorPage() {
  return null
}
