import type { Trade } from './trade.ts'

/** Trades that do something for somebody. */
export const SERVICES = {
  software: {
    cues: 'software data backup restore restores server servers cloud app apps api dashboard platform integration integrations feature features release bug bugs login users saas plugin deployment code developers workflow automation',
    things: {
      hollow: [
        'a loading screen with nothing to load',
        'a button wired to no function',
        'a release note that says “improvements”',
        'a demo with the data left out',
      ],
      slow: [
        'a progress bar stuck near the end',
        'an update in the middle of a talk',
        'a spinner one learns to draw',
        'a login that wants a second and third opinion',
      ],
      loud: [
        'a pop-up over a pop-up',
        'an error box that only says “Error!”',
        'a notification about notifications',
      ],
      loose: [
        'a test user left in production',
        'a placeholder that went live',
        'a cursor blinking in the wrong box',
      ],
      sound: [
        'a green build',
        'a release on a Friday that nobody noticed',
        'a form that remembers',
        'a page that is there before the finger lifts',
      ],
    },
  },
  security: {
    cues: 'security cyber phishing password passwords firewall breach vulnerability encryption malware lock locks alarm alarms guard backup backups',
    things: {
      hollow: [
        'a padlock drawn on a door',
        'a camera box with no camera',
        'a password field that takes anything',
        'a guard dog on a poster',
      ],
      slow: [
        'a code sent by second-class post',
        'a captcha with one more bus',
        'a bag search at a one-bag airport',
        'a lock picked with a spoon',
      ],
      loud: ['an alarm set off by a moth', 'a searchlight on a bicycle shed', 'a klaxon for a forgotten cup'],
      loose: ['a key under the only mat', 'a sticky note on the monitor', 'a gate propped open with a brick'],
      sound: [
        'a door that simply locks',
        'a quiet night on the log',
        'a badge that opens the right door',
        'a backup somebody has tested',
      ],
    },
  },
  flying: {
    cues: 'airport airports flight flights airline airlines travel trip trips passenger passengers lanes boarding luggage visa tourism ferry ferries railway train trains station',
    things: {
      hollow: [
        'a gate sign for no flight',
        'a suitcase that holds only the tag',
        'a departure board set to “soon”',
        'a duty-free bag of air',
      ],
      slow: [
        'a taxiway tour before the runway',
        'a queue folded eight times',
        'a replacement bus',
        'a last call for somebody still at home',
      ],
      loud: [
        'a final boarding call at the first class',
        'a suitcase with square wheels',
        'a tannoy nobody can follow',
      ],
      loose: [
        'a tray table that will not stay up',
        'a bag tagged for the wrong coast',
        'a seat belt sign left on at the gate',
      ],
      sound: [
        'a landing one hardly feels',
        'a case that comes out first',
        'a train on the right platform',
        'a short queue with two desks open',
      ],
    },
  },
  hotels: {
    cues: 'hotel hotels booking bookings guest guests reception night spa resort hostel concierge check-in',
    things: {
      hollow: [
        'a minibar with a price list only',
        'a “sea view” of a car park',
        'a key card that opens the corridor',
        'a do-not-disturb sign on a broom cupboard',
      ],
      slow: [
        'a check-in with a family tree',
        'a lift full of cellos',
        'a breakfast egg ordered last year',
        'a revolving door with a pram in it',
      ],
      loud: [
        'a fire drill at dawn',
        'a vacuum cleaner outside the door',
        'a welcome song on the room television',
      ],
      loose: [
        'a towel swan that has come undone',
        'a wake-up call for the next room',
        'a lamp with no switch',
      ],
      sound: [
        'a made bed and a dark room',
        'a shower that is hot at once',
        'a late check-out without a speech',
        'a breakfast until eleven',
      ],
    },
  },
  hiring: {
    cues: 'hiring recruit recruiting recruiter candidate candidates role roles vacancy job jobs cv interview interviews salary applicant applicants onboarding career talent shortlist',
    things: {
      hollow: [
        'a job advert without the job',
        'a CV that lists its own font',
        'a reference from a mirror',
        'an interview with no questions',
      ],
      slow: [
        'a ninth interview round',
        'a covering letter for the covering letter',
        'an assessment centre for a tea break',
        'a probation that outlives the firm',
      ],
      loud: ['a “rockstar wanted” poster', 'a handshake that goes on', 'a CV in three colours of ink'],
      loose: ['a letter to the last employer', 'a badge with somebody else’s photo', 'a CV dated next year'],
      sound: [
        'a one-page CV',
        'a clear yes by Friday',
        'an offer with the salary in it',
        'a handover that fits on one sheet',
      ],
    },
  },
  school: {
    cues: 'school schools teacher teachers student students pupils classroom lesson lessons training university workshop class homework grading curriculum exam exams learning',
    things: {
      hollow: [
        'a certificate for turning up',
        'a blackboard that was wiped',
        'a satchel with only the lunchbox',
        'a syllabus that says “various”',
      ],
      slow: [
        'a double period after lunch',
        'a roll call that reads the middle names',
        'an assembly with a guest speaker',
        'a bell that never rings',
      ],
      loud: [
        'a recorder group in a stairwell',
        'a playground in a corridor',
        'a chalk screech for a headline',
      ],
      loose: [
        'a red ring waiting to be drawn',
        'a glove in the lost-property box',
        'a desk with one short leg',
      ],
      sound: [
        'a gold star, earned',
        'a lesson that ends with the bell',
        'an answer with the working shown',
        'a sharp pencil and a clean page',
      ],
    },
  },
  arts: {
    cues: 'museum museums gallery exhibition exhibitions theatre concert concerts orchestra artist artists film festival tickets stage music band choir archive',
    things: {
      hollow: [
        'a frame hung without its picture',
        'an overture with no opera',
        'a plinth with only the plaque',
        'a programme printed blank',
      ],
      slow: [
        'a curtain stuck half-way up',
        'an audio guide that starts in the car park',
        'a drum solo in a lullaby',
        'an interval before the first act',
      ],
      loud: [
        'a trombone in a whispering gallery',
        'a spotlight on the fire exit',
        'a gong dropped during the quiet bit',
      ],
      loose: [
        'a painting a finger’s width off level',
        'a violin one peg out',
        'an understudy with the wrong script',
      ],
      sound: [
        'a note held just long enough',
        'a room with one good picture',
        'a first night without a prompter',
        'a seat with nobody tall in front',
      ],
    },
  },
  law: {
    cues: 'law legal lawyer lawyers solicitor contract contracts clause clauses compliance gdpr policy policies regulation court tender tenders procurement supplier suppliers signing',
    things: {
      hollow: [
        'a contract that is all definitions',
        'a signature line with no agreement above it',
        'a clause referring to itself',
        'an annex marked “intentionally left blank”',
      ],
      slow: [
        'a recital before the recitals',
        'a tender in seven lots',
        'a hearing about the date of the hearing',
        'a comma argued over for a month',
      ],
      loud: [
        'a gavel at a coffee morning',
        'a heading in bold, underlined capitals',
        'an objection to the weather',
      ],
      loose: [
        'a page four between two and three',
        'a staple through the signature',
        'a “hereinafter” nobody came back to',
      ],
      sound: [
        'a one-page agreement',
        'a clause that means what it says',
        'a signature in the right box',
        'a deadline with a date',
      ],
    },
  },
  money: {
    cues: 'invoice invoices payment payments paid bank banking finance accounting accounts bookkeeping tax vat payroll budget loan loans expense expenses audit ledger',
    things: {
      hollow: [
        'a cheque with the amount left off',
        'a safe with a nice door',
        'a column headed “other”',
        'an audit of the pencil case',
      ],
      slow: [
        'a transfer by way of the moon',
        'a receipt as long as an arm',
        'a tax form in instalments',
        'a coin counter fed by hand',
      ],
      loud: ['a till that sings', 'a red stamp on a birthday card', 'a piggy bank opened with a hammer'],
      loose: [
        'a decimal point on the move',
        'a receipt that has been through the wash',
        'a coin behind the sofa',
      ],
      sound: [
        'a column that adds up',
        'a balance to the penny',
        'a payment with its reference on it',
        'a receipt when one needs it',
      ],
    },
  },
} as const satisfies Record<string, Trade>
