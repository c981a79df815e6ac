import type { Trade } from './trade.ts'

/** Trades that make, move and build things. */
export const WORKS = {
  works: {
    cues: 'factory factories plant production machine machines valve valves pump pumps steel welding foundry maintenance engineer engineers sensor inspection rejects tooling bearings seals conveyor',
    things: {
      hollow: [
        'a conveyor belt with nothing on it',
        'a control panel painted on the wall',
        'a gearbox without the gears',
        'a reject bin with a bow on it',
      ],
      slow: [
        'a belt running in the wrong gear',
        'a shift handover in verse',
        'a machine that warms up until lunch',
        'a crane fetching one screw',
      ],
      loud: ['a hooter at the end of no shift', 'a press stamping air', 'a warning light for a coffee spill'],
      loose: ['a bolt left over at the end', 'a guard rail held up with tape', 'a gauge stuck on Tuesday'],
      sound: [
        'a line that runs through the night',
        'a part that fits the first time',
        'a bearing nobody hears',
        'a machine with its manual tied to it',
      ],
    },
  },
  warehouse: {
    cues: 'warehouse warehouses pallet pallets dock logistics freight shipping parcel parcels delivery deliveries haulier haulage truck trucks carrier carriers picking stock inventory container containers sap',
    things: {
      hollow: [
        'a parcel full of packing paper',
        'a pallet with a label and no boxes',
        'a tracking number for thin air',
        'a delivery note for “stuff”',
      ],
      slow: [
        'a lorry reversing for a whole afternoon',
        'a pallet sent round three ports',
        'a forklift stuck behind a broom',
        'a parcel “on its way” since spring',
      ],
      loud: [
        'a reversing beep that never stops',
        'a dropped crate marked “fragile”',
        'a dock bell rung for one envelope',
      ],
      loose: [
        'a box sealed with one strip of tape',
        'a label facing the wall',
        'a strap flapping on the motorway',
      ],
      sound: [
        'a parcel that comes on the day',
        'a pallet wrapped by somebody who cares',
        'a shelf number that is right',
        'a lorry loaded in the order of its stops',
      ],
    },
  },
  power: {
    cues: 'energy solar panels battery heating boiler boilers heat pump electricity electric charging charger chargers sockets grid power grant kwh tariff meter meters bulbs led lighting lamps electrical electrician inverters',
    things: {
      hollow: [
        'a socket with no wire behind it',
        'a solar panel on the north side',
        'a torch sold without its battery',
        'a meter that counts nothing',
      ],
      slow: [
        'a phone charging from a lemon',
        'a storage heater in May',
        'a fuse box read out fuse by fuse',
        'a kettle on a camping stove',
      ],
      loud: [
        'a floodlight aimed at a hallway',
        'a smoke alarm with a low battery',
        'a generator run for one bulb',
      ],
      loose: ['a plug hanging half out', 'a switch that works nothing', 'a cable across the doorway'],
      sound: [
        'a full charge by morning',
        'a light switch where the hand goes',
        'a warm radiator and a small bill',
        'a plug that fits',
      ],
    },
  },
  building: {
    cues: 'building construction builder builders roof roofs roofing site scaffolding concrete brick contractor contractors renovation plumbing plumber pipes leak leaks timber sawmill architect doors',
    things: {
      hollow: [
        'a front door with no house behind it',
        'a scaffold around a vacant lot',
        'a blueprint of the fence',
        'a letter box in a garden wall',
      ],
      slow: [
        'a kitchen promised for Easter',
        'a bricklayer with a spirit level for each brick',
        'a wet floor nobody may cross yet',
        'a tap that fills a bath by drops',
      ],
      loud: [
        'a jackhammer for a picture hook',
        'a site radio on a Sunday',
        'a wrecking ball at a window box',
      ],
      loose: ['a door handle that comes off politely', 'a tile that rocks', 'a paint line that wandered'],
      sound: [
        'a roof that stays dry',
        'a wall one can hang a clock on',
        'a drawer that shuts itself',
        'a level floor',
      ],
    },
  },
  garden: {
    cues: 'garden gardens plants seed seeds potatoes farm farms farmer crop crops harvest tree trees lawn soil greenhouse orchard flowers hedge',
    things: {
      hollow: [
        'a flower bed of labels',
        'a seed packet shaken for nothing',
        'a scarecrow with no field',
        'a greenhouse full of deckchairs',
      ],
      slow: [
        'an oak from an acorn',
        'a hose with a knot in it',
        'a hedge cut with nail scissors',
        'a snail on a gravel path',
      ],
      loud: ['a leaf blower at breakfast', 'a gnome with a trumpet', 'a lawnmower in a cloister'],
      loose: ['a rake left teeth up', 'a bean without its pole', 'a gate the goats have found'],
      sound: [
        'a weeded row',
        'a potato that is the size of the picture',
        'a watering can within reach',
        'a gate that latches',
      ],
    },
  },
  clothes: {
    cues: 'shoes shoe boots clothing fashion shirt shirts jacket jackets collection tailor fabric textile textiles boutique linen',
    things: {
      hollow: [
        'a coat hanger in an empty wardrobe',
        'a shop window with bare dummies',
        'a pocket that is sewn shut',
        'a label with no shirt on it',
      ],
      slow: [
        'a zip that stops at each tooth',
        'a fitting room queue in August',
        'a shoelace done up with mittens',
        'a bespoke suit still at the sheep',
      ],
      loud: ['a tie that lights up', 'a sequin coat at a chess match', 'a sale banner over the whole shop'],
      loose: ['a button on its last thread', 'a price tag still swinging', 'a hem held up by hope'],
      sound: [
        'a jacket that fits across the shoulders',
        'a plain white shirt, ironed',
        'a pair of boots already broken in',
        'a seam nobody sees',
      ],
    },
  },
  homes: {
    cues: 'property properties tenant tenants landlord apartment apartments rent lease estate viewing mortgage furniture sofa buyers',
    things: {
      hollow: [
        'a “for sale” board in a field',
        'a show flat with painted books',
        'a key to no door',
        'a viewing of the hallway',
      ],
      slow: [
        'a sofa on a spiral staircase',
        'a lease read aloud by candlelight',
        'a tour that starts with the gutters',
        'a lift out of order until further notice',
      ],
      loud: ['a doorbell that plays the anthem', 'a neighbour with a drum kit', 'a neon sign on a cottage'],
      loose: [
        'a bell with the last tenant’s name',
        'a floorboard that tells on people',
        'a curtain rail on one screw',
      ],
      sound: [
        'a quiet flat with morning sun',
        'a key that turns',
        'a viewing that needs no second',
        'a room bigger than its photo',
      ],
    },
  },
} as const satisfies Record<string, Trade>
