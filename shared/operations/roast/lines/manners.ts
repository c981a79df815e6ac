import type { Lines } from '../line.ts'

/** Lines about regrets that own nothing, roundabout requests, small marks and a brand’s own voice. */
export const MANNER_LINES: Lines = {
  profanity: {
    gentle: [
      'One word in here will be quoted, and it is not one about “{product}”.',
      'It was a long day, one can tell; “{product}” would get the same across in an ironed shirt.',
      'There is a word among these {words} that the reader will remember longer than “{opening}”.',
      'At the window, with nobody listening, that word is fine; “{product}” goes to somebody who keeps mail.',
    ],
    honest: [
      'It could have won on “{product}”; it brought a word that makes people look at who is holding it.',
      'Of {words}, one gets forwarded to people who were never meant to read “{opening}”.',
      'There is language in here that a printer would decline; “{product}” was standing right beside it.',
      'It swears, and from there on nobody is thinking about “{product}”.',
      'The facts about “{product}” were doing well; then the mail opened its mouth.',
      '“{closing}”, it ends, as if none of us had heard what it said before.',
    ],
    brutal: [
      'It makes its point about “{product}” the way a dropped tray does: everyone turns round, at the wrong person.',
      'One word of {words}, and the meeting about “{product}” is now a meeting about the word.',
      'Somewhere a future exhibit has been typed; it is filed under “{product}”.',
      'That word has been in every row since Rome and has settled none; it will not settle “{product}”.',
    ],
  },
  'evasive-apology': {
    gentle: [
      '“{quote}” is sorry with its coat on; it could come in.',
      'The reader would like to hear what happened; “{quote}” has heard that something did.',
      '“{quote}” is kind, and one plain “we did this” short of an apology.',
      '“{quote}” is sorry in general; be sorry for one thing, and say what is different now.',
      '“{quote}” regrets from a distance; it could come a step closer.',
      '“{quote}” has good manners and no name for what went wrong.',
      '“{quote}” is an apology that has not yet met the accident.',
    ],
    honest: [
      '“{quote}” apologises the way weather forecasts do: for the rain, not for the roof.',
      '“{quote}” is sorry that it happened, somewhere near it.',
      '“{quote}” is what one says when treading on a foot that may or may not be there.',
      'The reader was cross about one thing; “{quote}” is sorry for anything else.',
      '“{quote}”: an apology with gloves on, so as to leave no prints.',
      'Somebody let somebody down; “{quote}” is not saying who.',
      '“{quote}” comes as standard, like the little bag of crystals one must not eat.',
    ],
    brutal: [
      '“{quote}” is sorry in the passive, in the plural and in passing.',
      '“{quote}” is an apology in the witness protection scheme.',
      '“{quote}” is regret by the yard.',
      '“{quote}”: sorry, says the mail, looking at somebody else.',
      '“{quote}” bows deeply and leaves the bill on the table.',
    ],
  },
  'empty-assurance': {
    gentle: [
      '“{quote}” is kindly meant; one thing that was done for this reader would say it louder.',
      '“{quote}” hangs on many walls, usually behind a counter.',
    ],
    honest: [
      '“{quote}” is what firms say to people who are on hold.',
      'If “{quote}” were true, it would have a date in it.',
      '“{quote}” praises the cook while the reader waits for the soup.',
    ],
    brutal: [
      '“{quote}”: recorded for quality and played to everyone.',
      'Nobody was ever reassured by “{quote}”. Several were alarmed.',
    ],
  },
  'text-speak': {
    gentle: [
      '“{quote}” is dressed for the sofa, and this is a visit.',
      '“{quote}” would be fine from a friend with one thumb free.',
    ],
    honest: [
      '“{quote}” saves two letters and costs the impression that somebody sat down for this.',
      'At “{quote}” the reader checks whether their nephew has started a firm.',
    ],
    brutal: [
      '“{quote}”, it says, and asks to be trusted with an invoice.',
      '“{quote}” was typed at a bus stop, and reads like the bus came.',
    ],
  },
  'indirect-request': {
    gentle: [
      '“{start}” tells of a wish to ask; it may simply ask.',
      '“{quote}” walks twice round the question before it knocks.',
    ],
    honest: [
      '“{start}” is a report on a question; the question itself could not make it.',
      '“{quote}”: wondering aloud in the hope that somebody calls it asking.',
      '“{start}” asks for permission to be about to ask.',
    ],
    brutal: [
      '“{start}”: the request has sent its assistant’s assistant.',
      '“{quote}” describes the asking of a question to someone who could have answered it by now.',
    ],
  },
  'comma-splice': {
    gentle: [
      'In “{sentence}” a comma is doing a full stop’s work; it would be glad of relief.',
      '“{sentence}” is two good sentences sharing a narrow bed.',
      'Just before “{next}” a comma is standing in for a full stop that went to lunch.',
    ],
    honest: [
      'In “{sentence}” a comma holds two sentences together; that is not what commas are rated for.',
      '“{sentence}”: a comma stands between two sentences and hopes not to be asked for its licence.',
      '“{sentence}”, and there it changes lanes without a signal.',
      'A comma leads up to “{next}” and waves both sentences through at once.',
    ],
    brutal: [
      '“{sentence}”: two sentences, one comma; it was never going to hold.',
      'In “{sentence}” a comma has been left in charge of a junction.',
      'Two sentences collide just before “{next}”; the comma saw everything and says nothing.',
    ],
  },
  'lower-case-start': {
    gentle: ['“{start}” gets up without its capital.'],
    honest: ['“{start}” comes to the office in socks; the other sentences wear shoes.'],
    brutal: ['“{start}”: even the shift key wanted no part in it.'],
  },
  'space-before-punctuation': {
    gentle: ['There is a small draught before the mark at “{quote}”.'],
    honest: ['In “{sentence}” a mark stands a pace away from its word, as after a quarrel.'],
    brutal: ['After “{sentence}” the mark has been asked to wait outside.'],
  },
  'missing-space': {
    gentle: ['“{quote}” could do with a breath in the middle.'],
    honest: ['“{quote}”: two sentences, queuing much too close.'],
    brutal: ['“{quote}” is what happens when full stops are not given a berth.'],
  },
  'unbalanced-brackets': {
    gentle: ['A bracket opens in “{sentence}” and leaves the door on the latch.'],
    honest: ['Something was opened in “{sentence}”; the reader is still in there.'],
    brutal: ['In “{sentence}” a bracket opens and is never seen again; search teams are out.'],
  },
  'wrong-collocation': {
    gentle: [
      '“{quote}” is nearly the phrase. “{fixed}” is the one people know.',
      '“{fixed}” is what “{quote}” was reaching for.',
      'One syllable more care, and “{quote}” becomes “{fixed}”.',
      '“{quote}” has been misheard; on paper it is “{fixed}”.',
    ],
    honest: [
      '“{quote}” is a well-known tune with one wrong note.',
      '“{quote}” has been said aloud more often than read; it is “{fixed}”.',
      'Somewhere “{fixed}” is wondering who “{quote}” is.',
      '“{quote}” is “{fixed}”, as heard through a wall.',
    ],
    brutal: ['“{quote}”: every word an honest one, and no two on speaking terms.'],
  },
  'banned-term': {
    gentle: ['“{quote}” is on the house’s own list of words it does not say.'],
    honest: ['“{quote}” was shown the door by this very house. It came back.'],
    brutal: ['“{quote}” has a standing ban, a photograph at reception and, apparently, a key.'],
  },
  'off-brand-term': {
    gentle: ['The house says “{fixed}”; “{quote}” is visiting.'],
    honest: ['“{quote}” for “{fixed}”: two names for one thing, and the reader looks for the second thing.'],
    brutal: ['“{quote}”. In this house that thing is called “{fixed}”, loudly, in meetings.'],
  },
  'emoji-bullets': {
    gentle: ['The list leads with {quote}; a dot does the same and keeps quiet.'],
    honest: ['{quote} for a bullet: a screen reader announces it, by its full name, at every line.'],
    brutal: ['The list is introduced by {quote}, again and again, like a child with a drum.'],
  },
  'heavy-html': {
    gentle: ['There is more code here than Gmail cares to open; “{matter}” is the part worth keeping.'],
    honest: ['Gmail will cut the end off; there is “{matter}”, and a cathedral of markup round it.'],
    brutal: ['So much HTML for “{matter}”: a removal van, delivering a postcard.'],
  },
  'tracking-pixel': {
    gentle: ['A tiny picture reports back when somebody opens “{subject}”; letters are better without.'],
    honest: ['There is a spy in “{subject}”, one pixel tall.'],
    brutal: ['“{opening}”, it says, and one pixel takes notes.'],
  },
}
