import type { Trade } from './trade.ts'

/** Trades that sell what one eats, reads and drives, or mend it. */
export const GOODS = {
  tyres: {
    cues: 'tyre tyres tire tires wheel wheels garage car cars van vans vehicle vehicles driver drivers fleet mileage brakes dealership mot',
    things: {
      hollow: [
        'a rim without a tyre',
        'a bonnet with no engine under it',
        'a road sign painted one colour',
        'a spare wheel made of cardboard',
      ],
      slow: [
        'a tractor on a one-lane road',
        'a tow home in first gear',
        'a queue at a broken ticket barrier',
        'a learner parking on a hill',
      ],
      loud: [
        'a horn leaned on in a tunnel',
        'a car alarm in the small hours',
        'an exhaust with a hole in it',
      ],
      loose: [
        'a hubcap about to roll off',
        'a petrol cap left on the roof',
        'a wiper that misses the middle',
      ],
      sound: [
        'a car that starts in January',
        'a full tank and an open road',
        'a parking space outside the door',
        'a new tyre at the right pressure',
      ],
    },
  },
  books: {
    cues: 'books bookshop bookstore author authors novel novels chapter reading library libraries publisher publishing poetry shelf shelves paperback editor',
    things: {
      hollow: [
        'a dust jacket with no book in it',
        'a blurb quoting only itself',
        'a title page and nothing after it',
        'an index to somebody else’s book',
      ],
      slow: [
        'a preface to the preface',
        'a train novel that never leaves the station',
        'a footnote longer than its page',
        'an audiobook at half speed',
      ],
      loud: [
        'a sticker that hides the cover',
        'a reading given through a megaphone',
        'a bestseller list shouted in a library',
      ],
      loose: [
        'a page bound upside down',
        'a price label over the author’s name',
        'a bookmark left in the glossary',
      ],
      sound: [
        'a first page that sells the second',
        'a short story with an ending',
        'a shelf where everything is in order',
        'a plain spine one can read from across the shop',
      ],
    },
  },
  teeth: {
    cues: 'dental dentist dentists tooth teeth hygienist implant implants orthodontic peri-implantitis cpd amalgam',
    things: {
      hollow: [
        'a crown with no tooth beneath',
        'an X-ray of the chair',
        'a toothpaste tube rolled flat',
        'a filling that skipped the hole',
      ],
      slow: [
        'a waiting room with one old magazine',
        'a numb lip at lunch',
        'a check-up that begins with the building',
        'an impression that will not set',
      ],
      loud: [
        'a drill run for the sound of it',
        'a smile with too many teeth',
        'a loudspeaker over the treatment chair',
      ],
      loose: [
        'a bib left on after the check-up',
        'a temporary crown at a toffee party',
        'a mirror pointed at the lamp',
      ],
      sound: [
        'a check-up with nothing to drill',
        'a clean bill from the hygienist',
        'a filling one cannot find again',
        'an appointment that begins on time',
      ],
    },
  },
  clinic: {
    cues: 'patient patients clinic clinics doctor doctors nurse nurses ward wards hospital hospitals medical surgery physio pharmacy healthcare gp',
    things: {
      hollow: [
        'a prescription with only the signature',
        'a chart with no curve on it',
        'a first-aid box full of leaflets',
        'a name badge on an empty coat',
      ],
      slow: [
        'a waiting room without numbers',
        'a form in four carbon copies',
        'a lift that stops on every ward',
        'a referral to another referral',
      ],
      loud: ['a siren in a car park', 'a tannoy over a sleeping ward', 'a red lamp for a lost umbrella'],
      loose: ['a plaster beside the cut', 'a gown tied at the front', 'a thermometer read upside down'],
      sound: [
        'a steady pulse',
        'a doctor’s note one can read',
        'a chart where the nurse can reach it',
        'a bandage that stays where it was put',
      ],
    },
  },
  coffee: {
    cues: 'coffee roastery espresso roast beans barista café cafe cafés tea brew brewing cup',
    things: {
      hollow: [
        'a latte that is all foam',
        'a grinder with no beans in it',
        'a menu that only says “hot”',
        'a cup with a very good lid',
      ],
      slow: [
        'a drip through a blocked filter',
        'a barista telling the story of the hill',
        'a queue behind somebody who tastes first',
        'a stove-top pot that never gurgles',
      ],
      loud: [
        'a milk steamer during a phone call',
        'a grinder next to the cradle',
        'a name shouted wrong across the shop',
      ],
      loose: ['a lid that does not quite click', 'a wet sleeve on a paper cup', 'a spoon left in the sugar'],
      sound: [
        'a straight espresso',
        'a flat white without the lecture',
        'a first cup nobody talks through',
        'a bag of beans with the date on it',
      ],
    },
  },
  kitchen: {
    cues: 'restaurant restaurants chef chefs menu menus dish dishes patio tables diners catering food foods lunch dinner supper recipe bistro guests',
    things: {
      hollow: [
        'a soufflé that has heard bad news',
        'a menu with the dishes left out',
        'a silver cover over an empty plate',
        'a bread basket of napkins',
      ],
      slow: [
        'a waiter reciting the farm',
        'an amuse-bouche before the amuse-bouche',
        'a stew still looking for its potatoes',
        'a bill that never comes',
      ],
      loud: [
        'a tray dropped in the dining room',
        'a birthday song at the next table',
        'a gong for the side salad',
      ],
      loose: [
        'a fork short at every table',
        'a label left on the apple',
        'a specials board from last Thursday',
      ],
      sound: [
        'a plate that comes back clean',
        'a table by the window',
        'a soup that needs no salt',
        'a bill without surprises',
      ],
    },
  },
  bakery: {
    cues: 'bakery bakeries bread loaf loaves baker bakers dough flour pastry pastries croissant cake cakes oven ovens',
    things: {
      hollow: [
        'a doughnut that is mostly hole',
        'a loaf with a cave in it',
        'a wedding cake made of polystyrene',
        'a crumb tray after the birds',
      ],
      slow: [
        'a sourdough that is still thinking',
        'a dough proving in a draught',
        'an oven that never pings',
        'a queue for the last roll',
      ],
      loud: [
        'a cake with a sparkler in every slice',
        'a flour bag dropped from a ladder',
        'an oven timer nobody turns off',
      ],
      loose: [
        'an apron string in the batter',
        'a raisin where a chip was promised',
        'a burnt edge turned to the wall',
      ],
      sound: [
        'a warm roll at the right hour',
        'a crust that sings when it cools',
        'a plain loaf sold out by ten',
        'a recipe on one card',
      ],
    },
  },
  drinks: {
    cues: 'wine wines brewery breweries beer beers cider vineyard winery distillery whisky gin pub pubs bottle bottles bottling cellar',
    things: {
      hollow: [
        'a bottle with a fine label and no wine',
        'a head of foam on an empty glass',
        'a cork with nothing under it',
        'a tasting note for tap water',
      ],
      slow: [
        'a barrel that needs nine more years',
        'a toast that goes round the table twice',
        'a bottling line waiting for its caps',
        'a pint poured by a perfectionist',
      ],
      loud: [
        'a champagne cork in a reading room',
        'a bell for last orders at noon',
        'a karaoke night below the flat',
      ],
      loose: ['a label glued on at a slant', 'a sip of cork', 'a tap that drips after closing'],
      sound: [
        'a clean glass, filled to the line',
        'a bottle that needs no decanting',
        'a round bought before anyone asks',
        'a label that tells the grape',
      ],
    },
  },
} as const satisfies Record<string, Trade>
