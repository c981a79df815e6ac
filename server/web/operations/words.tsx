import { useEffect, useState } from 'react'
import type { OperationName } from '#shared/api/client.ts'
import { blocksOf } from './blocks.ts'

/** Each operation says its result in words; one that is added is found here by its folder. */
const IN_WORDS = import.meta.glob<{ inWords: (result: never) => string }>(
  '../../../shared/operations/*/in-words.ts',
)

/** A result as text for people, as the command line shows it; null until it is there. */
export function useWords(name: OperationName, result: unknown): string | null {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    setWords(null)
    void IN_WORDS[`../../../shared/operations/${name}/in-words.ts`]?.().then(({ inWords }) => {
      if (!isOver && result !== undefined) setWords(inWords(result as never))
    })
    return () => {
      isOver = true
    }
  }, [name, result])
  return words
}

/** A text with its paragraphs and lists. */
export function Words({ text }: { text: string }) {
  return (
    <div className="words">
      {blocksOf(text).map(({ at, lines, isList }) =>
        isList ? (
          <ul key={at}>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and keep their order.
              <li key={i}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}
