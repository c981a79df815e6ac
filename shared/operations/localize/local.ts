import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { samePlaceholders } from '../../engine/placeholders.ts'
import { score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { type Answer, type Context, OperationError } from '../operation.ts'
import type { contract } from './contract.ts'
import { fallbacksOf } from './fallbacks.ts'
import { hiddenLine } from './hidden-line.ts'
import { legalOf } from './legal.ts'
import { localize } from './localize.ts'
import { readMail } from './mail.ts'
import { warningsOf } from './warnings.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Adapts a mail without a model. Throws `OperationError` where a translation is asked for. */
export function local(input: Input, context: Context): Answer<Result> {
  if (input.mode !== 'conventions' && !context.model)
    throw new OperationError(
      'model_required',
      '/mode',
      'Translation needs a model. Use `conventions`, or set one up.',
    )
  const tools = { dictionary: context.dictionary, memo: new Memo() }
  const draft = draftOf(input)
  const facts = factsOf(score(draft, context.profile, tools))
  const read = (each: typeof draft) => parse(each, context.profile, tools.memo, tools.dictionary)
  const doc = read(draft)
  const mail = readMail(doc, input)
  const line = hiddenLine(doc)
  const unseen = line && { line, mail: readMail(read({ ...draft, preheader: line.text }), input) }
  let localized = localize(mail, unseen)
  let after = read(localized.draft)
  const kept = keepsAll(doc, after)
  if (!kept) {
    localized = { ...localized, draft, adaptations: [] }
    after = doc
  }
  const { adaptations, needs_model, needs_human } = localized
  return {
    ...facts,
    warnings: [
      ...facts.warnings.filter(({ code }) => code === 'rule_failed'),
      ...warningsOf(mail, localized),
      ...(kept
        ? []
        : [
            {
              code: 'adaptations_withheld',
              message: 'A change would have reached into a merge tag or link; none was made.',
            },
          ]),
    ],
    result: {
      subject: localized.draft.subject ?? null,
      preheader: localized.draft.preheader ?? null,
      draft: localized.draft.draft,
      formality_used: mail.formality,
      adaptations,
      needs_model,
      needs_human,
      placeholder_fallbacks: fallbacksOf(mail),
      legal: legalOf(doc, input.audience?.jurisdiction ?? mail.target.region, input.legal_footer),
      length_change_pct: change(doc.text.length, after.text.length),
      lang: mail.target.tag,
      dir: mail.target.dir,
    },
  }
}

/** The proof that placeholders and links came through. */
const keepsAll = (before: Doc, after: Doc): boolean =>
  samePlaceholders(before.placeholders, after.placeholders).preserved &&
  before.links.length === after.links.length &&
  before.links.every(({ href }, i) => href === after.links[i]?.href)

const change = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round((1000 * (after - before)) / before) / 10
