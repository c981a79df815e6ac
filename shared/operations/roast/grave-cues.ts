/** Words of matters nobody should joke about, by matter. Generous: a roast less is no loss. Lower case, without marks. */

/** Matters with what a mail that names one speaks of. */
export const GRAVE_MATTERS = {
  death: 'a death or a loss',
  illness: 'an illness',
  harm: 'an accident or a disaster',
  violence: 'violence or abuse',
  dismissal: 'people losing their work',
} as const

export type GraveMatter = keyof typeof GRAVE_MATTERS

const FAMILY =
  'father mother dad mum mom parent parents husband wife partner son daughter child baby brother sister grandfather grandmother grandma grandpa uncle aunt friend colleague dog cat'.split(
    ' ',
  )
const OWNERS = ['my', 'your', 'our', 'his', 'her', 'their']

/** `lost my father`, `loss of your mother`. */
const lost = OWNERS.flatMap((owner) =>
  FAMILY.flatMap((relative) => [`lost ${owner} ${relative}`, `loss of ${owner} ${relative}`]),
)

/** In a phrase, a word with a capital that is no day or month. */
export const NAME = '{Name}'

/** `so sorry to hear about Alan`, `sad to hear about your mother`. */
const heard = ['sorry', 'sad', 'saddened', 'heartbroken', 'devastated', 'shocked'].flatMap((how) =>
  ['to hear about', 'to hear of', 'to learn about', 'to learn of'].flatMap((verb) => [
    `${how} ${verb} ${NAME}`,
    ...OWNERS.flatMap((owner) => FAMILY.map((relative) => `${how} ${verb} ${owner} ${relative}`)),
  ]),
)

const list = (text: string) => text.split(', ')

/** Phrases of whole words. */
export const GRAVE_CUES: Readonly<Record<GraveMatter, readonly string[]>> = {
  death: [
    ...list(
      'died, will die, would die, could die, may die, might die, to die, must die, going to die, he dies, she dies, they die, dying, death, deaths, dead body, deceased, passed away, passing away, his passing, her passing, their passing, your passing, passing of my, passing of your, passing of our, sad passing, ' +
        'bereaved, bereavement, bereavements, mourn, mourning, mourned, grief, grieving, grieve, condolence, condolences, deepest sympathy, heartfelt sympathy, sincere sympathy, our sympathies, sorry for your loss, sorry about your loss, sorry to hear of your loss, sorry to hear about your loss, your recent loss, such a loss, terrible loss, ' +
        'funeral, funerals, burial, buried my, cremation, obituary, memorial service, in loving memory, in memoriam, rest in peace, widow, widowed, widower, orphan, orphans, late husband, late wife, late father, late mother, lost his life, lost her life, lost their lives, loss of life, ' +
        'suicide, suicidal, took his own life, took her own life, took their own life, end my life, ending my life, kill myself, killed himself, killed herself, miscarriage, miscarried, stillborn, stillbirth, fatal, fatality, fatalities, thoughts are with, thoughts and prayers, thinking of you all, thinking of you and your, in our thoughts, in my thoughts, putting him down, put her to sleep, put him to sleep, ' +
        // Other languages.
        'gestorben, verstorben, verstarb, todesfall, beileid, trauerfall, trauer, beerdigung, beisetzung, suizid, selbstmord, décès, décédé, décédée, condoléances, deuil, obsèques, funérailles, est mort, est morte, falleció, fallecido, fallecida, fallecimiento, pésame, condolencias, ha muerto, murió, funeral, deceduto, deceduta, condoglianze, lutto, funerale, è morto, è morta, overleden, gecondoleerd, condoleances, begrafenis, faleceu, falecimento, pêsames, velório, avled, avliden, begravning, døde, dødsfall, begravelse, zmarł, zmarła, kondolencje, pogrzeb',
    ),
    ...lost,
    ...heard,
  ],
  illness: list(
    'cancer, tumour, tumor, leukaemia, leukemia, chemotherapy, chemo, hospice, palliative, terminally ill, terminal illness, seriously ill, gravely ill, critically ill, critical condition, life support, intensive care, diagnosed with, diagnosis of, her diagnosis, his diagnosis, my diagnosis, in hospital, in the hospital, hospitalised, hospitalized, rushed to hospital, rushed to the hospital, emergency surgery, heart attack, cardiac arrest, had a stroke, suffered a stroke, dementia, alzheimer, alzheimer’s, overdose, self harm, mental breakdown, nervous breakdown, severe depression, my depression, burnout, sick leave, serious illness, long illness, short illness, her illness, his illness, my illness, your illness, ' +
      'schwer krank, schwer erkrankt, krebs, krebserkrankung, krankenhaus, im koma, schlaganfall, herzinfarkt, gravement malade, hospitalisé, hospitalisée, gravemente enfermo, hospitalizado, hospitalizada, cáncer, gravemente malato, ricoverato, ricoverata, ernstig ziek, ziekenhuis',
  ),
  harm: list(
    'accident, accidents, car crash, plane crash, train crash, collision, injured, injury, injuries, casualty, casualties, victim, victims, survivor, survivors, tragedy, tragedies, tragic, tragically, catastrophe, disaster, disasters, earthquake, earthquakes, hurricane, tornado, tsunami, wildfire, wildfires, flooding, flood victims, the floods, lost their homes, lost his home, lost her home, explosion, landslide, avalanche, famine, drowned, drowning, broken ankle, broken leg, broken arm, broken hip, broken wrist, broken neck, broken back, broken bones, ambulance, ambulances, burned down, burnt down, house fire, caught fire, evacuated, evacuation, ' +
      'unfall, verunglückt, verletzt, katastrophe, erdbeben, hochwasser, accident mortel, blessé, blessés, inondations, séisme, accidente, heridos, terremoto, incidente mortale, feriti, ongeluk, gewond',
  ),
  violence: list(
    'murder, murdered, killed, shot dead, was shot, were shot, shootings, mass shooting, stabbed, stabbing, assault, assaulted, raped, rape, sexual abuse, sexually abused, sexual harassment, harassment, harassed, harassing, domestic violence, domestic abuse, violence, violent, abused, abusive, child abuse, animal abuse, abuse victim, bullying, bullied, stalked, stalking, kidnapped, hostage, hostages, torture, tortured, terrorist, terrorism, terror attack, bombing, bombed, bomb attack, genocide, refugee, refugees, the war in, war crimes, beaten to, beat her, beat him, restraining order, trafficking, ' +
      'ermordet, gewalt, missbrauch, missbraucht, vergewaltigt, vergewaltigung, belästigung, terroranschlag, assassiné, violences, harcèlement, viol, asesinado, asesinada, violencia, acoso, abuso sexual, ucciso, uccisa, violenza, molestie, vermoord, geweld, misbruik',
  ),
  dismissal: list(
    'layoff, layoffs, lay off, lays off, laid off, laying off, redundancies, made redundant, making redundant, your redundancy, redundancy package, at risk of redundancy, roles are at risk, roles at risk, jobs are at risk, jobs at risk, job is at risk, role is at risk, positions are at risk, posts are at risk, people at risk, staff at risk, voluntary redundancy, redundancy consultation, job losses, job cuts, cutting jobs, cut jobs, losing their jobs, lost their jobs, lost my job, lost your job, lost his job, lost her job, lose their jobs, lose your job, let you go, letting you go, let people go, letting people go, let go of our, letting go of, severance, reduction in force, reducing our workforce, reduce our workforce, workforce reduction, reducing headcount, reduce headcount, headcount reduction, position has been eliminated, role has been eliminated, positions have been eliminated, roles have been eliminated, eliminating positions, eliminating roles, terminate your employment, terminating your employment, termination of your employment, your employment has been terminated, your employment will end, your dismissal, dismissed from, was dismissed, were dismissed, been dismissed, was fired, were fired, got fired, been fired, get fired, firing you, you are fired, closing our office, plant closure, factory closure, closing the factory, closing the plant, ' +
      'entlassen, entlassung, entlassungen, stellenabbau, kündigung ihres arbeitsverhältnisses, arbeitsplätze verlieren, licenciement, licenciements, licencié, licenciée, suppressions de postes, despido, despidos, despedido, despedida de, despedidos, licenziamento, licenziamenti, licenziato, ontslag, ontslagen, massaontslag',
  ),
}

/** Deaths that are held over a reader: in an appeal for animals they are a lever, and the copy may hear about it. */
export const LEVERS: ReadonlySet<string> = new Set(
  list(
    'will die, would die, could die, may die, might die, to die, must die, going to die, he dies, she dies, they die, dying',
  ),
)

/** An appeal that names one of these is for people, and nobody laughs. */
export const PEOPLE: ReadonlySet<string> = new Set(
  list(
    'people, person, child, children, kids, baby, babies, family, families, mother, mothers, father, fathers, woman, women, man, men, girl, girls, boy, boys, patient, patients, refugee, refugees, veteran, veterans, human, humans, lives, students, neighbours, neighbors',
  ),
)

export const ANIMALS: ReadonlySet<string> = new Set(
  list(
    'animal, animals, dog, dogs, puppy, puppies, cat, cats, kitten, kittens, horse, horses, donkey, donkeys, pet, pets, paws',
  ),
)

/** Phrases in which a cue means nothing grave; read before the cues. */
export const HARMLESS: readonly string[] = list(
  'by accident, dying to, to die for, battery died, batteries died, phone died, laptop died, conversation died, thread died, deal died, death by powerpoint, scared to death, bored to death, flogged to death, loved to death, kiss of death, sudden death round, recipe for disaster, disaster recovery, data abuse, abuse of our terms, injury time, price war, violent agreement, the death of email, the death of the, zodiac cancer, killed it, killed the deal, killed the idea, killed the project',
)
