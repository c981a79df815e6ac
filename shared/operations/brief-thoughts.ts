/** Thoughts of a hurried note that say who writes, who has it already, what was done for whom, and what is cheaper until when. */
import { capitalised } from '../engine/edit.ts'
import { FIRM, type Mutable, NAME, WHO } from './brief-labels.ts'

/** `spring sale, 25% off all pots, ends 30 April, pots.example/sale` */
export const SALE =
  /^(?:(?<name>(?:[\p{L}-]+ ){0,3}(?:sale(?=[,:])|[\p{L}-]+(?=:)))(?:, |: ))?(?<deal>[^,]*\d ?% off[^,]*?)(?:, (?:ends|ending|ends on|until|till|to)|(?<=off) (?:until|till)) (?<day>[^,]+)(?:, (?:(?:page|link|url|site):? )?(?<page>(?:https?:\/\/)?[\w-]+\.[\w./-]+))?$/iu
/** As an address that can be followed. */
export const whole = (page: string) => (page.includes('://') ? page : `https://${page}`)
/** What it says, with its day behind what is cheaper, and its page in the field for it. */
export function onSale(
  brief: Mutable,
  { name, deal = '', day, page }: Record<string, string | undefined>,
): string {
  if (page !== undefined) brief.link ??= whole(page)
  const told = deal.replace(
    /^((?:[\p{L}-]+ ){1,6})(?=\d+ ?% off$)/u,
    (_, thing: string) => `${thing.trim()}: `,
  )
  return capitalised(`${name === undefined ? '' : `${name}: `}${told} until ${day}`)
}
/** `existing customer, Marisol at Bluebell Nurseries, on Starter plan` */
export const OUR_CUSTOMER = new RegExp(
  `^(?:[Oo]ur |[Aa]n? |[Tt]he )?(?:[Ee]xisting |[Cc]urrent )?(?:customer|client),? (?<who>${WHO} (?:at|from|of) ${FIRM})(?:, (?<rest>\\p{Ll}.+))?$`,
  'iu',
)
/** `My name is Odile and I run Kettle & Thread, a workshop in Leith` */
export const RUNS = new RegExp(
  `^(?:[Mm]y name is|I am|I['’]m) (?<name>${NAME})(?: ${NAME})? and I (?:run|own) (?<firm>${FIRM}), (?<rest>.+)$`,
  'u',
)
/** `saved Pettigrew's £2,100 a year on power`: what was done for somebody by name. */
export const SAVED = /^(?<what>(?:saved|cut|halved|doubled|helped) \p{Lu}(?=.*\d).+)$/u
