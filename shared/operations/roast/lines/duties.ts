import type { Lines } from '../line.ts'
import { crossed } from './crossed.ts'

/** Lines about what law, filters and every kind of reader ask of a mail. */
export const DUTY_LINES: Lines = {
  'missing-unsubscribe': {
    gentle: [
      '“{product}” is good company; good company says where the door is.',
      'One line is missing under “{closing}”, and it is the line that keeps the others out of spam.',
      'The best hosts show one the coats; after “{closing}”, an unsubscribe link would be the coats.',
      '“{product}”, and no way out yet; readers who may leave are in less of a hurry to.',
      'Everything is here but the door; an unsubscribe link under “{closing}” would put it in.',
      'There are {links} here and none of them says goodbye.',
      'It comes in by the front door and locks it: nothing after “{closing}” lets anybody out.',
      'Below “{closing}” there is room for a door.',
      'Under “{subject}” nobody has said how to leave; one line, and everybody can relax.',
      '“{subject}” comes with everything but a way out; one link would make it complete.',
      'Who has had enough of “{subject}” would like to say so in one click.',
      '“{closing}” is friendly; a way to leave would be friendlier.',
    ],
    honest: [
      '“{closing}”, and the only way out is up; or the spam button, which is quicker.',
      'The unsubscribe link is the one thing nobody finds under “{closing}”, and the one thing somebody will look for.',
      'A reader who cannot leave “{product}” politely will leave it impolitely.',
      'One may enter “{subject}” freely; about leaving, it is vague.',
      'The mail says hello with “{opening}”; it has no word for goodbye.',
      'No unsubscribe link after “{closing}”; readers will make their own, out of the spam button.',
      'It is easier to leave a family dinner than “{subject}”. Add the link.',
      'Among {links}, the one the law asks for is on holiday.',
      '“{subject}” welcomes everybody and has no exit; lobster pots work on the same plan.',
      'There are {sentences} and no way to say “no more of these”. There is, of course: “Report spam”.',
      'The law wants a way out, and so, after {time}, will some of the readers.',
    ],
    brutal: [
      'The exit of “{product}” is bricked up, and the bricks are spam reports.',
      '“{product}” with no way out: a lift with one button, and it says “More”.',
      'It found room for “{product}” and none for “unsubscribe”; readers know a shorter word, “block”.',
      '“{closing}”, and the exits are bricked up; filters bring their own hammer.',
      'No unsubscribe link under “{closing}”; somewhere a regulator smiles for the first time since spring.',
      '“{closing}”: the key turns, and the reader reaches for the spam button.',
      'After “{closing}” the corridor has no doors.',
      '“{subject}”, no unsubscribe; one checks in and is never heard of again.',
      '“{product}” is optional; the word that is missing, “Unsubscribe”, is not.',
      '{Links}, and not one of them lets the reader go. Even flypaper is franker.',
      'A mailing about “{product}” that one cannot leave is called something else by people with statutes.',
      '{Sentences}, no emergency exit. The readers will go through the window marked “Spam”.',
    ],
  },
  'missing-postal-address': {
    gentle: [
      '“{matter}”, from somewhere; a postal address would put a roof over it.',
      'After “{closing}” the law would like an address; it need not be a pretty one.',
      'A mail about “{product}” lives somewhere; one line at the foot would say where.',
      '{Firm} surely has a street; a line at the foot would name it.',
      'Only an address is missing; {reader} will not write there, but the law may.',
      '“{subject}” could do with a house number at the foot.',
    ],
    honest: [
      '“{subject}”, of no fixed abode; CAN-SPAM would like to send a postcard.',
      'Behind {links} there must be a building. The mail declines to say which.',
      '{Firm} has a door somewhere, says the law, and would like the number.',
      'Where {reader} would send a letter about “{product}”, nobody knows.',
    ],
    brutal: [
      'After “{closing}” there is no address; even pirates had a port.',
      '{Firm} lives nowhere; ask {reader} what that sounds like.',
      'No street, no number: “{subject}” comes from the fog.',
      'No postal address. “{matter}” from a moving vehicle, as far as the law can tell.',
      '“{matter}”, and the sender lives nowhere; that is how ghosts and shell companies write.',
    ],
  },
  'missing-casl-contact': {
    gentle: ['Canada would like an address with “{matter}”, and one more way to reach you.'],
    honest: ['Canadian law asks where to find the sender of “{subject}”; the mail looks at its shoes.'],
    brutal: ['“{matter}” into Canada without an address; even the geese file a route.'],
  },
  'missing-data-source': {
    gentle: [
      'Half a sentence on where you found their address would make “{opening}” a good deal more welcome.',
      '{Reader} would read on more easily after half a sentence on how {firm} found the address.',
      'How this came to {reader} is a short story, and worth telling.',
    ],
    honest: [
      '“How did you get my address?”, thinks {reader}, and reads in vain.',
      '{Firm} knows where {reader} lives and does not say how.',
      'Somebody gave away an address, and “{subject}” will not name names.',
    ],
    brutal: [
      'By the look of it, the address fell off a lorry and {firm} was driving behind.',
      '{Reader} was found somehow; so are mushrooms, and those get labelled.',
      'Where it has {reader}’s address from, it would rather not say. Nor do burglars.',
      '“{subject}” has an address it cannot account for.',
    ],
  },
  'unproven-consent': {
    gentle: ['Where this is going, one asks first; “{opening}” may be early.'],
    honest: ['In this country one needs a yes before “{opening}”, and the mail cannot supply it.'],
    brutal: ['“{matter}”, cold, to a country that wrote a paragraph against it. Brave.'],
  },
  'hidden-opt-out': {
    gentle: ['“{quote}” is there, for readers with good eyes and a grievance.'],
    honest: ['“{quote}” has been put where nobody will trip over it, or see it, or use it.'],
    brutal: ['“{quote}” is hidden so well that the spam button, by comparison, is a lighthouse.'],
  },
  'vague-opt-out': {
    gentle: ['“{quote}” is nearly a way out; it could do with a handle.'],
    honest: ['“{quote}”: leaving takes more than a click, so readers will find a button that doesn’t.'],
    brutal: ['“{quote}” is an exit with a form, a queue and somebody asking why.'],
  },
  'deceptive-sender': {
    gentle: ['The sender line keeps its name to itself; “{subject}” would like a face beside it.'],
    honest: [
      'The name in the sender line does not say who writes; above “{subject}”, that makes two secrets.',
      'The sender line could belong to anybody, and “{subject}” isn’t telling.',
      'Signed, in effect, by a department; “{opening}”, says nobody one could invite to lunch.',
    ],
    brutal: [
      'A sender line like that, over “{subject}”: the reader checks whether the door is locked.',
      'By the sender line, “{opening}” was written by a letterhead.',
    ],
  },
  'unnamed-sender': {
    gentle: ['“{last}”, and no one’s name at the end of it.'],
    honest: ['“{last}”, without a signature; somebody pressed “Send” and tiptoed off.'],
    brutal: ['Nobody has signed “{last}”; one sees the dilemma.'],
  },
  'long-sender-name': {
    gentle: ['The sender name is longer than a phone is wide; “{subject}” has to introduce it.'],
    honest: [
      'The sender’s name runs off the edge of the phone, so “{subject}” arrives without an escort.',
      'Phones cut the sender name off before the part that people know; “{subject}” is left to explain.',
    ],
    brutal: ['A sender name of that length should come in two volumes; “{subject}” is the index.'],
  },
  'secret-request': {
    gentle: ['Under “{subject}” it asks for something that should not travel by mail.'],
    honest: [
      'That is a thing no bank, no office and no honest thief would ask for by mail; “{subject}” cannot make it look well.',
    ],
    brutal: ['At “{opening}” it behaves, and then it asks for that; phishers will want their style back.'],
  },
  'sensitive-data': {
    gentle: ['There is something private under “{subject}”; mail is a postcard.'],
    honest: ['Something under “{subject}” belongs in a safe, and has been pinned to a postcard.'],
    brutal: ['A secret in open mail, under “{subject}”; the envelope is made of glass, and it gets copied.'],
  },
  'spam-phrase': {
    gentle: [
      '“{quote}” keeps company with a lot of spam. “{product}” will be judged by it.',
      '“{quote}” makes the filter look up from its tea.',
    ],
    honest: [
      '“{quote}” travels under its own name, which at this border is a mistake.',
      '“{quote}” has made many filters what they are today. “{product}” pays for it.',
      '“{quote}”: filters know it by its footsteps.',
      '“{quote}” has a criminal record. “{product}” was seen leaving with it.',
      'Between “{quote}” and the inbox stands a filter that has heard that one.',
      '“{quote}” and “{other}”: the spam folder keeps their usual table.',
    ],
    brutal: [
      '“{quote}”: a fox in the henhouse, wearing a visitor’s badge.',
      'At “{quote}” the spam filter smiles, the way dentists do.',
    ],
  },
  'spammy-subject': {
    gentle: ['“{quote}” in the subject is more at home in the spam folder, and may be taken there.'],
    honest: ['“{quote}” in a subject line of {subjectLength}: the filter has it on a poster.'],
    brutal: ['“{quote}”, in the subject; the spam folder has turned down the bed for it.'],
  },
  'mismatched-link': {
    gentle: ['The text shows one address and the link goes to another; “{matter}” deserves a straight path.'],
    honest: ['“{start}” says one address and means another; that is how phishing introduces itself.'],
    brutal: ['A link that says one place and goes to another; “{matter}” will not talk its way out of that.'],
  },
  'shortened-link': {
    gentle: ['“{quote}” is short and tells no one where it goes.'],
    honest: ['“{quote}” is an unmarked van; careful readers stay on the pavement.'],
    brutal: [
      '“{quote}”: a link in a balaclava, standing about next to “{matter}”.',
      '“{quote}” is a link in a balaclava.',
      '“{quote}”: get in, says the van.',
    ],
  },
  'insecure-link': {
    gentle: [
      'Near “{matter}”, one link is missing an “s” after “http”; browsers will mention it.',
      'A link travels without a lock. “{product}” could wear one; they are free.',
    ],
    honest: [
      'The link goes out without https; the browser greets the reader with a warning, and “{matter}” can go home.',
    ],
    brutal: ['No https. The reader clicks for “{matter}”, and the browser screams.'],
  },
  'image-only-mail': {
    gentle: [
      'With pictures off, all that is left is “{matter}” and some frames.',
      'With pictures off, {words} of this remain. The offer could be one of them.',
    ],
    honest: [
      'It is a picture of a mail; with images off, “{matter}” is a row of empty boxes.',
      'It is a picture of a mail. With images off it is {words} and a row of empty boxes.',
      'Until the pictures load, the reader has {words} and time to think about leaving.',
    ],
    brutal: [
      'Switch the images off, and “{matter}” stands in an empty house, talking to the boxes.',
      'Switch the images off and there are {words} left, standing in an empty house.',
    ],
  },
  'image-heavy': {
    gentle: [
      '{Images} round “{matter}”; the words could use the elbow room.',
      '{Images} beside {words}; the words could use the elbow room.',
    ],
    honest: [
      '{Images} and “{matter}”: a slide show with captions.',
      '{Images}, {words}: a slide show with captions.',
    ],
    brutal: [
      '{Images} for “{matter}”; comics have more to say.',
      '{Images} for {words}; comics have more to say.',
    ],
  },
  'missing-alt': {
    gentle: [
      '“{file}” has no description; listeners among the readers get the file name, which is not its best side.',
      'A picture goes without words here, right beside “{product}”.',
    ],
    honest: [
      'A screen reader will read this picture out as “{file}”; it has heard better opening lines.',
      '“{file}” has no alt text; with images off, it is a frame on a wall in an empty museum.',
      'The picture has nothing to say for itself, not even about “{product}”.',
      'Somebody listens to mail like this; at the picture they get “{file}”, read with feeling.',
    ],
    brutal: [
      'Where others see a picture, some readers hear “{file}”. It loses something.',
      '“{file}”: a title only a server could love, and the only one this picture has.',
      'An unlabelled picture under “{subject}”; for part of the audience the lights just went off.',
    ],
  },
  'filename-alt': {
    gentle: [
      'Under “{subject}”, one alt text names the file, not the picture; the listener wanted the picture.',
    ],
    honest: [
      '“{file}” is described by, roughly, itself; listeners now know what the designer’s folder looks like.',
    ],
    brutal: ['The picture is introduced under its file name, “{file}”. So is evidence.'],
  },
  'unnamed-image-link': {
    gentle: [
      '“{file}” knows where it leads; two words of alt text would share that.',
      '“{file}” is a nice door with no name plate.',
      '“{file}” is a link and tells no one; with images off it leaves without saying goodbye.',
      'There is a link inside a picture with no words on it; “{product}” could go there.',
    ],
    honest: [
      '“{file}” would like to be clicked; to some readers it is a silence with an address.',
      '“{file}” is a button that exists only for those who see it; the others get an address, letter by letter.',
      'Here is a link made of picture alone, “{file}”; switch images off and watch it not be there.',
      'The picture clicks but doesn’t talk. There are {places} like it.',
    ],
    brutal: [
      'Ask a screen reader about “{file}” and it will spell out an address until you give up.',
      '“{file}” is a button in a dark room; some readers live in that room.',
      '“{file}” is the big red button, painted on a door that some readers never get to see.',
      'With images off, the most important click here turns into a blank, “{file}”; a brave place to keep one’s revenue.',
    ],
  },
  'low-contrast': {
    gentle: [
      '“{start}” is set in a very shy colour.',
      'The text from “{start}” is pale; outdoors it is a secret.',
    ],
    honest: [
      '“{start}” in that colour is between the reader and their optician.',
      '“{start}” is there if one knows it is there.',
      '“{start}”: written in whisper on white, for owls.',
      'The colour of “{start}” is that of something that would rather not be asked.',
    ],
    brutal: [
      '“{start}” has been put in invisible ink, and here of all places nobody wants to hide anything. Or do they?',
      'One tilts the phone, then the head, then gives up: “{start}” stays in the fog.',
    ],
  },
  'small-text': {
    gentle: ['“{start}” is set for owls, by a good lamp.'],
    honest: ['“{start}” is in the type size of things one is not supposed to read.'],
    brutal: ['“{start}”: for a proper look, please bring a jeweller.'],
  },
  'missing-lang': {
    gentle: crossed(
      ['There is no lang attribute', 'The HTML names no language', 'Its language is not declared'],
      [
        '; a screen reader guesses at “{opening}”.',
        '; “{opening}” gets a guessed accent.',
        '; tell the machine how “{subject}” sounds.',
        '; “{product}” deserves its own accent.',
      ],
    ),
    honest: crossed(
      ['No language stated', 'The HTML keeps its language secret', 'Nobody named a language'],
      [
        '; “{opening}” could be Finnish.',
        '; “{product}” may come out Dutch.',
        '; a screen reader improvises “{opening}”.',
        '; the machine mumbles “{subject}”.',
      ],
    ),
    brutal: crossed(
      ['No lang attribute', 'Language: withheld', 'The machine got no language'],
      [
        '; hear “{opening}” as opera.',
        '; “{product}” is read in tongues.',
        '; “{subject}” arrives with a stranger’s voice.',
        '; “{opening}” will be sung.',
      ],
    ),
  },
  'missing-title': {
    gentle: crossed(
      [
        'The HTML has no title',
        'Its tab has no name',
        'The title tag is missing',
        'Opened in a browser, it is nameless',
      ],
      [
        '; call it “{subject}”.',
        '; “{subject}” is free.',
        '; the tab says nothing of “{subject}”.',
        '; “{opening}” sits in a blank tab.',
      ],
    ),
    honest: crossed(
      [
        'Its tab reads “Untitled”',
        'No title tag',
        'In a browser it goes incognito',
        'The browser was not introduced',
      ],
      [
        '; “{subject}” stays unknown.',
        '; fame must wait for “{subject}”.',
        '; nobody there has heard of “{subject}”.',
        '; so “{opening}” arrives masked.',
      ],
    ),
    brutal: crossed(
      ['No title', 'Among tabs it wears a bag', 'Its tab is a blank plaque', 'A witness without a name'],
      [
        '; “{subject}” cannot be identified.',
        '; “{subject}” travels without papers.',
        '; the browser shrugs at “{subject}”.',
        '; call “{opening}” “Untitled” and see.',
      ],
    ),
  },
  'layout-table-without-role': {
    gentle: [
      'A layout table without a role: the screen reader counts its rows before it comes to “{opening}”.',
      'One word, “presentation”, and a screen reader goes straight to “{last}”.',
      'A screen reader hears a table first and “{subject}” later.',
      'Rows and columns are read out on the way to “{product}”.',
      'Behind a table without a role, “{closing}” waits to be read.',
    ],
    honest: [
      'Some readers will hear of rows and cells first; “{opening}” waits behind the furniture.',
      'A table is holding up the page, and to a screen reader it says so; “{opening}” stands by.',
      'The layout is a table and, read aloud, behaves like one: “{product}”, served by row and column.',
      'The layout tables introduce themselves, row by row, to anyone who listens; “{opening}” waits its turn.',
    ],
    brutal: [
      '“Table, row, column, row”: that is how “{subject}” begins for some readers, and it is not the best bit.',
    ],
  },
  'title-differs': {
    gentle: ['The HTML title and “{subject}” tell different stories.'],
    honest: [
      'The title in the HTML has never heard of “{subject}”; last month’s template sends its regards.',
    ],
    brutal: [
      '“{subject}” on the outside, another title on the inside; one of them is left from some earlier mailing.',
    ],
  },
  'unsized-image': {
    gentle: ['“{file}” comes without measurements, and Outlook will guess generously.'],
    honest: [
      '“{file}” has no width; Outlook will show it as large as it came, which may be larger than the desk.',
    ],
    brutal: ['“{file}” arrives unmeasured, like a sofa at the foot of a spiral staircase.'],
  },
}
