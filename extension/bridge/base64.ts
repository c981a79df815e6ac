/** Characters of one step: more arguments would not fit on the stack. */
const STEP = 0x8000

/** Bytes as base64: messages between scripts of an extension hold only what JSON can. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text)
}

/** The bytes again. Throws on what is no base64. A loop: `Uint8Array.from` held a page for 48 ms over the word list. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
