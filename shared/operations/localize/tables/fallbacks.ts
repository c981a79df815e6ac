const TO_ALL: Readonly<Record<string, string>> = {
  fr: 'à tous',
  de: 'zusammen',
  es: 'a todos',
  it: 'a tutti',
  nl: 'allemaal',
  pt: 'a todos',
  sv: 'alla',
  da: 'alle',
  nb: 'alle',
  fi: 'kaikki',
}

/** English stand-ins for a name that other languages have no word for. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  'there,friend,friends,customer,valued customer,you,folks,colleague,member,guest,reader'.split(','),
)

/** Words that stand in for an empty merge tag, in forms that fit anybody; where a language has none, a person decides. */
export const FALLBACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  team: {
    fr: 'l’équipe',
    de: 'Team',
    es: 'equipo',
    it: 'team',
    nl: 'team',
    pt: 'equipe',
    sv: 'teamet',
    da: 'team',
    nb: 'team',
    fi: 'tiimi',
    ja: 'ご担当者',
    ko: '팀',
  },
  all: TO_ALL,
  everyone: TO_ALL,
  'your company': {
    fr: 'votre entreprise',
    de: 'Ihr Unternehmen',
    es: 'su empresa',
    it: 'la Sua azienda',
    nl: 'uw bedrijf',
    pt: 'sua empresa',
    sv: 'ert företag',
    da: 'jeres virksomhed',
    nb: 'bedriften deres',
    fi: 'yrityksenne',
  },
}
