/** How the server of a model is asked: it may be anybody's, and is not trusted with our memory. */
import { ModelError } from './model.ts'

/**
 * `fetch` that follows no redirect, which would hand the draft to another host, and takes so many bytes of an answer,
 * unpacked: reading on fails then with a `ModelError`.
 */
export const cappedFetch =
  (most: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let left = most
    const cap = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength
        if (left >= 0) controller.enqueue(chunk)
        else controller.error(new ModelError('truncated', 'The answer is too long to be read'))
      },
    })
    return new Response(response.body.pipeThrough(cap), response)
  }
