import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about the way out, links, pictures and greetings, each with something only this mail has. */
export const DUTY_TELLING: Lines = {
  'missing-unsubscribe': {
    gentle: crossed(
      [
        'The way out has been forgotten',
        'A small link is all that is missing at the end',
        'It comes in by the front door and locks it',
        'A link to say no is missing',
        'Whoever has had enough after “{last}” cannot say so',
        'It holds the reader’s hand a little too tightly',
        'It says a warm hello and leaves no room for a goodbye',
        'The last line is still free, and a way out would fit in it',
      ],
      [
        '; an unsubscribe link would relax everybody, {reader} first.',
        '; nothing after “{last}” lets anybody out.',
        ', and “{opened}” was such a friendly way in.',
        '; “{subject}” reads more kindly with an exit.',
        '; {reader} would stay longer where the door can be seen.',
        '; people trust “{product}” more with a handle on the inside.',
        '; “{last}” could be followed by one small link.',
      ],
    ),
    honest: crossed(
      [
        'There is no way to unsubscribe',
        'After “{last}” one looks for the exit',
        'It says hello with “{opening}” and has no word for goodbye',
        'Nobody gets off this list alive',
        'The unsubscribe link is the only thing that “{last}” forgot to mention',
      ],
      [
        '; {reader} will make one, out of the spam button.',
        '; the law has asked for one, politely, since before “{subject}”.',
        '; “{subject}” is a party with the coats locked away.',
        ', and for {reader} the spam button is one click away.',
        '; it is easier to leave a family dinner than “{subject}”.',
        '; “{product}” has subscribed {reader} for life.',
        '; “{opening}” was the last moment to turn back.',
      ],
    ),
    brutal: crossed(
      [
        'There is no unsubscribe link, and there will be consequences',
        'It is a lobster pot with a subject line',
        'One checks in and is never heard of again',
        'The exits are bricked up',
        'It has a way in, “{opening}”, and no way out',
        'Leaving is not provided for',
        'Behind {reader} a key is turned',
        'It collects readers the way a drain collects rings',
        '“{last}”, and then a locked door',
      ],
      [
        '; filters bring their own hammer to “{subject}”.',
        '; “{subject}” is the sign over the trap.',
        '; the spam button was invented for {reader}, today.',
        '; regulators collect mails like “{subject}”, framed.',
        '; hotels in horror films have better signs than “{last}”.',
        '; “{product}” comes as a life sentence.',
        '; “{opening}” was the sound of the bolt.',
      ],
    ),
  },
  'vague-link-text': {
    gentle: crossed(
      ['“{quote}” could lead anywhere', '“{quote}” points and says nothing', '“{quote}” means well'],
      [
        '; with {links} in the mail a signpost would help.',
        '; name what is behind it and more people will go.',
        ', in “{sentence}” too.',
        '; {reader} would like to know what opens.',
        '; “{product}”, for instance, would look good on a link.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is a door without a sign',
        '“{quote}” tells the finger what to do and the head nothing',
        '“{quote}” is a map with “here” on every town',
        'Screen readers read links out alone, and this one’s song is “{quote}”',
      ],
      [
        ', in a corridor of {links}.',
        '; “{sentence}” cannot come to its rescue.',
        '; {reader} likes to know which room it is.',
        '; somewhere behind it is a page with a name.',
        '; people bound for “{product}” walk past.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is a hole in the hedge with an arrow',
        '“{quote}” says to people what a mousetrap says to mice',
        '“{quote}” is the name of more links than there are pages',
      ],
      [
        '; there are {links}, so that is how a maze begins.',
        '; “{sentence}” holds the cheese.',
        '; {reader} has been bitten before.',
        '; “{product}” was still free.',
      ],
    ),
  },
  'unnamed-image-link': {
    gentle: crossed(
      [
        'Nobody has written down what “{file}” is for',
        '“{file}” has not told anyone where it goes',
        '“{file}” would like to be introduced',
        'Behind “{file}” something waits to be clicked',
        '“{file}” is a link that only those see who see it',
        'The picture “{file}” leads somewhere and tells no one',
      ],
      [
        '; a few words in alt and everyone is invited.',
        '; with images off it leaves without saying goodbye.',
        '; “{last}” does not mention it either.',
        '; a screen reader has to spell it.',
      ],
    ),
    honest: crossed(
      [
        'With images off, “{file}” is a missing stair',
        '“{file}” is a button painted on a wall',
        'Listeners get “{file}”, letter by letter',
      ],
      [
        '; it was the one that led to the shop.',
        '; “{opening}” had been walking towards it.',
        ', and then silence.',
        '; half of the inboxes load no pictures until asked.',
      ],
    ),
    brutal: crossed(
      [
        '“{file}” is where the money was meant to come in',
        '“{file}” is a door that is only there on sunny days',
      ],
      [
        '; for some readers there is only wall.',
        '; without pictures, “{last}” leads nowhere.',
        '; somebody will press a blank square out of pity.',
      ],
    ),
  },
  'low-contrast': {
    gentle: crossed(
      ['“{start}” is printed in a whisper', '“{start}” is a shade too modest'],
      [
        '; a darker tone and everyone can read it.',
        '; outdoors it is a secret.',
        '; older eyes will leave it out.',
        '; “{opened}” shows how it is done.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” is printed in mist',
        '“{start}” is there, if one knows it is there',
        '“{start}” plays hide and seek with the background',
      ],
      [
        '; in sunlight one takes it on trust.',
        '; owls will be fine.',
        '; the background is winning.',
        '; it is between the reader and their optician.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” is set in invisible ink',
        '“{start}” and what it stands on are as far apart as sea and sky in fog',
      ],
      [
        '; here of all places somebody will ask why.',
        '; lemon juice and a candle will bring it out.',
        '; only the designer has seen it, once, on a good screen.',
      ],
    ),
  },
  'stale-greeting': {
    gentle: crossed(
      [
        '“{quote}” says hello to the furniture as well',
        '“{quote}” is warm in the way a waiting room is warm',
        '“{quote}” knocks at no door in particular',
        '“{quote}” waves at a crowd',
        '“{quote}” is polite to everyone, so to no one in particular',
        '“{quote}” is a fine hat with nobody under it',
      ],
      [
        '; a name would make it a conversation.',
        '; “{opening}” would like an addressee.',
        '; “{subject}” was surely meant for somebody.',
        '; it costs a minute to find out who reads this.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is how one writes to a building',
        '“{quote}” is a handshake with the glove on',
        '“{quote}” could not be reached for comment',
      ],
      [
        '; the building has no view on “{opening}”.',
        '; “{opening}” comes next, whoever they are.',
        '; “{subject}” goes to the archive unopened.',
        '; somebody’s name was too much trouble, and then comes the favour.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is the greeting of a vending machine',
        '“{quote}” ranks just above “To the householder”',
        '“{quote}” is how a letter begins that isn’t sure of the planet',
      ],
      [
        '; “{opening}” drops out at the bottom.',
        '; “{opening}” comes next, undeterred.',
        '; “{ask}”, it then asks, of nobody it could name.',
        '; “{last}” is signed with feeling, to a stranger.',
      ],
    ),
  },
  'unfilled-hole': {
    gentle: crossed(
      ['“{quote}” was left open for somebody', '“{quote}” is a blank that was meant to be filled'],
      [
        '; “{follow}” reads better once it is.',
        '; {reader} would see it at once.',
        '; search for its siblings while you are there.',
        '; it is the one thing that really must not go out.',
        '; “{last}” can only be as personal as that.',
        '; “{opening}” was going to be about somebody.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is the mail in its underwear',
        '“{quote}” is what everyone on the list is called',
        'The stage hands are still on, and one of them is “{quote}”',
      ],
      [
        '; “{next}” pretends not to have seen.',
        '; nothing else about it will be remembered.',
        ', and “{last}” is trying to be serious.',
        '; {reader} has noticed.',
        '; “{opening}” now sounds just as personal to all of them.',
        '; so much for “{last}”, written from the heart.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}”: the mask slipped, and there was a form behind it',
        '“{quote}” is a confession',
        'Nothing says “you matter to us” like “{quote}”',
      ],
      [
        '; “{next}” never stood a chance.',
        '; it will be in a slide about what not to do.',
        '; “{last}” can save itself the ink.',
        '; “{opening}” was mail-merged with nothing.',
        '; whoever gets it will frame it, for the office.',
      ],
    ),
  },
  'missing-subject': {
    gentle: crossed(
      [
        'The subject line is empty',
        'There is nothing on the envelope',
        'The subject has been left for later',
      ],
      [
        '; “{opening}” would give it away nicely.',
        '; “{product}” would fit.',
        '; {reader} sees a blank and a sender.',
        '; “{last}” deserves a title.',
      ],
    ),
    honest: crossed(
      ['No subject', 'The subject line was left blank', 'The inbox shows “(no subject)”'],
      [
        '; “{opening}” arrives in a plain bag.',
        '; {reader} is asked to open it on trust.',
        '; “{product}” was too shy to sign in.',
        '; “{last}” will be found by archaeologists.',
      ],
    ),
    brutal: crossed(
      [
        'The subject line is a blank stare',
        'Somebody sent this by dropping it',
        'It has no subject, in either sense',
      ],
      [
        '; “{opening}” does not help.',
        '; {reader} assumes a virus or a boss.',
        '; to a filter “{opening}” now reads like a confession.',
        '; “{last}” was for nobody’s eyes, and it worked.',
      ],
    ),
  },
  'missing-preheader': {
    gentle: crossed(
      [
        'Beside the subject there is a line to fill',
        'The preview line is free',
        'There is no preheader',
        'One line of the inbox is still to let',
        'The subject could do with a neighbour',
        'A second line costs nothing and is not taken yet',
      ],
      [
        '; “{product}” would look well there.',
        '; “{opening}” has good bits to lend.',
        ', and “{subject}” would like the company.',
        '; the inbox will fill it with “{opening}” or whatever it finds.',
        '; “{figure}” would fit there with room to spare.',
        '; {reader} would read it right after “{subject}”.',
        '; “{last}” has something that could move in.',
      ],
    ),
    honest: crossed(
      [
        'There is a shop window beside the subject, and it holds a radiator',
        'The preview line is left to chance',
        'A second chance to be opened stands empty',
        'Half of the inbox row is lying fallow',
        'The inbox offered a second line, and it was declined',
        'Behind the subject comes nothing that was chosen',
      ],
      [
        '; “{subject}” has to do it alone.',
        '; “{opening}” will be dragged in as it is.',
        '; “{product}” was not asked.',
        '; “{opening}” would have taken it rent-free.',
        '; “{figure}” was standing by.',
        '; {reader} gets “{subject}” and then a shrug.',
        '; even “{last}” would have done.',
      ],
    ),
    brutal: crossed(
      [
        'The preview line is an empty shop',
        'No preheader',
        'The second line of the inbox was given away',
        'Next to the subject there is a hole',
        'Somebody rented a billboard and put up half a poster',
        'The row in the inbox ends early',
      ],
      [
        '; “{subject}” waves from a dark window.',
        '; beside “{subject}” the inbox will show “view in browser”, with feeling.',
        '; “{opening}” gets pushed on stage in its pyjamas.',
        '; nobody at the wheel, and “{product}” in the boot.',
        '; “{figure}” was never asked to the dance.',
        '; {reader} sees “{subject}” and hears the wind.',
        '; the inbox will rummage for “{opening}” and hold it up.',
      ],
    ),
  },
}
