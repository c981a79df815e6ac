/** Characters of one step: more arguments would not fit on the stack. */
const STEP = 0x8000

/** Bytes as base64: messages between scripts of an extension hold only what JSON can. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text)
}
