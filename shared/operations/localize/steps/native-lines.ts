/** Greeting and sign-off of a mail that is in the language of the target already, English aside. */
import { capitalised } from '../../../engine/edit.ts'
import { applyRegister, type Line } from '../greeting-for.ts'
import { closingLine, openingLine } from '../opening-line.ts'
import type { Findings, Mail, Step } from '../step.ts'
import { GREETINGS, OPENERS } from '../tables/greetings.ts'
import type { LocaleTag } from '../tables/locales.ts'
import { LOWER_STARTS } from '../tables/lower-starts.ts'
import { CLOSINGS, SIGNOFFS } from '../tables/signoffs.ts'

const place = (start: number, end: number) => ({ field: 'draft' as const, start, end })

export const nativeGreeting: Step = (mail, { change, person }) => {
  const { doc, native, target, asked } = mail
  if (native && target.language === 'ja') honorific(mail, person)
  const line = native && target.language !== 'en' ? openingLine(doc, target.language) : null
  if (!line) return
  const { block, opener, nameStart, nameEnd, mark } = line
  const forms = GREETINGS[target.tag]
  const formal = OPENERS[target.language]?.formal.includes(opener) === true
  const rule = { type: 'greeting', rule_id: `greeting-${target.tag.toLowerCase()}`, confidence: 0.9 } as const
  if (asked !== 'auto' && formal !== (asked === 'formal')) {
    const wanted: Line = applyRegister(mail)
    if (wanted.text === null) person({ ...place(block.start, block.end), reason: wanted.reason })
    else change({ ...place(block.start, block.end), after: wanted.text, ...rule })
    if (wanted.text !== null) return
  }
  const title = target.tag === 'es-ES' ? MEXICAN_TITLE.exec(doc.text.slice(block.start, block.end)) : null
  if (title) {
    const [lead = '', greeting = '', degree = ''] = title
    const start = block.start + lead.length - degree.length
    const after = greeting.toLowerCase().endsWith('a') ? 'Sra.' : 'Sr.'
    change({ ...place(start, start + degree.length), after, ...rule })
  }
  const wrong = mark === '' ? forms.mark !== '' : mark !== forms.mark && !forms.fine.includes(mark)
  if (wrong && /^[,:!;.，：！،]?$/.test(mark)) {
    // The name stands in the change to be read, unless it is a merge tag.
    const named = { start: block.start + nameStart, end: block.end }
    const from = nameStart < nameEnd && mail.isFree('draft', named) ? named.start : block.start + nameEnd
    const name = doc.text.slice(from, block.start + nameEnd)
    change({ ...place(from, block.end), after: name + forms.mark, ...rule })
  }
  const next = doc.sentences.find(({ start, region }) => start >= block.end && region !== 'signature')
  const first = next?.tokens[0]
  if (!next || first?.kind !== 'word' || next.region === 'signoff') return
  const start = next.start + first.start
  const lower = LOWER_STARTS[target.language]?.has(first.text) === true
  if (forms.lowerNext && (mark === ',' || wrong) && lower)
    change({
      ...place(start, start + first.text.length),
      after: first.text.charAt(0).toLowerCase() + first.text.slice(1),
      ...rule,
      type: 'punctuation',
      rule_id: 'lower-after-greeting',
    })
  else if (target.tag === 'de-CH' && first.text !== '' && first.text === first.lower)
    change({
      ...place(start, start + first.text.length),
      after: capitalised(first.text),
      ...rule,
      type: 'punctuation',
      rule_id: 'capital-after-greeting',
    })
}

/** In Mexico people are addressed by their degree, in Spain only doctors are. */
const MEXICAN_TITLE =
  /^(estimad[ao]) ((?:lic|ing|arq|mtr[ao]|c\. ?p)\.|licenciad[ao]|ingenier[ao]|arquitect[ao])(?= \p{Lu})/iu

/** `太郎さん` to somebody whose surname is known: in business that is 田中様, and the writer's to change. */
function honorific({ doc, recipient, formality }: Mail, person: Findings['person']): void {
  const { family_name: family } = recipient
  const first = doc.blocks[0]
  if (!family || !first || formality !== 'formal') return
  const text = doc.text.slice(first.start, first.end).trim()
  if (!/(?:さん|ちゃん|くん|君)[、,]?$/.test(text) || text.length > LONGEST_NAME) return
  person({
    ...place(first.start, first.end),
    reason: `In formal mail the reader is addressed by the surname: ${family}様.`,
  })
}
const LONGEST_NAME = 24

export const nativeSignoff: Step = (mail, { change }) => {
  const { doc, native, target, asked } = mail
  const line = native && target.language !== 'en' ? closingLine(doc, target.language) : null
  if (!line) return
  const { block, words, end, mark } = line
  const forms = SIGNOFFS[target.tag]
  const known = CLOSINGS[target.language]
  const isFormal = words === forms.formal.toLowerCase() || known?.formal.includes(words) === true
  const isInformal = words === forms.informal.toLowerCase() || known?.informal.includes(words) === true
  let wanted = doc.text.slice(block.start, block.start + end)
  if (asked === 'formal' && isInformal) wanted = forms.formal
  else if (asked === 'informal' && isFormal && !isInformal) wanted = forms.informal
  else if (mail.source.region !== target.region || target.tag === 'de-CH')
    wanted = HOMELY[target.tag]?.get(words) ?? wanted
  const comma = mark === ',' || mark === '' ? (forms.comma ? ',' : '') : mark
  const alone = doc.text.slice(block.start + end, block.end).length <= 1
  const written = doc.text.slice(block.start, alone ? block.end : block.start + end)
  const after = alone ? wanted + comma : wanted
  if (after === written) return
  change({
    ...place(block.start, block.start + written.length),
    after,
    type: 'signoff',
    rule_id: `signoff-${target.tag.toLowerCase()}`,
    confidence: wanted === written ? 0.85 : 0.9,
  })
}

/** Closings of another country with the same language that sound foreign, or are spelt otherwise. */
const HOMELY: Readonly<Partial<Record<LocaleTag, ReadonlyMap<string, string>>>> = {
  'es-MX': new Map([
    ['un saludo', 'Saludos cordiales'],
    ['un cordial saludo', 'Saludos cordiales'],
  ]),
  'es-ES': new Map([
    ['saludos cordiales', 'Un saludo'],
    ['quedo a sus órdenes', 'Un saludo'],
    ['a sus órdenes', 'Un saludo'],
  ]),
  'de-CH': new Map([
    ['mit freundlichen grüßen', 'Freundliche Grüsse'],
    ['mit freundlichen grüssen', 'Freundliche Grüsse'],
    ['freundliche grüße', 'Freundliche Grüsse'],
    ['viele grüße', 'Viele Grüsse'],
    ['beste grüße', 'Beste Grüsse'],
    ['liebe grüße', 'Liebe Grüsse'],
  ]),
}
