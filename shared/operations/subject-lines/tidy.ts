/** One line, without what a subject does not need: list signs in front, the full stop behind. */
export const tidy = (text: string): string =>
  text
    .slice(0, 400)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\-*•·>–—]+/, '')
    .trimEnd()
    .replace(/(?<!\b[ap]\.m)[.,;:!…]+$/, '')
    .trim()
