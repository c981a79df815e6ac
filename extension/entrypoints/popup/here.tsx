import type { ComposeState } from '../../bridge/messages.ts'
import type { OwnTab } from './tab.ts'

/** What goes on in this tab, in a line, and each open mail. */
export function Here({ tab, off }: { tab: OwnTab | null; off: boolean }) {
  const { words, composes } = told(tab, off)
  return (
    <div className="here" role="status">
      <p>{words}</p>
      {composes.length > 0 && (
        <ul>
          {numbered(composes).map(({ name, compose }) => (
            <li key={name}>
              {name}: {lineOf(compose)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The open mails have no names here, only an order. */
const numbered = (composes: readonly ComposeState[]) =>
  composes.map((compose, index) => ({ name: `Mail ${index + 1}`, compose }))

function told(tab: OwnTab | null, off: boolean): { words: string; composes: readonly ComposeState[] } {
  const nothing = (words: string) => ({ words, composes: [] })
  if (tab === null) return nothing('Looking …')
  if (tab.site === null)
    return nothing(
      'Not supported here: it works in Gmail, and on the sites that you switch on in the options.',
    )
  // Known here before the tab has heard of it.
  if (off) return nothing('Off here.')
  const { state } = tab
  if (state === null) return nothing('Not checked: this tab was opened before Sendworthy. Reload it.')
  if (state.state === 'starting') return nothing('Checking: the page is still loading.')
  if (state.state === 'not_checked') return nothing(`Not checked: ${state.why ?? 'something went wrong'}`)
  return state.composes.length === 0
    ? nothing('Ready. Open a mail to see its score.')
    : { words: 'Checking while you write.', composes: state.composes }
}

function lineOf({ state, score, grade, why }: ComposeState): string {
  if (state === 'checking') return 'checking'
  if (state === 'empty') return 'nothing to check yet'
  if (state === 'not_checked') return `not checked: ${why ?? 'something went wrong'}`
  return `checked, ${score} ${grade}`
}
