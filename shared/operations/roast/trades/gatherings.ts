import type { Trade } from './trade.ts'

/** Trades that look after people, and what people gather for. */
export const GATHERINGS = {
  insurance: {
    cues: 'insurance insurer insurers premium premiums claims broker policyholder underwriting',
    things: {
      hollow: [
        'a policy that covers the envelope',
        'an umbrella with only the handle',
        'a claim form for no claim',
        'a safety net drawn in chalk',
      ],
      slow: [
        'a claim passed from desk to desk',
        'a hotline with all its verses',
        'an assessor counting the rain',
        'an excess with an excess',
      ],
      loud: ['a siren for a dented bumper', 'a life jacket inflated indoors', 'a hard hat with a bell'],
      loose: ['a roof tile with travel plans', 'a footnote where the cover was', 'a ladder leaned on ice'],
      sound: [
        'an umbrella before the rain',
        'a claim paid by Thursday',
        'a small print one can read',
        'a spare key at the neighbour’s',
      ],
    },
  },
  shop: {
    cues: 'shop shops store stores basket cart checkout discount sale voucher customer retail product returns price prices loyalty gift',
    things: {
      hollow: [
        'a shopping bag full of hangers',
        'a price tag without the goods',
        'a gift box wrapped round nothing',
        'a shelf with “new!” on it and dust',
      ],
      slow: [
        'a till roll that needs changing',
        'a trolley with one bad wheel',
        'a customer paying in coppers',
        'an escalator that has become stairs',
      ],
      loud: [
        'a closing-down sale since spring',
        'a shop bell tied to the cat',
        'a loudspeaker in the cheese aisle',
      ],
      loose: [
        'a security tag left on the sleeve',
        'a barcode stuck over the name',
        'a receipt for the next basket',
      ],
      sound: [
        'a short queue at the till',
        'a price that includes everything',
        'a shop one finds again',
        'a parcel that opens without scissors',
      ],
    },
  },
  sport: {
    cues: 'gym fitness sport sports club coach marathon race training membership football swimming yoga athletes',
    things: {
      hollow: [
        'a trophy made of foil',
        'a barbell filled with air',
        'a goal without a net',
        'a medal for the warm-up',
      ],
      slow: [
        'a warm-up that lasts until the whistle',
        'a marathon on a treadmill',
        'a relay with no baton',
        'a penalty taken after tea',
      ],
      loud: [
        'a whistle blown at a yoga class',
        'a victory lap before the race',
        'a cheerleader in a chess club',
      ],
      loose: [
        'a shoelace at the starting line',
        'a swimming cap on the wrong end',
        'a shuttlecock in the gutter',
      ],
      sound: [
        'a clean pass',
        'a finish with breath to spare',
        'a serve that stays in',
        'a short run before breakfast',
      ],
    },
  },
  pets: {
    cues: 'dog dogs cat cats animal animals shelter vet pet pets puppy kitten horse horses rescue',
    things: {
      hollow: [
        'a lead with no dog on it',
        'a bowl that was licked clean',
        'a basket in which nobody sleeps',
        'a squeaky toy without the squeak',
      ],
      slow: [
        'a tortoise at a zebra crossing',
        'a dog that reads every lamp post',
        'a cat deciding about the door',
        'a walk with an old spaniel',
      ],
      loud: ['a terrier at the letter box', 'a parrot that learned one word', 'a cockerel with insomnia'],
      loose: ['a gate left open for the hens', 'a collar one hole too wide', 'a paw print on clean linen'],
      sound: [
        'a dog that comes when called',
        'a full bowl at six',
        'a lead that never pulls',
        'a cat on the right chair',
      ],
    },
  },
  print: {
    cues: 'print printing printer printers label labels packaging paper design designer agency brand branding website marketing campaign sprint photo photography video translation',
    things: {
      hollow: [
        'a brochure with the text still Latin',
        'a logo the size of the page',
        'a mood board with no mood',
        'a proof of a blank sheet',
      ],
      slow: [
        'a printer warming up for one page',
        'a brief that needs a briefing',
        'a photo that loads from the top',
        'a film that is mostly credits',
      ],
      loud: ['a neon poster in a phone box', 'a headline in every font', 'a banner behind a banner'],
      loose: ['a crop mark left in the shot', 'a comma at the wrong size', 'a staple in the fold'],
      sound: [
        'a proof with no red on it',
        'a page with room to breathe',
        'a line that lands on the first take',
        'a poster one reads from the bus',
      ],
    },
  },
  survey: {
    cues: 'survey questionnaire feedback answers respondents poll research',
    things: {
      hollow: [
        'a box that only says “other”',
        'a pie chart in one colour',
        'a graph without its axes',
        'a sample of one',
      ],
      slow: [
        'a questionnaire with chapters',
        'a footnote on method before the result',
        'a scale from one to a hundred',
        'a page that says “almost done” five times',
      ],
      loud: [
        'a bar that leaves the chart',
        'a result in capitals and fireworks',
        'a clipboard across the pavement',
      ],
      loose: [
        'an answer ticked twice',
        'a total that is not quite the sum',
        'a question asked again on page two',
      ],
      sound: [
        'a chart one reads at a glance',
        'a question with one meaning',
        'a margin of error somebody mentions',
        'a form that fits the screen',
      ],
    },
  },
  event: {
    cues: 'invite invitation event webinar conference speaker speakers seats tickets register rsvp breakfast venue attend attendees session keynote',
    things: {
      hollow: [
        'an invitation without the address',
        'a keynote that is only the title slide',
        'a name tag that says “Name”',
        'a buffet of doilies',
      ],
      slow: [
        'a speech that thanks the chairs',
        'a panel where everyone agrees at length',
        'a cloakroom with one ticket',
        'a slide with the whole agenda on it',
      ],
      loud: [
        'a microphone held to its own speaker',
        'a confetti gun at a budget round',
        'a fanfare for the coffee break',
      ],
      loose: ['a seat with two names on it', 'a slide still marked “draft”', 'a lanyard in a tangle'],
      sound: [
        'a talk that ends on time',
        'a seat on the aisle',
        'a good question from the third row',
        'a programme that holds',
      ],
    },
  },
  office: {
    cues: 'meeting meetings agenda board memo desk office deadline project projects stand-up headcount quarter',
    things: {
      hollow: [
        'an agenda with one item: “agenda”',
        'a minute-taker with a dry pen',
        'a whiteboard that says “ideas”',
        'a folder labelled “folder”',
      ],
      slow: [
        'a meeting about the next meeting',
        'a round of introductions among colleagues',
        'a lift with a stop for every title',
        'a slide read out by its author',
      ],
      loud: [
        'a reply-all to the whole building',
        'a stapler dropped on a conference phone',
        'a flag on every message',
      ],
      loose: [
        'a chair that sinks by itself',
        'a cable that fits nothing any more',
        'a sandwich named after somebody who left',
      ],
      sound: [
        'a meeting that ends at half past',
        'a list with three ticks on it',
        'a desk one can see',
        'a yes that comes in writing',
      ],
    },
  },
  support: {
    cues: 'export bug support helpdesk refund replacement restore outage error fix',
    things: {
      hollow: [
        'an automatic reply to an automatic reply',
        'a manual with the pages numbered only',
        'a help button that asks for help',
        'a repair that is all invoice',
      ],
      slow: [
        'a hold line with its second favourite song',
        'a ticket on a tour of departments',
        'a restart of the restart',
        'a phone tree in full leaf',
      ],
      loud: ['a red banner over a typo', 'an alarm for a flat tyre on a toy', 'a siren on a bicycle repair'],
      loose: [
        'a screw left on the bench',
        'a case closed and still rattling',
        'a cover clipped on back to front',
      ],
      sound: [
        'a fix that stays fixed',
        'a ticket closed in one answer',
        'a restart nobody needed twice',
        'a manual with one page',
      ],
    },
  },
  charity: {
    cues: 'donate donation donations donor donors charity appeal fundraising volunteers volunteer community villages',
    things: {
      hollow: [
        'a collection tin with no slot',
        'a bazaar with the stalls locked',
        'a thank-you card to nobody',
        'a raffle without a prize',
      ],
      slow: [
        'a tombola drawn ticket by ticket',
        'a speech before the soup',
        'a sponsored walk round one lamp post',
        'a queue for a single biscuit',
      ],
      loud: ['a tin rattled at an ear', 'a brass band in a lift', 'a loudhailer at a jumble sale'],
      loose: ['a bucket with a small hole', 'a cake stall under a dripping gutter', 'a sash on inside out'],
      sound: [
        'a tin that is heavy by noon',
        'a coat that fits whoever takes it',
        'a roof paid for by the village',
        'a receipt for every pound',
      ],
    },
  },
} as const satisfies Record<string, Trade>
