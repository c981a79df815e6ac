import { isCapitalised } from '../characters.ts'
import { correct, correctAt } from '../correct.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Sentence, Token } from '../doc.ts'
import { matchCase } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { AGREEMENT, PLACE_OF, type Place } from '../lexicon/agreement.ts'
import { CLAUSE_OPENERS } from '../lexicon/clause-words.ts'
import { isDemanded, isWrong } from '../measures/agreement-place.ts'
import { endsPhrase } from '../measures/clause.ts'
import { FOR_ONE_OF, thirdPerson } from '../measures/conjugation.ts'
import { joinedMisfitAt } from '../measures/joined-subject.ts'
import { countedNounAt, oneMisfitAt, pluralOf } from '../measures/known-noun.ts'
import { singularOf } from '../measures/nouns.ts'
import { datedPerfect } from '../measures/past-time.ts'
import { relativeMisfitAt } from '../measures/relative-clause.ts'
import { bareMisfitAt, FINITE, FOR_ONE, misfitAt, type SubjectVerb } from '../measures/subject-verb.ts'
import { formBehindHelper, formBehindPronoun, PRONOUNS } from '../measures/verb-form.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { ROLES } from '../word-roles.ts'

/** What is the matter where it is not the verb of a subject. */
const MESSAGES: Partial<Record<Place, string>> = {
  complete: 'Here the noun is plural: one of several.',
  every: 'Behind “every” and “another” the noun stands for one.',
  straight: 'In a question the verb stands before its subject.',
  participle: 'Here the verb stands as a participle, as in “it is sent”.',
}

/** A verb in its right form, with what stands from `from` on before it. */
function withRight(
  sentence: Sentence,
  from: number,
  verb: number,
  right: string,
  safe = true,
  others: readonly string[] = [],
): Finding {
  const start = sentence.tokens[verb]?.start ?? 0
  const head = sentence.text.slice(sentence.tokens[from]?.start ?? 0, start)
  const fixes = [head + matchCase(sentence.tokens[verb]?.text ?? '', right), ...others].map((text) => ({
    label: `Use “${text}”`,
    replacement: text,
    safe,
  }))
  return at(sentence, from, verb + 1, { fixes })
}

/** “Why you did” and “how much cost the room” as questions begin. */
function turned({ from, to, entry }: Hit, sentence: Sentence): Finding {
  if (entry.term !== 'how much cost')
    return correctAt(sentence, from, to, textOf(sentence, from, to).replace(/(\S+) (\S+)$/, '$2 $1'))
  // “The transport of one container”, not “… per month”.
  let end = to + 1
  const lower = () => sentence.tokens[end]?.lower
  while (lower() === 'of' || (!endsPhrase(sentence.tokens, end) && lower() !== 'per')) end++
  return correctAt(sentence, from, end, `how much does ${textOf(sentence, to, end)} cost`)
}

const PLAIN_FORM = 'Here the verb stands in its plain form.'

/** With one of these what stands before “and” may belong to the subject: “what we paid for the pump and the parts is”. */
const OPEN =
  /^(?:wh.+|that|how|all|of|between|from|for|with|both|clear|true|found|find|see|saw|seen|notice.?|tell|told|show.*|heard?|wrote|agreed?)$/

/** True for an “and” that joins two clauses: “it is late and the parts is here”, not “the price of the pump and the parts is”. */
function joinsClause(tokens: readonly Token[], and: number): boolean {
  if (tokens[and]?.lower !== 'and') return false
  const end = tokens[and - 1]?.text === ',' ? and - 1 : and
  let start = end - 1
  while (
    start > 0 &&
    tokens[start - 1]?.kind !== 'mark' &&
    !CLAUSE_OPENERS.has(tokens[start - 1]?.lower ?? '')
  )
    start--
  const clause = tokens.slice(start, end).map(({ lower }) => lower)
  const acts = /^(?:(?:i|you|we|they|he|she|it|there)\b)/.test(clause[0] ?? '')
  return (
    clause.length > 1 &&
    (acts || clause.some((lower, at) => at > 0 && FINITE.has(lower))) &&
    (end < and || !clause.some((l) => OPEN.test(l)))
  )
}

/** “You” and “Ana”, with whom “and she” is one subject: “the price you and she agree on”. */
const isPersonAt = (tokens: readonly Token[], at: number): boolean =>
  PRONOUNS.has(tokens[at]?.lower ?? '') || isCapitalised(tokens[at]?.text ?? '')

/** The verb that does not fit the noun of a clause that begins at `i`; `opens` the sentence. */
function clauseMisfitAt(
  tokens: readonly Token[],
  i: number,
  opens: boolean,
  dictionary: Dictionary | null,
): SubjectVerb | null {
  const misfitOf = () => misfitAt(tokens, i) ?? oneMisfitAt(tokens, i, dictionary)
  if (opens) return misfitOf()
  const before = tokens[i - 1]?.lower ?? ''
  // “As well as the values”: no clause.
  if (
    before === 'as' ||
    !(CLAUSE_OPENERS.has(before) || ',;:)'.includes(before || '.') || joinsClause(tokens, i - 1))
  )
    return null
  const misfit = misfitOf()
  // “If the price of it were lower” and “we ask that the price include it” are right.
  const verb = misfit ? (tokens[misfit.verb]?.lower ?? '') : ''
  // “We saw that the panel and the frame have gone.”
  if (before === 'and' && tokens[i - 2]?.text !== ',' && !FOR_ONE.has(verb) && !verb.endsWith('s'))
    return null
  return verb.startsWith('were') || (FOR_ONE_OF.has(verb) && before === 'that' && isDemanded(tokens, i))
    ? null
    : misfit
}

/** A capitalised word that is no word at the head of a sentence, such as “Thanks”. */
const isNameIn = (sentence: Sentence, dictionary: Dictionary | null) => {
  const { tokens } = sentence
  return (i: number): boolean => {
    const token = tokens[i]
    if (!token || !isCapitalised(token.text)) return false
    return i > 0 || (sentence.parsed.unknown.includes(i) && dictionary?.isEveryday(token.lower) === false)
  }
}

export default defineRule({
  id: 'agreement-slip',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 6, cap: 18 },
  summary: 'The verb and its subject do not agree.',
  why: 'A verb in the wrong form stops the eye in the middle of your sentence. Readers forgive it in talk, hardly in writing that asks for money or time.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('agreement-slip', AGREEMENT),
  hit: (hit, sentence, { dictionary }) => {
    const place = PLACE_OF.get(hit.entry.key)
    if (place === 'over') {
      const { have, past } = datedPerfect(sentence.tokens, hit.from, hit.to) ?? {}
      return have === undefined || past === undefined
        ? null
        : {
            ...correctAt(sentence, have, have + 2, past),
            message: 'Of a time that is over, the simple past tells.',
          }
    }
    if (!isWrong(hit, sentence.tokens, dictionary)) return null
    const finding =
      place === 'complete'
        ? correctAt(sentence, hit.to, hit.to + 1, thirdPerson(sentence.tokens[hit.to]?.lower ?? ''))
        : place === 'every'
          ? correctAt(
              sentence,
              hit.from,
              hit.to + 1,
              `${hit.entry.term} ${singularOf(sentence.tokens[hit.to]?.lower ?? '')}`,
            )
          : place === 'straight'
            ? turned(hit, sentence)
            : correct(hit, sentence, { whole: true })
    const message = place && MESSAGES[place]
    return message ? { ...finding, message } : finding
  },
  sentence: (sentence, { dictionary }) => {
    const { tokens } = sentence
    const first = tokens.findIndex(({ kind }) => kind === 'word')
    const isName = isNameIn(sentence, dictionary)
    const found: Finding[] = []
    const { roles } = sentence.parsed
    let before = 0
    for (let i = 0; i < tokens.length; i++) {
      const own = roles[i] as number
      // Most words can play no part in any of these.
      const next = roles[i + 1] ?? 0
      const misfit =
        (next & ROLES.relative ? relativeMisfitAt(tokens, i) : null) ??
        (own & ROLES.and ? joinedMisfitAt(tokens, i, isName) : null) ??
        (own & ROLES.leads || tokens[i]?.kind === 'number'
          ? clauseMisfitAt(tokens, i, i === first, dictionary)
          : null) ??
        (next & ROLES.forOne ? bareMisfitAt(tokens, i) : null)
      if (misfit) {
        const { verb, noun, right, many } = misfit
        // “Our customer are”: one or several, only the sender knows.
        const others = many && noun !== null ? [`${many} ${tokens[verb]?.text}`] : []
        found.push(withRight(sentence, noun ?? verb, verb, right, others.length === 0, others))
      }
      const counted =
        own & ROLES.leads || tokens[i]?.kind === 'number' ? countedNounAt(tokens, i, dictionary) : -1
      if (counted > 0)
        found.push({
          ...correctAt(sentence, counted, counted + 1, pluralOf(tokens[counted]?.lower ?? '')),
          message: 'After a number above one the noun is plural.',
        })
      const plain = before & ROLES.rules ? formBehindHelper(tokens, i, dictionary) : null
      if (plain)
        found.push({ ...withRight(sentence, plain.from, i, plain.right, plain.sure), message: PLAIN_FORM })
      const form =
        own & ROLES.pronoun
          ? formBehindPronoun(tokens, i, joinsClause(tokens, i - 1) && !isPersonAt(tokens, i - 2), dictionary)
          : null
      if (form) found.push(withRight(sentence, i, form.verb, form.right))
      before = own
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Do the price include lunch? How much cost the room for one day? Why you didn’t call? What do this mean? Have you receive my mail?',
      marks: ['Do the', 'How much cost the room', 'Why you didn’t', 'What do this mean', 'Have you receive'],
      fixed:
        'Does the price include lunch? How much does the room cost for one day? Why didn’t you call? What does this mean? Have you received my mail?',
    },
    {
      draft:
        'The team have started yesterday. I have spoken with Ana last Friday, and we’ve sent it two days ago. She has make the list for 20 person, and delivery is include.',
      marks: ['have started', 'have spoken', 'we’ve sent', 'She has make', 'person', 'is include'],
      fixed:
        'The team started yesterday. I spoke with Ana last Friday, and we sent it two days ago. She has made the list for 20 people, and delivery is included.',
    },
    {
      draft: "It was send to Bob on Monday. There's two gates on the north side.",
      marks: ['was send to', "There's"],
      fixed: 'It was sent to Bob on Monday. There are two gates on the north side.',
    },
    {
      draft: "There's sessions for beginners, and there's free snacks, too.",
      marks: ["There's", "there's free"],
      fixed: 'There are sessions for beginners, and there are free snacks, too.',
    },
    {
      draft:
        "There is 40 spaces. Neither of those two dates are free. The files isn't ready, and every bottles must be hold.",
      marks: ['There is', 'are', "files isn't", 'every bottles', 'be hold'],
      fixed:
        "There are 40 spaces. Neither of those two dates is free. The files aren't ready, and every bottle must be held.",
    },
    { draft: 'Every kids bring their own.', marks: ['Every kids'] },
    {
      draft: 'He don’t know that we was late. There is many reasons, and I has the list.',
      marks: ['He don’t', 'we was', 'There is many', 'I has'],
      fixed: 'He doesn’t know that we were late. There are many reasons, and I have the list.',
    },
    {
      draft:
        'One of our client asked for it. You was in copy, but she have no access and didn’t received it.',
      marks: ['client', 'You was', 'she have', 'didn’t received'],
      fixed:
        'One of our clients asked for it. You were in copy, but she has no access and didn’t receive it.',
    },
    {
      draft: 'If you has time, I will sent the file. It look ready.',
      marks: ['you has', 'will sent', 'It look'],
      fixed: 'If you have time, I will send the file. It looks ready.',
    },
    {
      draft: 'Oil the table so it last for decades. We waited because it take a week.',
      marks: ['it last', 'it take'],
      fixed: 'Oil the table so it lasts for decades. We waited because it takes a week.',
    },
    {
      draft:
        'Refunds is only possible within 30 days. I know that our prices is high, but there is three new options. Where is the files?',
      marks: ['Refunds is', 'prices is', 'there is', 'Where is the'],
    },
    {
      draft:
        'She go to the depot on Fridays. My boss want the report, and I should have went. Did you received the invoice? I know that the cost are higher.',
      marks: ['She go', 'boss want', 'have went', 'Did you received', 'cost are'],
      fixed:
        'She goes to the depot on Fridays. My boss wants the report, and I should have gone. Did you receive the invoice? I know that the cost is higher.',
    },
    {
      draft:
        'It comes with 5 user and 2 guest. The price is 3 unit per day for twelve customer. We had ran late, and you are suppose to sign in 10 day.',
      marks: ['user', 'guest', 'unit', 'customer', 'had ran', 'are suppose to', 'day'],
    },
    {
      draft:
        'The results of the survey is attached. I know that the lead time of the beams are six weeks. One of our sites have closed, and there has been some complaints. We saw a lot of errors that is costing you sales.',
      marks: ['is', 'are', 'have', 'there has been some', 'is'],
      fixed:
        'The results of the survey are attached. I know that the lead time of the beams is six weeks. One of our sites has closed, and there have been some complaints. We saw a lot of errors that are costing you sales.',
    },
    {
      draft: 'Our records shows that the invoice is open. I saw that two of your depots has not logged in.',
      marks: ['records shows', 'has'],
      fixed: 'Our records show that the invoice is open. I saw that two of your depots have not logged in.',
    },
    {
      draft:
        'Over the last year your team has ran 1,840 reports and the price of a seat has went from 12 to 31.',
      marks: ['has ran', 'has went'],
      fixed:
        'Over the last year your team has run 1,840 reports and the price of a seat has gone from 12 to 31.',
    },
    {
      draft: 'We have many customer in Wales. Each of the teams have a plan.',
      marks: ['customer', 'have'],
      fixed: 'We have many customers in Wales. Each of the teams has a plan.',
    },
    {
      draft:
        'The elements that was ordered are late. The boots that you gave us was small. The parts by the door is for Ghent. The quality of them were high. The figures on page three is old. The items listed below is missing.',
      marks: ['was', 'was', 'is', 'were', 'is', 'is'],
      fixed:
        'The elements that were ordered are late. The boots that you gave us were small. The parts by the door are for Ghent. The quality of them was high. The figures on page three are old. The items listed below are missing.',
    },
    {
      draft:
        'Our packages starts at 300 euro. The results of our last project speaks for itself. Mobile phones is not allowed. We wrote to them, and the samples is here. If it take long, there is breaks for lunch. We clean windows and our customers is happy. My cups and bowls is made here. Some of the bikes belongs to me. The glazes I use comes from Japan.',
      marks: [
        'packages starts',
        'speaks',
        'phones is',
        'samples is',
        'it take',
        'there is',
        'customers is',
        'is',
        'bikes belongs',
        'comes',
      ],
      fixed:
        'Our packages start at 300 euro. The results of our last project speak for itself. Mobile phones are not allowed. We wrote to them, and the samples are here. If it takes long, there are breaks for lunch. We clean windows and our customers are happy. My cups and bowls are made here. Some of the bikes belong to me. The glazes I use come from Japan.',
    },
  ],
  passes: [
    'I have attached the notes of the meeting last Friday, read the report you sent last week, and kept the price set two years ago. He should have called yesterday.',
    'Costs have risen over the last year, and we have sold 30 vans in the last week.',
    'Has it changed since last year? We have paid the invoice dated last week, and prices have risen since we met two years ago.',
    'The goods in transit policy is here. The main thing Acme provides is a bridge. One call ends and another starts. Do the sums first.',
    'My boss and he want the file. Can you and she come? The price you and she agree on holds. When do Sam and she arrive? The terms of use page is new. Where is the visitors’ car park, and how was the drivers’ meeting?',
    'The customers asked is this new. Whether the growth lasts is open. A line that the change adds is shown, but on some platforms that is not so. A leak in (rare) cases has gone.',
    'The pros and cons are clear. The price of cups and bowls is up. Some of the equipment belongs to us. The reasons he gave come first. The days we have calls are full.',
    'The list of items that was agreed is here. The tools people use are old. The copies of the form management receives are blue. When the orders shipped is unclear. The times of our summer shows in Leeds are below.',
    'We found the cost of the pump and the parts is high. We saw the pump and the frame have gone. What we like about the pump and the frames is the colour. The council reports that Hallam Steel is here.',
    'We lost both orders which was a shame. The price of the panel, the frame, and the samples is high. At this price have you time? More orders is what we want. Using phones is not allowed. There is works traffic.',
    { draft: 'For your 34 users that is $8,568 a year. At 40 pallets that is one lorry.' },
    'There are many customer complaints. Does each of the teams have a plan? How many order forms are there?',
    'A 5 user plan, a 3 foot board, a two year, fixed rate, and five user seats. Level 3 user, ask for room 5 office keys.',
    'The client need is clear, and if the price were lower, all three call. In 2024 customer mail was slow. Does the plan have it?',
    'The tool we use to work is here. He read it, she put it back, and I know what we did you saw. The reasons for the cost are many.',
    'We ask that he go. Has she always had it? Let him come. Make her go. The staff are here and our team have a plan.',
    'The rest of the results is here, handling orders is work, and one that orders is glad. Orders is where you start.',
    'The news is good, sales is a team, there is two weeks left, and where is the orders page? Too many emails is noise.',
    'The link I gave you was wrong. Ana and I are sorry, and does it have to be today?',
    'One of our client managers will call. Make it work, let it have time.',
    'We ask that she have a say. If it were up to me, there is many a slip between cup and lip.',
    'The files we have did arrive. The people who got this email are glad. The will was read, and his might is gone.',
    'The problem the team has became clear. All the plans we have went out. What your team has broke even.',
    'A number of the sites are open. The team at the depot are glad. The news from the sites is good. Two weeks of work is a lot.',
    'The users wants list is long. Two of your depots have logged in, and the needs of three of them are met.',
    'One of the errors that is here is old. Some of the group of sites that is open is ours.',
    'If the price of the beams were lower, we would buy. The results of the survey and the plan are here. The form for those who are new is short.',
    'The sales of the week is a meeting. The more of the items are sold, the better. The cost of the beams that are here is low.',
    'Some of you have asked which of these is ours. It need not help, it looks fine, and everyone is in.',
    'Make sure it fits, watch it run, and help it last. Did it work?',
  ],
}
