/** Words that tell how a noun is used in a sentence. Lower case. */
import type { Kind } from '../../engine/kinds.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Heads of subjects that name no matter: `quick question`, `an idea`, `catch up`. */
export const NO_MATTER = words(`question questions idea ideas thought thoughts update updates hello hi intro
  introduction note email mail message reply answer news info information opportunity opportunities request
  up base touch help favour favor reminder notice invitation you me us it this that week today tomorrow offer
  synergy story notes intro synergies partnership collaboration cooperation connection conversation conversations discussion discussions chat call meeting time version revision draft edition copy part round data
  minute minutes hour hours moment`)

/** Heads that name who takes part, where, or how to reach them: a mail comes from them, and is not about them. */
export const PARTIES =
  words(`department departments team teams office officer officers organization organizations organisation
  organisations company companies business businesses firm firms family families manager managers director lead
  leads head number numbers phone address colleague colleagues customer customers client clients people owner owners user users guest guests speaker speakers space industry sector`)

/** What mail to many is about where neither subject nor day names it: such mail begins with a story or a wish. */
export const BY_KIND: Readonly<Partial<Record<Kind, string>>> = {
  event_invitation: 'the event',
  survey: 'the survey',
  review_request: 'your review',
  fundraising: 'the appeal',
}
/** The same for mail that begins with its matter, where even that names nothing. */
export const LAST_RESORT: Readonly<Partial<Record<Kind, string>>> = {
  abandoned_cart: 'your cart',
  onboarding: 'your account',
}

/** Nouns that stand without an article. */
export const BARE =
  words(`payroll software hardware equipment insurance maintenance advice training hiring recruiting
  marketing security compliance freight storage energy water help care access data feedback work time money
  aid research support traffic stock waste power fuel food growth travel research evidence progress people staff
  churn turnover revenue spend spending capacity quality safety health downtime paperwork mileage demand supply
  transport tax debt credit cash rent cover childcare healthcare onboarding billing invoicing`)

/** Heads of what readers are invited to. */
export const OCCASIONS =
  words(`webinar session workshop seminar event conference fair talk demo demonstration meetup breakfast evening
  dinner lunch supper brunch drinks reception roundtable panel masterclass hackathon launch party gala
  course tour summit training lecture reception day days night class tasting exhibition festival market concert walk`)

/** Whether a name is that of a job. */
export const isJob = (matter: string | null) =>
  matter !== null && /\b(?:(?:role|job|position|post)s?|vacanc(?:y|ies))\b/i.test(matter)
