/** Words spelt in two ways, American and British; only where the spelling tells which. Our own selection. */

import { lazy } from '../lazy.ts'

/** American=British, with endings both take; `-` is no ending. */
const PAIRS = `
color=colour:-,s,ed,ing,ful favor=favour:-,s,ed,ite,ites,able behavior=behaviour:-,s,al neighbor=neighbour:-,s,ing,hood
honor=honour:-,s,ed,ing humor=humour:- labor=labour:-,s flavor=flavour:-,s,ed rumor=rumour:-,s harbor=harbour:-,s
endeavor=endeavour:-,s savor=savour:-,s odor=odour:-,s armor=armour:- vapor=vapour:- center=centre:-,s theater=theatre:-,s
liter=litre:-,s kilometer=kilometre:-,s centimeter=centimetre:-,s fiber=fibre:-,s caliber=calibre:- maneuver=manoeuvre:-,s
catalog=catalogue:-,s analog=analogue:- defense=defence:- offense=offence:- pretense=pretence:- traveling=travelling:-
traveled=travelled:- traveler=traveller:-,s canceled=cancelled:- canceling=cancelling:- labeled=labelled:- labeling=labelling:-
modeling=modelling:- modeled=modelled:- fueled=fuelled:- signaling=signalling:- counselor=counsellor:-,s jewelry=jewellery:-
fulfill=fulfil:-,s fulfillment=fulfilment:- enroll=enrol:-,s enrollment=enrolment:-,s installment=instalment:-,s
skillful=skilful:- gray=grey:- plow=plough:- pajamas=pyjamas:- cozy=cosy:- skeptical=sceptical:- aluminum=aluminium:-
mustache=moustache:- mold=mould:-,s pediatric=paediatric:- analyze=analyse:-,d analyzing=analysing:- paralyze=paralyse:-,d
program=programme:- check=cheque:- tire=tyre:- meter=metre:- license=licence:- practice=practise:- inquiry=enquiry:-
inquiries=enquiries:- learned=learnt:- spelled=spelt:- dreamed=dreamt:- artifact=artefact:-,s
`

/** Beginnings of verbs in -ize or -ise; British writers use either, so only a mix is a slip. */
const IZE =
  'organ real optim personal custom priorit minim maxim final util special character standard author ' +
  'central modern visual categor capital general local monet mobil normal revital stabil subsid symbol synchron ' +
  'digit formal harmon hospital immun industrial initial international legal national neutral penal popular ' +
  'privat rational social steril trivial crystall equal familiar material sensit item token'
const IZE_ENDINGS = ['e', 'es', 'ed', 'ing', 'er', 'ers', 'able', 'ation', 'ations', 'ational', 'ationally']
/** Those without a noun in -ization. */
const IZE_VERBS =
  'apolog recogn summar emphas critic scrutin energ incentiv memor strateg theor vandal anonym jeopard'
const VERB_ENDINGS = ['e', 'es', 'ed', 'ing', 'er', 'ers']

/** American spellings that are also right in British English, so that they prove nothing. */
const NEUTRAL = new Set(
  'program check tire meter license practice inquiry inquiries learned spelled dreamed artifact artifacts mold molds fiber analog enrollment'.split(
    ' ',
  ),
)

export type Side = 'us' | 'gb'

export interface Variant {
  side: Side
  /** The same word as the other side writes it. */
  other: string
  /** True for -ize and -ise: Oxford spelling and many British writers keep -ize, so it tells no side. */
  ize: boolean
}

/** American, British and endings of every pair; '' is no ending. */
const FORMS: readonly (readonly [us: string, gb: string, endings: readonly string[]])[] = PAIRS.trim()
  .split(/\s+/)
  .map((pair) => {
    const [us = '', gb = '', endings = '-'] = pair.split(/[=:]/)
    return [us, gb, endings.split(',').map((ending) => ending.replace('-', ''))]
  })

const IZE_FORMS = [
  [IZE.split(' '), IZE_ENDINGS],
  [IZE_VERBS.split(' '), VERB_ENDINGS],
] as const

/** Patterns of all words, neutral ones included. */
export const VARIANT_PATTERNS: readonly string[] = [
  ...FORMS.map(([us, gb, endings]) => `(${us}|${gb})(${endings.join('|')})`),
  ...IZE_FORMS.flatMap(([stems, endings]) => stems.map((stem) => `${stem}i(z|s)(${endings.join('|')})`)),
]

/** Word in lower case to its variant. */
export const variants = lazy((): ReadonlyMap<string, Variant> => {
  const found = new Map<string, Variant>()
  const add = (us: string, gb: string, ize: boolean) => {
    if (!NEUTRAL.has(us)) found.set(us, { side: 'us', other: gb, ize })
    found.set(gb, { side: 'gb', other: us, ize })
  }
  for (const [us, gb, endings] of FORMS) for (const ending of endings) add(us + ending, gb + ending, false)
  for (const [stems, endings] of IZE_FORMS)
    for (const stem of stems)
      for (const ending of endings) add(`${stem}iz${ending}`, `${stem}is${ending}`, true)
  return found
})
