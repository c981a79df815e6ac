/** Hands a value to the browser as a JSON file to keep. */
export function download(name: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it up once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
