/** What a brief says, mended where that is sure; what stays broken is no sentence to send. */
import type { Dictionary } from '../../../engine/dictionary.ts'
import { applyEdits, capitalised } from '../../../engine/edit.ts'
import { STRONG } from '../../../engine/measures/conjugation.ts'
import { isRole } from '../../../engine/measures/nouns.ts'
import { DEFAULT_PROFILE, type Profile } from '../../../engine/profile.ts'
import { RULES } from '../../../engine/rules/index.ts'
import { evaluate } from '../../../engine/score.ts'
import { isPast } from '../../material/verbs.ts'
import { BARE } from '../matter-words.ts'
import { sentence } from '../wording.ts'
import { isWhole } from './grammar.ts'

/** Rules whose finding is a mistake in any mail, and whose safe fix changes no sense. */
const MISTAKES: ReadonlySet<string> = new Set([
  'agreement-slip',
  'article-slip',
  'comma-splice',
  'doubled-word',
  'homophones',
  'missing-apostrophe',
  'of-for-have',
  'pronoun-case',
  'uncapitalised-name',
  'wrong-collocation',
])

/** Looks for nothing else. */
const PROOFREADER: Profile = {
  ...DEFAULT_PROFILE,
  rules: Object.fromEntries(RULES.flatMap(({ id }) => (MISTAKES.has(id) ? [] : [[id, { enabled: false }]]))),
}

/** Slips of those who write English as a second language, with one right form each. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/\b(in|during|within|for|of|since|after|before) (?=(?:first|second|same|whole) \p{Ll})/gu, '$1 the '],
  [/\bdue (?=\d{1,2} \p{Lu})/gu, 'due on '],
  [/\b([Ii])f nothing (?:until|by) (?=\d|\p{Lu})/gu, '$1f nothing has come by '],
  [/, not (arrived|come|answered)\b/g, ' and has not $1'],
  [
    /\b(send|give|confirm|return|sign|pay) (?=(?:final|signed|full|remaining|missing|exact) \p{Ll})/gu,
    '$1 the ',
  ],
  [/\bsuggest (?=(?:second|third|new|short|quick) \p{Ll})/gu, 'suggest a '],
  [/\b([2-9]|\d{2,}) (liter|litre|kilo|gram|meter|metre|piece|unit|bottle)(?=[.,;]|$)/g, '$1 $2s'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/\b(made|built|opened|launched|are) (?=(?:first|only) \p{Ll})/gu, '$1 the '],
  [/\bat (?=latest\b)/g, 'at the '],
  // What is said in brackets to whoever writes.
  [/ \([^()]*\b(?:can['’]t|cannot|not sure|don['’]t|do not)\b[^()]*\)/g, ''],
  [/ - (?=\p{Ll})/gu, ': '],
  [/, used to be ([£$€\d]\S*?)(?=[.;]?$|[,.;] )/gu, ' (it used to be $1)'],
  // What is done by a day is done once.
  [
    /\b([Pp]ay|[Ss]end|[Rr]eply|[Aa]nswer|[Ss]ign|[Ss]ign up|[Oo]rder|[Bb]ook|[Rr]egister|[Cc]onfirm|[Rr]eturn) until (?=\d|\p{Lu})/gu,
    '$1 by ',
  ],
  [/^Places (?=for \d+(?: people)?\.?$)/g, 'There are places '],
  [/^Seats (?=for \d+(?: people)?\.?$)/g, 'There are seats '],
  // “We offer free pilot in one canteen”
  [
    /\b(offer|give|get|have) (?=(?:free|short) (?:[\p{L}\d-]+ )?(?:trial|pilot|sample|consultation|demo|audit|check|quote|copy|session|lesson|class|visit|tour|course|workshop|call|place|ticket|seat|assessment|review|inspection)\b)/gu,
    '$1 a ',
  ],
  [/\bis (?=(?:late|overdue|open|unpaid|closed) since\b)/g, 'has been '],
  [/\bare (?=(?:late|overdue|open|unpaid|closed) since\b)/g, 'have been '],
]

const TIMES = '(?:day|week|month|year|hour|minute)'
const SEVERAL = '(?:[2-9]|\\d{2,}|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several)'
/** Forms that no English sentence has. */
const BROKEN = new RegExp(
  [
    '\\b(?:can|could|will|would|must|should|may|might) to\\b',
    '(?<!\\b(?:do|does|did) )\\b(?:am|is|are|was|were) (?:not )?(?:need|want|have|make|give|agree|send|sell|get|go|think|know)\\b',
    '\\b(?:which|that|who) not\\b',
    '\\b(?:to|of|for|with|from) they\\b',
    '^You (?:on|in|at|of|with|from|who|whose|and)\\b',
    '^You\\b.*, (?:uses|hates|has|wants|needs|likes|loves|works|runs|sells|buys|lives|is|was|does)\\b',
    '\\b(?:want|need|hope|plan|agree|decide) (?:find|make|get|have|sell|send|know|see|give|meet|ask|do|be)\\b',
    '^(?!I |We |You |They |People |Many |Few |All |Both |Some |Most |Children |Women |Men |Staff )\\p{Lu}\\p{Ll}*[^s\\W] have\\b',
    '^(?:We|I) (?!have\\b|are\\b|were\\b|had\\b|am\\b|was\\b|(?:\\p{Ll}+ed|\\p{Ll}*(?:grew|began|ran|built|made|sold|went|came|saw))\\b)\\p{Ll}+ [^.]*\\bsince \\d{4}',
    `\\bsince (?:about )?${SEVERAL} ${TIMES}s?\\b(?! ago)`,
    `\\b${SEVERAL} ${TIMES}(?=[.,;]|$| (?:ago|later|and|but|for|to|from|before|after)\\b)`,
    "\\b(?:did not|didn['’]t) \\p{Ll}+[^.]* since\\b",
    '\\b(?:I|[Ww]e|[Yy]ou) already (?:send|write|call|ask|tell|order)\\b',
    '(?:^|[,;] )(?:[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he) (?!(?:bring|sing|ring|during)\\b)\\p{Ll}{2,}ing\\b',
    '\\blike (?:visit|meet|show|send|give|have|get|make|invite)\\b',
    '\\b(?!always\\b|perhaps\\b|sometimes\\b|besides\\b|less\\b|gas\\b|plus\\b|[^ ]*(?:ss|us|is)\\b)\\p{Ll}{3,}s (?:looks|needs|has|wants|works|makes|goes|comes|takes|gives|is|was)\\b(?<!\\b(?:of|in|for|to|with|at|on)(?: \\p{Ll}+){2,4})',
    '\\b(?:buys|uses|works|orders|sells|makes|runs|lives)\\b[^.]* since \\d{4}',
    '\\b(?:[Hh]e|[Ss]he|[Ii]t) (?:have|need|want|make|give|send)\\b',
  ].join('|'),
  'u',
)
const BRACKETS = /\([^)]*$|^[^(]*\)/

/** The lines in order, each as it can be sent; `null` for one that stays broken. */
export function proofread(lines: readonly string[], dictionary: Dictionary | null): (string | null)[] {
  const gap = '\n\n'
  const draft = lines.map((line) => sentence(line)).join(gap)
  const { doc, found } = evaluate({ draft, format: 'text' }, PROOFREADER, {
    dictionary,
    everything: true,
  })
  const edits = found
    .filter(({ field }) => field === 'draft')
    .flatMap(({ start, end, fixes }) => {
      const fix = fixes.find(({ safe }) => safe)
      return fix === undefined
        ? []
        : [{ ...doc.source.toSource({ start, end }), replacement: fix.replacement }]
    })
  const { text } = applyEdits(draft, edits)
  return text.split(gap).map((line) => {
    const mended = articled(
      joined(MENDS.reduce((said, [slip, right]) => said.replaceAll(slip, right), line)),
      text,
      dictionary,
    )
    return BROKEN.test(mended) || countsOne(mended) || BRACKETS.test(mended) ? null : mended
  })
}

/** “Found 11 routes in a week, saved €210,000”: two things that one subject did. */
function joined(line: string): string {
  const [, head = '', verb = '', rest = ''] =
    /^([^,:]{12,}), (\p{Ll}+) ((?:[£$€\d]|the |our |an? ).*)$/u.exec(line) ?? []
  return isPast(verb) && isWhole(head) ? `${head} and ${verb} ${rest}` : line
}

/** “We are software company”, “make video call” */
const ONE_OF =
  /\b((?:look|looking|search|searching) for )(?=(?:[\p{Ll}-]+ )?(?:distributor|partner|supplier|importer|dealer|agent|buyer)\b)(?!an?\b|the\b|our\b|one\b)|\b(won )(?=(?:gold|silver|bronze) medal\b)|\b((?:(?:I|you|[Ww]e|[Yy]ou) (?:am|are) |is |was |['’](?:m|re) ))(?=(?:(?!an?\b|the\b|our\b|your\b|not\b|one\b|also\b)[\p{Ll}-]+ ){0,2}(?:company|agency|firm|shop|studio|business|charity|startup|supplier|manufacturer|distributor|provider|brewery|bakery|farm|winery)\b)(?!an?\b|the\b|our\b|your\b|one\b|not\b|also\b)|\b((?:make|making|have|having|book|booking|do|arrange|schedule) )(?=(?:(?:short|quick|video|phone|first|brief) )+(?:call|meeting|demo|chat)\b)/gu

/** “You receive certificate”, “I am interior designer” */
const GIVEN =
  /\b((?:[Rr]eceive|[Gg]et|[Nn]eed|[Ww]ant|[Ss]end|[Gg]ive) (?:you |me |us )?)(?=(?:free |full |short )?(?:certificate|discount|replacement|sample|report|reply|answer|quote|invoice|voucher|ticket|refund|copy|credit note|list|form)\b)|\b(I am |I['’]m )(?=(?:[\p{Ll}-]+ )?(?!other|better|older|later)\p{Ll}{2,}(?:er|or|ist|ant|ian)(?: in\b| from\b| at\b|[.,;]|$))(?!an?\b|the\b|your\b|our\b)/gu
/** “We have new autumn collection”: the article of one thing that is counted. */
const articled = (line: string, all: string, dictionary: Dictionary | null): string =>
  begunWith(line, all, dictionary)
    .replaceAll(/\b(\p{Ll}{3,})ed\b/gu, (word, stem: string) =>
      dictionary === null || dictionary.has(word) ? word : pastOf(word, stem),
    )
    .replace(ONE_OF, (before) => `${before}a `)
    .replace(GIVEN, (before: string, ...rest) =>
      /^[aeio]/.test(line.slice(Number(rest.at(-2)) + before.length)) ? `${before}an ` : `${before}a `,
    )
    .replace(
      /\b(have|has|got|need|offer|launched|opened|started) (new (?:\p{Ll}+ ){0,2}?(\p{Ll}{3,}))(?= (?:and|for|in|with|that|which|to|on|at|about)\b|[.,;]|$)/gu,
      (all, verb: string, thing: string, noun: string) =>
        dictionary?.isEveryday(noun) &&
        dictionary.has(`${noun}s`) &&
        !/(?:s|ing|ed)$/.test(noun) &&
        !BARE.has(noun)
          ? `${verb} a ${thing}`
          : all,
    )

/** “Pilot with one site is free”, “Second house costs 39”: the article of one thing that begins a sentence. */
const BEGINS =
  /^(?:(?:First|Second|Third|Next|Last|New|Old) )?(\p{L}\p{Ll}{2,})(?: (?:with|for|in|at|of|on) (?:\p{Ll}+ ){1,3}?\p{Ll}+)? (?:is|was|has|costs|takes|starts|ends|includes|covers|stays|comes|runs|works|pays)\b/u
function begunWith(line: string, all: string, dictionary: Dictionary | null): string {
  const noun = BEGINS.exec(line)?.[1]?.toLowerCase() ?? ''
  return noun !== '' &&
    dictionary?.isEveryday(noun) &&
    !dictionary.isProper(noun) &&
    dictionary.has(`${noun}s`) &&
    !/(?:s|ing|ed|tion|ment|ance|ence|ity|ery|age|ship)$/.test(noun) &&
    !NOT_ONE.test(noun) &&
    !BARE.has(noun) &&
    // “move to Core” names it elsewhere.
    !new RegExp(`[\\p{Ll},] ${capitalised(noun)}\\b`, 'u').test(all)
    ? `The ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : line
}
const NOT_ONE =
  /^(?:our|you|your|this|that|the|they|it|she|he|who|what|which|each|every|one|here|there|all|most|more|some|somebody|someone|everyone|nothing|another|support|help|work|food|staff|heat|water|post|mail|lunch|dinner|breakfast|christmas)$/

/** “sended”: the past of a verb that has one of its own. */
const pastOf = (word: string, stem: string): string =>
  STRONG_PASTS.get(stem) ?? STRONG_PASTS.get(`${stem}e`) ?? word
const STRONG_PASTS: ReadonlyMap<string, string> = new Map(
  STRONG.flatMap(({ plain, past }) => (past === null ? [] : [[plain, past] as const])),
)

/** “400 bookkeeper already finished it” */
const countsOne = (line: string): boolean =>
  [...line.matchAll(new RegExp(`\\b${SEVERAL} (\\p{Ll}+)(?= (?!\\p{Ll}+s\\b)|[.,;]|$)`, 'gu'))].some(
    ([, noun = '']) => isRole(noun) || /(?:keep|bak|plumb|garden|teach|read|sell)er$/.test(noun),
  )
