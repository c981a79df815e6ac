import type { Kind } from '../../../engine/kinds.ts'
import type { ByLevel } from '../line.ts'

/** Mail that goes to many, or that a system sends. */
type ListKind = Extract<
  Kind,
  | 'newsletter'
  | 'digest'
  | 'promotional'
  | 'announcement'
  | 'product_update'
  | 'event_invitation'
  | 'onboarding'
  | 're_engagement'
  | 'abandoned_cart'
  | 'transactional'
  | 'billing'
  | 'survey'
  | 'review_request'
  | 'fundraising'
>

/** The whole roast in a line, for mail that goes to many. */
export const LIST_KIND_LINES: Readonly<Record<ListKind, ByLevel>> = {
  newsletter: {
    gentle: [
      'There is news in here; “{matter}” might be the piece to lead with.',
      'A friendly letter of {time}; the best of it waits near “{last}”.',
      '“{opening}” gathers everybody round and then looks for its notes.',
    ],
    honest: [
      'A letter with news, or the other way round: “{matter}”.',
      'It has {time} of things to say and says them all, “{matter}” too.',
      '“{opening}”: the parish magazine, with a marketing budget.',
    ],
    brutal: [
      'Old news travels slowly; “{matter}” got a newsletter.',
      'It should be wrapped round fish; “{matter}” would look well on a haddock.',
      '“{last}” is where it stops; news of that was welcome.',
    ],
  },
  digest: {
    gentle: ['A good many things, well meant; “{matter}” could go first and a few could go.'],
    honest: [
      'A digest is what is left after digestion; “{matter}” has yet to be chewed.',
      'It tips out the drawer, “{matter}” and all, and calls it a selection.',
    ],
    brutal: [
      'Everything is in it, as in a skip; “{matter}” is near the bottom.',
      'It is not a digest, it is a meal: “{matter}”, unpeeled.',
    ],
  },
  promotional: {
    gentle: [
      '“{matter}” may be a good buy; it could let somebody touch the cloth.',
      'It is glad about “{matter}” and a little out of breath.',
      'A window full of “{matter}”; one thing in it would be seen better.',
    ],
    honest: [
      'It sells “{matter}” the way a market sells fish: loudly, and before noon.',
      '“{opening}”: the leaflet has found a stamp.',
      'Under the bunting there is an offer; it answers to “{matter}”.',
    ],
    brutal: [
      '“{matter}”: everything must go, and the reader went first.',
      'It has put “{matter}” in the window and a brick next to it.',
      '“{opening}” was written by a discount.',
    ],
  },
  announcement: {
    gentle: [
      'It has something to announce, “{matter}”, and has hired a horn.',
      'The news is good; “{opening}” could let it speak.',
    ],
    honest: [
      'Hear ye: “{matter}”; the town had been doing something else.',
      'It announces “{matter}” to people who had not been waiting.',
    ],
    brutal: [
      'A fanfare, a curtain, “{matter}”, and a cough in the third row.',
      '“{opening}” unveils a plaque to itself.',
    ],
  },
  product_update: {
    gentle: ['“{matter}” is new, and “{opening}” cannot wait to tell.'],
    honest: [
      'It lists what changed, from “{opening}” on, like a captain’s log.',
      'Release notes, dressed for a party: “{matter}”.',
    ],
    brutal: [
      '“{matter}” has been updated; so, in a different sense, has the reader’s patience.',
      'It shipped “{matter}” and a mail about it; one hopes they had different reviewers.',
    ],
  },
  event_invitation: {
    gentle: [
      '“{matter}” sounds like a good hour; the invitation could be as good.',
      'It invites warmly. “{opening}” is holding the door with both hands.',
    ],
    honest: [
      'The party may be good; “{opening}” is the sort of doorman who makes one wonder.',
      'It has set the chairs out for “{matter}” and locked the cloakroom.',
    ],
    brutal: [
      'Admission is free, says the tone of “{opening}”, and so is leaving.',
      'It sells tickets to “{matter}” as though the seats were on fire.',
    ],
  },
  onboarding: {
    gentle: [
      'Welcome, it says, and hands over “{matter}” and a great many keys.',
      'It is glad to have them, all the way to “{last}”.',
    ],
    honest: [
      'The reader has just arrived, and “{opening}” is already on the tour.',
      'It welcomes people to “{matter}” like an airport: at length, by loudspeaker.',
    ],
    brutal: ['Welcome. Here is “{matter}”. Mind the welcome.', '“{opening}”: a hug from a turnstile.'],
  },
  re_engagement: {
    gentle: [
      'It has missed the reader and says so by way of “{matter}”.',
      '“{opening}” would be glad of another chance, and has combed its hair.',
    ],
    honest: [
      'It stands under the window with “{matter}” and an accordion.',
      'They left. “{opening}” has followed them to the bus stop.',
    ],
    brutal: [
      'It wants them back; “{matter}” is what they left.',
      'An old flame, with a mailing list: “{opening}”.',
    ],
  },
  abandoned_cart: {
    gentle: [
      'Something was left behind: “{matter}”; it could just hold it out.',
      'It has kept “{matter}” safe; there is no need to jingle it.',
    ],
    honest: [
      'It runs after the reader through the car park with “{matter}”.',
      'They put “{matter}” down on purpose; it picked it up and followed.',
    ],
    brutal: [
      '“{matter}” was left in the basket, and now the basket writes.',
      'A trolley with a squeaking wheel and a memory: “{opening}”.',
    ],
  },
  transactional: {
    gentle: ['It has the facts; “{matter}” could stand where one looks first.'],
    honest: [
      'The reader wants one fact out of {time} and is shown the house.',
      'It confirms “{matter}” with the gravity of a coronation.',
    ],
    brutal: ['All it had to say was “done”; it said “{opening}”.', 'Paperwork, with adjectives: “{matter}”.'],
  },
  billing: {
    gentle: [
      'It asks for money over “{matter}” with its cap in its hands.',
      'A bill may be brief; “{opening}” has time on its hands.',
    ],
    honest: [
      'A bill with literary hopes: “{opening}”.',
      'It would like to be paid and begins with “{opening}”.',
    ],
    brutal: [
      'It presents “{matter}” the way a heron presents itself to a pond.',
      'Rain, taxes and “{opening}” come without being asked.',
    ],
  },
  survey: {
    gentle: [
      'It would like to know what they think of “{matter}”; it asks nicely, and at some length.',
      'Questions, kindly put. “{opening}” is still sharpening the pencil.',
    ],
    honest: [
      'It wants an opinion on “{matter}” and is about to get one.',
      '“{opening}” is a clipboard, seen from across the street.',
    ],
    brutal: [
      'It asks how it is doing; “{opening}” is a strong hint.',
      'A survey about “{matter}”: on a scale from one to delete.',
    ],
  },
  review_request: {
    gentle: [
      'It hopes for a kind word on “{matter}” and has already set out a vase for it.',
      '“{opening}” would like a review. So would the product; ask about that.',
    ],
    honest: [
      'It asks what they thought of “{matter}” and holds the pen for them.',
      '“{opening}” fishes for stars in daylight.',
    ],
    brutal: [
      'It wants five stars for “{matter}” and brought the stickers.',
      '“{opening}”: a waiter who watches you chew.',
    ],
  },
  fundraising: {
    gentle: [
      'The cause is good, and “{matter}” could speak for it without the strings.',
      'It asks with its heart in its hand, for {time}. The hand gets tired.',
    ],
    honest: [
      'It rattles the tin for “{matter}” in the quiet carriage.',
      '“{opening}” pulls at the heart by the sleeve.',
    ],
    brutal: [
      'It collects for “{matter}” as a tide collects: all of it, twice a day.',
      '“{opening}” has put the violin on the expenses.',
    ],
  },
}
