import type { Kind } from '../../../engine/kinds.ts'
import type { ByLevel } from '../line.ts'
import { LIST_KIND_LINES } from './list-kind-lines.ts'

/** The whole roast in a line, by what sort of mail it is; mail that goes to many has a file of its own. */
export const KIND_LINES: Readonly<Record<Kind, ByLevel>> = {
  ...LIST_KIND_LINES,
  cold_outreach: {
    gentle: [
      'It rings at a stranger’s door about “{matter}”, with its hat on straight. It could smile.',
      'A first hello of {time}. People who have not met get on better in half of that.',
      '“{opening}”, it says to somebody it has never met; so far, so brave.',
      'It came a long way to talk about “{matter}”; it could wipe its feet first.',
    ],
    honest: [
      'The reader did not ask for this, and “{matter}” has {time} to make them glad of it.',
      'As strangers go, “{opening}” stands a little close.',
      'It is a cold mail, and somebody has left the window open: “{last}”.',
      '“{opening}” walks up to a stranger and starts in the middle.',
    ],
    brutal: [
      '“{matter}”, from a stranger, at the speed of a door closing.',
      'It wanted to break the ice and fell in, holding “{matter}”.',
      'Cold mail keeps for years; “{opening}” was past its date on sending.',
      '“{last}” is where two people who will never meet part company.',
    ],
  },
  follow_up: {
    gentle: [
      'It comes back about “{matter}”, kindly, with its hat in its hand.',
      '“{opening}” remembers the last mail better than the reader does.',
    ],
    honest: [
      'The sequel to a mail nobody reviewed: “{matter}”, again.',
      'It has come back for its umbrella and “{matter}”.',
      '“{opening}”: previously, on the same channel.',
    ],
    brutal: [
      '“{opening}” would like to know whether the silence was final.',
      '“{matter}” returns, as damp does.',
      'It follows up on “{matter}” the way a shadow does: close, and a little longer each time.',
    ],
  },
  breakup: {
    gentle: [
      'It says goodbye over “{matter}” and waits a little in the hall.',
      '“{last}” is a farewell with one foot still in the door.',
    ],
    honest: [
      'It breaks off something with “{matter}” that the reader had not known was on.',
      '“{opening}”: a tearful station, and nobody on the platform.',
    ],
    brutal: [
      'It is leaving, says “{last}”, and checks whether anyone is watching.',
      'A divorce, announced to somebody who never married: “{matter}”.',
    ],
  },
  referral_intro: {
    gentle: [
      'It brings two people together over “{matter}” and hovers.',
      'An introduction of {time}. Both of them are still holding out a hand.',
    ],
    honest: [
      'It introduces “{matter}” as if it were the third guest.',
      '“{opening}”, says the host, and leaves them to it.',
    ],
    brutal: [
      'Two strangers and “{matter}”: a blind date, with an audience.',
      '“{opening}” has made three people responsible for nothing.',
    ],
  },
  meeting_request: {
    gentle: [
      'It would like some time about “{matter}”, and spends {time} asking.',
      'An invitation into a diary, by way of “{opening}”; the diary is shy.',
    ],
    honest: [
      'It asks for a place in the diary and shows “{matter}” at the door.',
      'A meeting about “{matter}”: that could have been a mail. So could this.',
    ],
    brutal: [
      'It wants to meet; after {time} of “{matter}” the reader has another engagement.',
      '“{opening}” proposes a meeting in the manner of a summons.',
    ],
  },
  meeting_recap: {
    gentle: [
      'All that was said is here, from “{opening}” on, and some of it was worth saying.',
      'It remembers the meeting well; “{matter}” might be all that others need to.',
    ],
    honest: [
      'A recap of a meeting, at about the length of the meeting: “{opening}”.',
      'Whoever was there knows; whoever was not there is none the wiser: “{matter}”.',
    ],
    brutal: [
      'It took minutes and gives back {time}.',
      '“{last}” closes the record; an archaeologist may one day open it.',
    ],
  },
  proposal: {
    gentle: [
      '“{matter}” is on offer, in its good suit, a little warm.',
      'A proposal of {time} with its best page in the middle.',
    ],
    honest: [
      'It proposes “{matter}” with everything but the knee.',
      '“{opening}” is how a contract clears its throat.',
    ],
    brutal: [
      'It asks for money and pays in “{matter}”.',
      'A proposal the reader can refuse, and in {time} will.',
    ],
  },
  negotiation: {
    gentle: [
      'Both sides want “{matter}”; it could leave the other one a chair.',
      'It bargains for “{matter}” with its sleeves rolled up; one cuff down would do.',
    ],
    honest: [
      'It puts “{matter}” on the table and then its fist.',
      '“{opening}”: the opening bid, and a door left for nobody.',
    ],
    brutal: [
      'It negotiates over “{matter}” like a lift with the doors shut.',
      '“{last}” is not an offer; it is a weather warning.',
    ],
  },
  renewal: {
    gentle: [
      '“{matter}” comes round again, like a birthday one had not noted.',
      'A reminder of {time}, correct, with its coat on.',
    ],
    honest: [
      'It renews “{matter}” as one renews a parking permit.',
      'Another year of “{matter}”: the anniversary, celebrated by form.',
    ],
    brutal: ['“{matter}” renews itself; the enthusiasm does not.'],
  },
  customer_success: {
    gentle: [
      'It looks in to see how “{matter}” is going, and stays for tea.',
      'A friendly check-in of {time}; “{last}” has its hand on the latch.',
    ],
    honest: [
      'It drops by about “{matter}”, stays in the door and asks whether all is well.',
      '“{opening}”: how are we today? We were fine.',
    ],
    brutal: [
      'It has success in its title and “{matter}” in its hands, and drops one.',
      '“{opening}” checks in the way a lift checks in: on every floor.',
    ],
  },
  support_reply: {
    gentle: [
      'The help is in there; “{opening}” could let it out sooner.',
      'It means to help with “{matter}”, and takes a deep breath first.',
    ],
    honest: [
      'Somebody has a problem, and now they also have “{opening}”.',
      'It answers the ticket, number first: “{last}”.',
    ],
    brutal: [
      '“{opening}” has the bedside manner of a lift.',
      'It closes “{matter}” the way one closes a lid on a wasp.',
    ],
  },
  apology: {
    gentle: ['It is sorry about “{matter}”, in its Sunday clothes.', 'The regret is real, and {time} long.'],
    honest: [
      'It apologises over “{matter}” with one eye on the door.',
      '“{opening}”: sorry, as issued by a department.',
    ],
    brutal: [
      'It regrets “{matter}” in a voice one knows from railway platforms.',
      '“{last}” brings the apology to an end; the reader had got there first.',
    ],
  },
  recruiting: {
    gentle: [
      'The work may be good; “{matter}” sells it like a cruise.',
      'It is looking for somebody, and “{distant}” looks past them.',
      'The work near “{matter}” could do with a window and somebody waving from it.',
    ],
    honest: [
      'It describes “{matter}” the way estate agents describe cellars.',
      '“{distant}” would like to hire somebody, and so far has hired a poster.',
      'Anyone who can read “{matter}” to the end has passed the first interview.',
    ],
    brutal: [
      'It dangles “{matter}” over somebody who was having lunch.',
      'Somebody is wanted. After “{opening}” they would like it known that it was not them.',
    ],
  },
  press_pitch: {
    gentle: [
      'There may be a story in “{matter}”; a journalist would like to see it sooner.',
      '“{opening}” is the tape before the ribbon is cut.',
    ],
    honest: [
      'It offers “{matter}” to a desk that gets a hundred like it before tea.',
      'Stop the press, says “{opening}”; the press is on a deadline.',
    ],
    brutal: [
      '“{matter}” is news to the sender; that is a circulation of one.',
      'A journalist reads “{opening}” and files it, vertically.',
    ],
  },
  partnership: {
    gentle: [
      'It sees a future with the reader over “{matter}”; a first date would do.',
      '“{us}” talks of us, and there are only two of us, and one has just come in.',
      'It would like to share “{matter}”, and has already chosen its half.',
    ],
    honest: [
      'It offers a partnership in which the reader’s half is “{matter}”.',
      '“{opening}”: two logos, holding hands, in the rain.',
    ],
    brutal: [
      'It seeks a partner for “{matter}” as a cuckoo seeks a nest.',
      'A win for both, says “{opening}”, and keeps one of them.',
    ],
  },
  internal: {
    gentle: [
      'Colleagues would like to hear of “{matter}” as one hears things at the kettle.',
      'It tells everyone about “{matter}”, standing up, from notes.',
    ],
    honest: [
      'An internal memo: “{matter}”, for people who cannot unsubscribe.',
      '“{opening}”: the corridor is quicker, and has biscuits.',
    ],
    brutal: [
      'It went to everybody about “{matter}”, and everybody thought it was for somebody else.',
      '“{opening}” could have been a note on the fridge.',
    ],
  },
  thank_you: {
    gentle: [
      'It says thank you for “{matter}”, with a bow a little larger than the parcel.',
      'The thanks are real; “{opening}” has put gloves on to say so.',
    ],
    honest: [
      'It thanks them for “{matter}” and then keeps hold of the hand.',
      '“{opening}” is thanks by the yard.',
    ],
    brutal: [
      'It is grateful for “{matter}” in the way of a till receipt.',
      '“{opening}”: gratitude, in a size that fits all.',
    ],
  },
  other: {
    gentle: [
      'A patient reader will find the good part; it may be near “{matter}”.',
      'It means well about “{matter}” and would like a second draft.',
      '“{opening}” is fine; it is a little much together with the others.',
    ],
    honest: [
      'Under “{opening}” is a decent mail, doing press-ups.',
      'Read “{opening}” out loud to somebody who may interrupt; then send what is left.',
      'It is about “{matter}” the way a waiting room is about health.',
    ],
    brutal: [
      'It says of “{matter}” what a shrug says, with postage.',
      '“{last}” is the best line in it: nothing comes after.',
      'I gave “{matter}” {time}; I would like the receipt.',
    ],
  },
}
