import { type ReactNode, useEffect, useState } from 'react'
import type { OperationName } from '#shared/api/client.ts'
import { type Block, type BlockKind, blocksOf, type Line, labelled } from './blocks.ts'
import { Cited } from './cited.tsx'

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

/** A text with its headings, lists and labels; its first line says the most. */
export function Words({ text }: { text: string }) {
  const blocks = blocksOf(text)
  const [first, ...rest] = blocks
  return (
    <div className="words">
      {isLead(first) && <p className="lead">{first.lines[0]?.text}</p>}
      <Blocks blocks={isLead(first) ? rest : blocks} />
    </div>
  )
}

/** Whether a block is one sentence that says what the answer comes to. */
const isLead = (block: Block | undefined): block is Block =>
  block?.kind === 'text' && block.lines.length === 1 && labelled(block.lines[0]?.text ?? '') === null

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map(({ kind, lines }) => {
    const Shown = SHOWN[kind]
    return <Shown key={lines[0]?.at} lines={lines} />
  })

type BlockView = (props: { lines: readonly Line[] }) => ReactNode

const Heading: BlockView = ({ lines }) =>
  lines.map(({ at, text, inner }) => (
    <section key={at}>
      <h2>
        <Said text={text.replace(/:$/, '')} />
      </h2>
      <Blocks blocks={inner} />
    </section>
  ))

const Text: BlockView = ({ lines }) => (
  <p>
    {lines.map(({ at, text }, i) => {
      const { label, rest } = labelled(text) ?? { label: '', rest: text }
      return (
        <span key={at}>
          {i > 0 && '\n'}
          {label !== '' && <strong>{label} </strong>}
          <Said text={rest} />
        </span>
      )
    })}
  </p>
)

const Item = ({ line: { text, inner } }: { line: Line }) => (
  <>
    <Said text={text} />
    <Blocks blocks={inner} />
  </>
)

const Bullets: BlockView = ({ lines }) => (
  <ul>
    {lines.map((line) => (
      <li key={line.at}>
        <Item line={line} />
      </li>
    ))}
  </ul>
)

const Numbers: BlockView = ({ lines }) => (
  <ol>
    {lines.map((line) => (
      <li key={line.at} value={Number.parseInt(line.mark, 10)}>
        <Item line={line} />
      </li>
    ))}
  </ol>
)

const SIGNS: Readonly<Record<string, string>> = { '−': 'costs', '+': 'gives', '!': 'costs' }

const Points: BlockView = ({ lines }) => (
  <ul className="points">
    {lines.map((line) => (
      <li key={line.at}>
        <span className={`mark ${SIGNS[line.mark.charAt(0)] ?? ''}`}>{line.mark.replace(/:$/, '')}</span>
        <div>
          <Item line={line} />
        </div>
      </li>
    ))}
  </ul>
)

const SHOWN: Readonly<Record<BlockKind, BlockView>> = {
  heading: Heading,
  bullets: Bullets,
  numbers: Numbers,
  points: Points,
  text: Text,
}

/** Words, and what stands between backticks as code. */
const Said = ({ text }: { text: string }) =>
  text
    .split('`')
    // An odd one out is a sign of the text.
    .map((part, i, parts) =>
      i % 2 === 1 && i < parts.length - 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and keep their order.
        <code key={i}>{part}</code>
      ) : i % 2 === 1 ? (
        `\`${part}`
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and keep their order.
        <Cited key={i} text={part} />
      ),
    )
