/** Days and figures of speech that do not travel. */
import type { LocaleTag } from './locales.ts'

export interface Occasion {
  phrases: readonly string[]
  /** Places where it is at home; elsewhere a person decides. */
  home: readonly LocaleTag[]
}

export const OCCASIONS: readonly Occasion[] = [
  { phrases: ['thanksgiving'], home: ['en-US', 'en-CA'] },
  {
    phrases: [
      'fourth of july',
      '4th of july',
      'july 4th',
      'independence day',
      'memorial day',
      'presidents’ day',
      "presidents' day",
      'super bowl',
      'veterans day',
      'tax day',
    ],
    home: ['en-US'],
  },
  { phrases: ['labor day', 'labour day'], home: ['en-US', 'en-CA'] },
  { phrases: ['boxing day'], home: ['en-GB', 'en-CA', 'en-AU'] },
  { phrases: ['canada day'], home: ['en-CA', 'fr-CA'] },
  { phrases: ['australia day', 'anzac day'], home: ['en-AU'] },
  { phrases: ['bonfire night', 'pancake day'], home: ['en-GB'] },
  { phrases: ['diwali', 'holi'], home: ['en-IN', 'hi-IN'] },
  {
    phrases: [
      'back to school',
      'back-to-school',
      'spring break',
      'summer sale',
      'winter sale',
      'eofy',
      'end of financial year',
    ],
    home: [],
  },
]

/** English figures of speech; taken word for word they make no sense in another language. */
export const IDIOMS: readonly string[] = (
  'touch base|touching base|circle back|circling back|low-hanging fruit|move the needle|ballpark figure|in the ballpark|out of the park|' +
  'home run|slam dunk|game changer|game-changer|on the same page|get the ball rolling|keep the ball rolling|ball is in your court|' +
  'hit the ground running|cut corners|cutting corners|piece of cake|think outside the box|back to the drawing board|in the loop|out of the loop|' +
  'on your radar|on my radar|under the radar|pick your brain|deep dive|bang for the buck|bang for your buck|cherry on top|icing on the cake|' +
  'tip of the iceberg|elephant in the room|raise the bar|up in the air|the long haul|at the end of the day|drop me a line|shoot me|ring a bell|' +
  'no-brainer|win-win|up to speed|bite the bullet|rule of thumb|in a nutshell|food for thought|hail mary|left field|eleventh hour'
).split('|')

/** Figures of speech from sports that British, Australian and Indian readers do not play. */
export const BASEBALL: readonly string[] = [
  'knock it out of the park',
  'out of left field',
  'hail mary',
  'slam dunk',
  'touch all the bases',
  'step up to the plate',
  'monday-morning quarterback',
  'curveball',
  'curve ball',
]

/** Countries of the table where it is winter in July. */
export const SOUTHERN: ReadonlySet<string> = new Set(['AU', 'BR'])

export const SEASONS: readonly string[] = [
  'this',
  'last',
  'next',
  'in the',
  'by',
  'until',
  'early',
  'late',
].flatMap((before) => ['spring', 'summer', 'autumn', 'fall', 'winter'].map((season) => `${before} ${season}`))
