/** Long answers, sent while they are made. */

/** Text as a stream, made as fast as it is read; no part may be empty. `failed` hears why it broke off. */
export function streamOf(parts: AsyncGenerator<string>, failed: (error: unknown) => void) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          failed(error)
          controller.error(new Error('The answer broke off.')) // the adapter prints it, and the first may quote a draft
        }
      },
      cancel: () => void parts.return(undefined),
    },
    { highWaterMark: 0 },
  )
}
