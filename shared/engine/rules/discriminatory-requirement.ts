import { ofHit } from '../finding.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const PEOPLE =
  'candidate|candidates|person|people|team|team player|man|woman|men|women|graduate|graduates|professional|professionals|talent|developer|engineer|salesperson'

export default defineRule({
  id: 'discriminatory-requirement',
  dimension: 'compliance',
  severity: 'error',
  cost: { each: 8, cap: 16 },
  summary: 'This requirement rules people out by age, sex or origin.',
  why: 'Most countries forbid it in job offers, and good people stop reading. Say what the work needs: a skill, a level of English, years at a task.',
  evidence: [],
  kinds: ['recruiting'],
  fields: ['subject', 'draft'],
  lexicon: lexicon('discriminatory-requirements', {
    'native (english|german|french|spanish|american|british) (speaker|speakers)': {
      use: 'fluent (English|German|French|Spanish|American|British) (speaker|speakers)',
      note: 'Fluency is a skill; being a native is origin.',
    },
    [`(young|youthful) (and |, |)(energetic |dynamic |ambitious |)(${PEOPLE})`]: {
      note: 'Age is no skill. Say what the work needs.',
    },
    '(young|youthful) and (hungry|energetic|dynamic|ambitious|motivated)': {
      use: ['keen', 'ambitious'],
      note: 'Age is no skill. Say what the work needs.',
    },
    '(young|youthful) , (hungry|energetic|dynamic|ambitious|motivated)': {
      use: ['keen', 'ambitious'],
      note: 'Age is no skill. Say what the work needs.',
    },
    '(ideally |preferably |)(a |)(recent|fresh) (graduate|graduates)': {
      note: 'This rules out by age; name the skill or the pay level.',
    },
    '(digital native|digital natives)': { note: 'This means an age. Name the tools they should know.' },
    '(under|below|not older than|no older than|younger than) (25|28|30|35|40|45)': {
      note: 'An upper age is against the law in most countries.',
    },
    '(aged|age) (between|from|18|20|21|25)': { note: 'An age range is against the law in most countries.' },
    '(male|female) (candidate|candidates|applicant|applicants)': {
      note: 'Sex is no requirement. Leave it out.',
    },
    '(salesman|saleswoman|handyman|waitress) (wanted|needed)': {
      note: 'Name the job for everybody: salesperson, technician, server.',
    },
    '(young|white|male|unmarried|single|childless) and (american|british|german|european|white|male|female|young|single|unmarried|attractive|pretty|fit|western)':
      { note: 'This rules people out by who they are. Say what the work needs.' },
    'no (women|men|mothers|older people|muslims|jews|immigrants|blacks|gays)': {
      note: 'This rules people out by who they are. Leave it out.',
    },
    '(get|gets|getting|become|becomes|fall|falls) pregnant': {
      note: 'Family plans are no reason to hire or not to hire. Leave it out.',
    },
    '(no|without) (accent|foreigners|kids|children)': { note: 'This rules people out by origin or family.' },
  }),
  hit: (hit, sentence) => {
    const next = sentence.tokens[hit.to]?.lower ?? ''
    // “Under 30 minutes”, “below 40 percent”.
    if (
      /^(?:under|below|younger)/.test(hit.entry.term) &&
      /^(?:min|hour|day|k|%|percent|people|seat|mile|km|employee)/.test(next)
    )
      return null
    return ofHit(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'recruiting',
        draft:
          'Hi Ana,\n\nWe want a young, energetic, native English speaker, ideally a recent graduate. Would you like the details?\n\nTom',
      },
      marks: ['young, energetic', 'native English speaker', 'ideally a recent graduate'],
    },
    {
      draft: { kind: 'recruiting', draft: 'We look for male candidates under 35. Shall I send the role?' },
      marks: ['male candidates', 'under 35'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft: 'Find someone young and American, and no women please, as they get pregnant.',
      },
      marks: ['young and American', 'no women', 'get pregnant'],
    },
  ],
  passes: [
    {
      kind: 'recruiting',
      draft: 'The commute is under 30 minutes. You would lead a young company’s first team.',
    },
    {
      kind: 'recruiting',
      draft: 'You need fluent English and two years on night shifts. Shall I send the role?',
    },
    { kind: 'newsletter', draft: 'A young, energetic band plays on Friday.' },
  ],
}
