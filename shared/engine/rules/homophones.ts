import { correct, correctAt } from '../correct.ts'
import { HOMOPHONES } from '../lexicon/homophones.ts'
import { CONTEXT_OF, IN_CONTEXT } from '../lexicon/homophones-in-context.ts'
import { TESTS } from '../measures/homophone-context.ts'
import { ownerSlipAt, pluralSlipAt } from '../measures/owner-or-verb.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { ROLES } from '../word-roles.ts'

export default defineRule({
  id: 'homophones',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 6, cap: 18 },
  summary: 'This word sounds or looks like the one that is meant.',
  why: 'A spelling checker lets “your” pass for “you’re”; readers do not. Such a slip is small, and it is the one people remember.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon(
    'homophones',
    Object.assign({ ...HOMOPHONES }, ...Object.values(IN_CONTEXT)) as Record<string, string>,
  ),
  hit: (hit, sentence, doc) => {
    const context = CONTEXT_OF.get(hit.entry.key)
    // “The cars of employees which are parked there”: of the cars.
    if (
      context === undefined
        ? sentence.tokens[hit.from - 1]?.lower === 'of'
        : !TESTS[context](hit, sentence.tokens, sentence, doc)
    )
      return null
    const finding = correct(hit, sentence)
    // Two words are old-fashioned, and not wrong.
    return context === 'joined' ? { ...finding, severity: 'info' } : finding
  },
  sentence: (sentence, { dictionary }) => {
    const { tokens, parsed } = sentence
    const found: Finding[] = []
    for (let i = 0; i < tokens.length; i++) {
      const right =
        ((parsed.roles[i] as number) & ROLES.owner ? ownerSlipAt(tokens, i, dictionary) : null) ??
        pluralSlipAt(tokens, i, dictionary)
      if (right) found.push(correctAt(sentence, i, i + 1, right))
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'The call has moved, its now on Monday.',
      marks: ['its'],
      fixed: "The call has moved, it's now on Monday.",
    },
    {
      draft:
        'Your welcome! If your free to talk, its a quick call, and we wrote for there team in more then 20 files.',
      marks: ['Your', 'your', 'its', 'there', 'then'],
    },
    {
      draft: 'Its been to long. You will loose money everyday. I look forward to here from you.',
      marks: ['Its', 'to', 'loose', 'everyday', 'here'],
      fixed: "It's been too long. You will lose money every day. I look forward to hearing from you.",
    },
    {
      draft: 'You’re team has lead to this, weather or not you need some advise. It is far to much.',
      marks: ['You’re', 'lead', 'weather', 'advise', 'to'],
      fixed: 'Your team has led to this, whether or not you need some advice. It is far too much.',
    },
    {
      draft:
        "I'm sure your busy but its pretty easy. I know your very busy, so look: its really simple. I can not call.",
      marks: ['your', 'its', 'your', 'its', 'can not'],
      fixed:
        "I'm sure you're busy but it's pretty easy. I know you're very busy, so look: it's really simple. I cannot call.",
    },
    {
      draft:
        'I sent the file to are lawyers. They streamline there inbound operations in there first 60 days. Teams are aware that there teams are slow. Hoping to hear back form you.',
      marks: ['are', 'there', 'there', 'there', 'form'],
      fixed:
        'I sent the file to our lawyers. They streamline their inbound operations in their first 60 days. Teams are aware that their teams are slow. Hoping to hear back from you.',
    },
    {
      draft:
        'We hope you like you’re new desk. Were a family here, and we are happier then ever. To many people came. Theirs a queue.',
      marks: ['you’re', 'Were', 'then', 'To', 'Theirs'],
      fixed:
        "We hope you like your new desk. We're a family here, and we are happier than ever. Too many people came. There's a queue.",
    },
    {
      draft: 'Were going to send it today. Were the best team in Leeds. Who’s car is it?',
      marks: ['Were', 'Were', 'Who’s'],
    },
    {
      draft:
        "Siblings who's parents came, and those effected by it, pay less on there school lunches. Fewer boxes fit in there then we thought. It is definitely to late. On Sunday's we close, accept for May. Dear costumer, we can help you to. Their will be cake, and thanks allot. We slept in you room and parked you're car. It is lower then you think.",
      marks: [
        "who's",
        'effected',
        'there',
        'then',
        'to',
        "Sunday's",
        'accept',
        'costumer',
        'to',
        'Their',
        'allot',
        'you',
        "you're",
        'then',
      ],
    },
    {
      draft: 'If you have already paid than please ignore this, and I will be more then happy.',
      marks: ['than', 'then'],
      fixed: 'If you have already paid then please ignore this, and I will be more than happy.',
    },
  ],
  passes: [
    'The firm sold its now-empty hall and its now closed shop.',
    'The cars of employees which are parked at the door must go.',
    "We like what you're building at Kinset, and how it's pricing in the risk.",
    "Ask Bob if you're unsure. Tell us when you're sure, and what you're secure in.",
    "Ask somebody who's friends with Ana. From there things went well, and we look in there every day. On Sunday's call he spoke. Please accept for once that it was effected by hand. The box was smaller, and then we thought of you. I want you to. Those of you order by hand, and you're content.",
    'If you would do it rather than please everyone, say so.',
    'If you’re new here, see the plan. You’re new to this, you’re current with all fees, you’re new customers, and you’re new, too.',
    'Were a customer to ask, we would say no. Were a few people late? Were the files there? Were you there.',
    'To many people this is news. Theirs is a new house.',
    'I know your busy team. If your busy, growing shop and its really simple, clean till are slow, look in there first.',
    'The people I sent it to are lawyers. We improve there every year and can not only call but visit. Ana has been to Long Island.',
    'Your welcome pack is here. You’re team lead now, and if your free trial ends, we can talk more then.',
    'Its A/B test is over. Let loose the dogs; thanks to much work, everyday prices are low.',
    'It is to small firms what a bank is to big ones. If it is cheaper then we should buy.',
    'They’re customers. The team is there, its own office is new, and it’s time to go.',
    'In principal amounts, we lead by 3. The principal reason: your hiring plan and your running shoes.',
  ],
}
