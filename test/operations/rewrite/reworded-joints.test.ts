import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'

const rewritten = (sentence: string) =>
  (
    local(
      contract.input.parse({
        kind: 'internal',
        subject: 'Server move in May',
        draft: `Hi all,\n\nThe gate on Mill Road is closed on Monday.\n\n${sentence}\n\nWhich of the two keys opens the shed?\n\nTom`,
      }),
      { profile: DEFAULT_PROFILE, dictionary: null },
    ).result.variants[0]?.draft ?? ''
  ).split('\n\n')[2]

const SPLIT: [joint: string, sentence: string, rewritten: string][] = [
  [
    'a relative behind the main clause',
    'Your account was locked by the system after five failed attempts to log in on Sunday night, which is something that protects the data of all of the people in your team.',
    'Your account was locked by the system after five failed attempts to log in on Sunday night. This is something that protects the data of all the people in your team.',
  ],
  [
    'two relatives, one behind the other',
    'The quotation for the fourteen windows and the two doors is attached, which was prepared from the drawings that your architect sent to us in March, and which is valid until the end of May.',
    'The quotation for the fourteen windows and the two doors is attached, which was prepared from the drawings that your architect sent to us in March. It is valid until the end of May.',
  ],
  [
    'each “of which” of a series',
    'We will carry out the move in three steps, the first of which will be a test with two of the old machines, the second of which will be the night of the move, and the third of which will be a check of all the lines.',
    'We will carry out the move in three steps. The first will be a test with two of the old machines. The second will be the night of the move. The third will be a check of all the lines.',
  ],
  [
    'a participle that tells the result',
    'The new panel in the hall reads all of the meters in the cellar by radio once every hour, allowing the crew to see each of the figures without a walk down the stairs.',
    'The new panel in the hall reads all the meters in the cellar by radio once every hour. This allows the crew to see each of the figures without a walk down the stairs.',
  ],
  [
    'a point in time',
    'The old line will be switched off on the last day of June at ten in the evening, at which point all of the phones in the hall will go dead until the new line is up.',
    'The old line will be switched off on the last day of June at ten in the evening. At that point, all the phones in the hall will go dead until the new line is up.',
  ],
  [
    'a reason, which it names as one',
    'The lift in the north tower will be out of order from Monday until Thursday of next week, because the two ropes that were put in ten years ago have to be replaced this year.',
    'The lift in the north tower will be out of order from Monday until Thursday of next week. This is because the two ropes that were put in ten years ago have to be replaced this year.',
  ],
  [
    'a reason that is a clause like any other, which it names as one',
    'The hall has to be booked by Monday, because there is only room for 120 people and last year more than 140 people came to the evening on both days.',
    'The hall has to be booked by Monday. This is because there is only room for 120 people and last year more than 140 people came to the evening on both days.',
  ],
  [
    'a second request and its condition',
    'I have put the list of all the rooms on the board beside the door and if there are any rooms that you want to change please write them down there by Thursday.',
    'I have put the list of all the rooms on the board beside the door. If there are any rooms that you want to change please write them down there by Thursday.',
  ],
  [
    '“and” with an adverbial before its subject',
    'You would put our boxes on the shelf beside the till for the whole of June, and in return you would get a fifth of what the people who come in pay for them.',
    'You would put our boxes on the shelf beside the till for the whole of June. In return you would get a fifth of what the people who come in pay for them.',
  ],
  [
    'a long subject with its verb',
    'All trips have to be entered in the new list in the hall before the end of May, and any costs that are not handed in within thirty days will not be paid back.',
    'All trips have to be entered in the new list in the hall before the end of May. Any costs that are not handed in within thirty days will not be paid back.',
  ],
  [
    '“and because”, with the main clause it leads to',
    'We have been asked to close the lower car park for December, and because the upper one has only 40 spaces, please come by train on the days of the fair.',
    'We have been asked to close the lower car park for December. Because the upper one has only 40 spaces, please come by train on the days of the fair.',
  ],
  [
    '“and as”, though a relative comes between it and its main clause',
    'We had three offers for the work on the roof of the hall this spring, and as the board, which meets in May, was away, we have put them all on the wall for you to read.',
    'We had three offers for the work on the roof of the hall this spring. As the board, which meets in May, was away, we have put them all on the wall for you to read.',
  ],
  [
    '“but since”, which keeps its “but”',
    'The new system has been running in the two halls since the start of March, but since the old one is still in use, you should enter each of your hours in both of them.',
    'The new system has been running in the two halls since the start of March. But since the old one is still in use, you should enter each of your hours in both of them.',
  ],
  [
    'a second reason behind a first',
    'The fair is in the lower hall this year because the roof of the upper one has to be mended in May, and because the lower one has room for forty more of the stalls.',
    'The fair is in the lower hall this year because the roof of the upper one has to be mended in May. Another reason is that the lower one has room for forty more of the stalls.',
  ],
  [
    '“because otherwise”, which says what would happen',
    'The list matches the label on each of the boxes that we send out to the depots in the north, because otherwise customs will open them and hold them for a week or more in the yard.',
    'The list matches the label on each of the boxes that we send out to the depots in the north. Otherwise customs will open them and hold them for a week or more in the yard.',
  ],
  [
    '“so”, behind a verb that only its subject shows',
    'At the mill in the north end we supply bulk flour, rye flour and local flour to a bakery like that one, so you and all the people at the counter can sell the best bread.',
    'At the mill in the north end we supply bulk flour, rye flour and local flour to a bakery like that one. So you and all the people at the counter can sell the best bread.',
  ],
  [
    '“so that” with what can be done',
    'The van has been moved to the yard at the back of the hall so that the children no longer have to walk along the road on their way to the bus in the morning.',
    'The van has been moved to the yard at the back of the hall. That way, the children no longer have to walk along the road on their way to the bus in the morning.',
  ],
  [
    '“so that” with what came about',
    'The part that the fitter brought with him on the second visit to the flat was the wrong size, so that we have now been without hot water in the kitchen for nine days.',
    'The part that the fitter brought with him on the second visit to the flat was the wrong size. So we have now been without hot water in the kitchen for nine days.',
  ],
  [
    'its main clause, with a relative that stood before the verb behind it',
    'The office in Ghent, which was rebuilt last spring after the flood and which now has room for forty people, will be closed from Monday until the painters are through with the second floor.',
    'The office in Ghent will be closed from Monday until the painters are through with the second floor. The office was rebuilt last spring after the flood and now has room for forty people.',
  ],
  [
    'a person, told of by the title',
    'I spoke on the phone to the head of the branch in the north end of the town, Mr. Collins, who has told me that there were only two of the crew in the shop on Monday.',
    'I spoke on the phone to the head of the branch in the north end of the town, Mr. Collins. He has told me that there were only two of the crew in the shop on Monday.',
  ],
  [
    'a person, told of by the noun where nothing tells “he” from “she”',
    'The trip has to be allowed before the end of the month by the head of the team and the line manager, who is there to see that all of the costs stay under the limit.',
    'The trip has to be allowed before the end of the month by the head of the team and the line manager. The manager is there to see that all the costs stay under the limit.',
  ],
  [
    'two relatives that share a subject',
    'The study that we have put in is about the work for the Hotel Adler, who lost a third of all the bookings on the phone and who saw them go up in the first spring.',
    'The study that we have put in is about the work for the Hotel Adler. They lost a third of all the bookings on the phone and saw them go up in the first spring.',
  ],
  [
    'a turn that begins a sentence',
    'We have now had most of the papers that are needed for the accounts of the year that ended in March, however there are three of them that are still with the bank.',
    'We have now had most of the papers that are needed for the accounts of the year that ended in March. However, there are three of them that are still with the bank.',
  ],
  [
    '“so” and “but” without a comma',
    'The racks will not be there before the 18th of the month as the maker has run out of steel so I think we should leave the slow stock where it is until June.',
    'The racks will not be there before the 18th of the month as the maker has run out of steel. So I think we should leave the slow stock where it is until June.',
  ],
  [
    '“which is why”',
    'It can be hard to find a place for the van in the yard at eight in the morning when all of the trucks come in, which is why we have put up a new sign at the gate.',
    'It can be hard to find a place for the van in the yard at eight in the morning when all the trucks come in. That is why we have put up a new sign at the gate.',
  ],
  [
    'a figure, told as one that holds',
    'We were able to keep the price for the two of the halls and the yard the same as it was in the last year, which is £312.40 for each of the months from May to July.',
    'We were able to keep the price for the two of the halls and the yard the same as it was in the last year. It is £312.40 for each of the months from May to July.',
  ],
]

const WHOLE = [
  // The verb of the main clause comes behind examples.
  'There was nothing in the trial of the tool, which gives you each of the parts including lists, plans and a map of the yard, can be sent by mail to the whole of the crew.',
  // What the first clause does goes on behind the second.
  'We have helped Hill Plumbing, who are of the same size as the four of you and who were running the whole of it off paper, to send the bills in two days and not in three weeks.',
  // The second “that” is no pointer.
  'We are putting the first cakes of the year in with flour from a small mill in the north that we went to in spring and that has been making it in the same way for years.',
  // What “that because” leads to comes behind its comma.
  'It was said at the meeting that the doors would be left open for the weekend, and that because the guard was ill, you had to lock the gate by yourself in the evening.',
  // No first reason, and no comma that ends this one.
  'We have looked at the plan for the new wing with great care and with the teams, and because there are people in it that need to be asked we cannot give you a date before June.',
  // “Although” speaks of the main clause.
  'We have been able to keep your premium the same as it was last year, which is £312.40, although prices for repairs and parts in the whole of the trade have gone up.',
  // What hangs on a condition or a wish is no statement.
  'It could be a deal whereby your people in the north get places at a lower rate for the year and we get the use of the two halls in the quieter months of the winter.',
  // The reason of a reason.
  'The delivery was late because of the ice on the roads in the north that month, because several of the boxes were held at the port and nobody at the firm told us in time.',
  // One of a series.
  'The crew has two aims for the spring, saving the old trees at the gate, giving the yard a new floor, and leaving room for the two trucks that bring the stone each week.',
  'Tell Ana whether the room is free, whether the two doors can be locked from the inside, and where the driver of the coach could park for the six hours of the visit.',
  // Two comparatives are one thought.
  'The bigger the order for the hall and the two rooms beside it gets, the lower the price for each chair will be, and the sooner we know the number the sooner the factory can start.',
]

describe('a sentence that is far too long', () => {
  it.each(SPLIT)('ends at %s', (_, sentence, expected) => {
    expect(rewritten(sentence)).toBe(expected)
  })

  it.each(WHOLE)('stays whole where a part would not stand alone: %s', (sentence) => {
    expect(rewritten(sentence)).toBe(sentence)
  })
})
