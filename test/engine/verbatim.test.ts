import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../support/dictionary.ts'

/** Every word of it is faulted in prose: wordy, misspelt, shouted, hedged. */
const BAD = 'in order to utilise teh recieve  leverage!!! very very just basically'

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (draft: string, kind: Draft['kind'] = 'support_reply') =>
  local(contract.input.parse({ kind, draft }), context)
const touched = (draft: string, kept: string) => {
  const at = draft.indexOf(kept)
  return score({ kind: 'support_reply', draft }, DEFAULT_PROFILE, { dictionary }).annotations.filter(
    ({ field, start, end }) => field === 'draft' && start >= at && end <= at + kept.length && end > start,
  )
}

const letter = (body: string) =>
  `Hi Priya,\n\nThe import works again since noon.\n\n${body}\n\nKind regards,\nJo`

const KEPT: [string, string, string][] = [
  ['a fence', letter(`\`\`\`\n${BAD}\n\n${BAD};\n\`\`\``), `${BAD}\n\n${BAD};`],
  ['an indented listing', letter(`Run this:\n\n    npm run ${BAD}\n    npm start`), `npm run ${BAD}`],
  ['backticks', letter(`Please type \`${BAD}\` and press Enter.`), `\`${BAD}\``],
  ['what somebody wrote', letter(`You wrote: "${BAD}." We have read it twice.`), `"${BAD}."`],
  ['what an error says', letter(`The error says: “${BAD}”. It means the disk is full.`), `“${BAD}”`],
  ['several words in curly marks', letter(`They go by “${BAD}” as a slogan.`), `“${BAD}”`],
  ['several words in straight marks', letter(`They go by "${BAD}" as a slogan.`), `"${BAD}"`],
  ['several words in single marks', letter(`They go by ‘${BAD}’ as a slogan.`), `‘${BAD}’`],
  ['several words in angle marks', letter(`They go by «${BAD}» as a slogan.`), `«${BAD}»`],
  [
    '<blockquote>',
    `<p>You wrote:</p><blockquote>${BAD}</blockquote><p>It works since noon.</p><p>Jo</p>`,
    BAD,
  ],
  ['<q>', `<p>You asked for <q>${BAD}</q> and it works since noon.</p><p>Jo</p>`, BAD],
  ['<pre>', `<p>The import works again since noon.</p><pre>${BAD}</pre><p>Jo</p>`, BAD],
  ['<code>', `<p>Please type <code>${BAD}</code> and press Enter.</p><p>It works since noon.</p>`, BAD],
  ['<kbd>', `<p>Please press <kbd>${BAD}</kbd> twice.</p><p>The import works since noon.</p>`, BAD],
]

const NAMED = [
  'whitelist.csv',
  '/etc/app/whitelist',
  '--whitelist',
  '#blacklist',
  'whitelist=true',
  'utilize.pdf',
  'Leverage-Utilize.final.docx',
  '~/utilize/whitelist.txt',
  'C:\\utilize\\whitelist',
]

describe('names of files and settings', () => {
  it.each(NAMED)('get no finding and stay letter by letter: %s', (name) => {
    const draft = letter(`Please open ${name} and check the last line of it in order to start.`)
    expect(touched(draft, name)).toEqual([])
    const [variant] = answer(draft).result.variants
    expect(variant?.draft).toContain(` ${name} `)
    expect(variant?.draft).not.toContain('in order to')
  })

  it('are none where a slash or a missing space stands between words', () => {
    const draft = letter('You can whitelist/utilize the address.Utilize it,utilize it and/or utilise it.')
    const { annotations } = score({ kind: 'support_reply', draft }, DEFAULT_PROFILE, { dictionary })
    expect(annotations.filter(({ quote }) => /whitelist|utili[sz]e/i.test(quote)).length).toBeGreaterThan(3)
  })
})

describe('code and the words of others', () => {
  it.each(KEPT)('in %s get no finding and stay letter by letter', (_, draft, kept) => {
    expect(touched(draft, kept).map(({ rule_id, quote }) => [rule_id, quote])).toEqual([])
    const [variant] = answer(draft).result.variants
    expect(variant?.draft).toContain(kept)
    expect(variant?.facts.dropped).toEqual([])
  })

  it('are not what an editor moved in by a quotation without a border', () => {
    const draft =
      '<p>Hi Ana,</p><blockquote style="margin:0 0 0 40px;border:none">We moved it in order to test.</blockquote><p>Jo</p>'
    expect(answer(draft).result.variants[0]?.draft).toContain('We moved it to test.')
  })

  it('are the only words spared: the same in the sentence beside them are mended', () => {
    const draft = letter(`Please type \`teh\` in teh box.`)
    expect(answer(draft).result.variants[0]?.draft).toContain('Please type `teh` in the box.')
  })

  it('make no mail a reply', () => {
    const draft = letter('```\nnpm run build\n```')
    const { annotations } = score({ kind: 'support_reply', subject: 'Re: Re: build', draft }, DEFAULT_PROFILE)
    const plain = score(
      { kind: 'support_reply', subject: 'Re: Re: build', draft: letter('Run it.') },
      DEFAULT_PROFILE,
    )
    const faked = ({ rule_id }: { rule_id: string }) => rule_id === 'fake-reply-prefix'
    expect(annotations.some(faked)).toBe(plain.annotations.some(faked))
  })

  it('are no excuse for a letter that is indented, or set in one <pre>, as a whole', () => {
    const text = 'Hi Priya,\n\nI put teh file in place.\n\nJo'
    expect(answer(text.replace(/^(?=.)/gm, '    ')).result.variants[0]?.draft).toContain('the file')
    expect(answer(`<pre>${text}</pre>`).result.variants[0]?.draft).toContain('the file')
  })
})
