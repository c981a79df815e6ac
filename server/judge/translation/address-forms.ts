/** Forms by which a language calls its reader without a pronoun that stands alone: verbs, orders, endings. */

/** Alternatives of a regular expression for whole words in lower case; `start` holds for the first word of a clause. */
interface Forms {
  familiar: string
  familiarStart?: string
  polite?: string
  /** Words that have the form and call nobody. */
  except?: string
}

const any = (list: string) => list.trim().split(/\s+/).join('|')

/** What only one way of address can say; forms that are other words as well are left out. */
export const ADDRESS_FORMS: Readonly<Record<string, Forms>> = {
  de: {
    familiar: `${any(
      'kannst hast bist willst musst möchtest könntest solltest würdest hättest wärst wirst weißt magst darfst sollst findest bekommst brauchst erhältst siehst machst gibst kennst denkst hattest warst wolltest konntest schreibst sparst zahlst euch euer eure eurem euren eurer eures habt seid könnt wollt müsst wisst dürft werdet solltet könntet möchtet würdet hättet wärt',
    )}|(?:rufe?|schreibe?|schicke?|sage?|sende|zeige?|nenne|teile?|antworte|besuche?|gib|hilf|frag|lass|bestätige) (?:mich|mir|uns)`,
    familiarStart: `${any(
      'gib komm nimm lies lass schau sieh hilf vergiss sag schick schreib mach geh hol denk probier frag',
    )}|ruf (?:\\p{L}+ ){0,6}an(?= [.,!?]|$)|(?:ruf|klick|antworte|schreibe|schicke) (?:an|auf|einfach|kurz|bitte|doch|gern|gerne|mal|hier|jetzt|heute|morgen)`,
  },
  fr: {
    familiar: `\\p{L}+-(?:tu|toi)|t['’] ?\\p{L}+|(?:dis|réponds|appelle|envoie|écris|donne|fais|contacte|rappelle|laisse|préviens|confirme|indique)-(?:moi|nous|le|la|les)`,
    familiarStart: any(
      'réponds choisis dis viens prends fais écris reviens clique appelle envoie contacte télécharge regarde découvre profite',
    ),
    polite: '\\p{L}+-vous|\\p{L}{2,}ez(?:-\\p{L}+)?',
    except: any('chez assez rez nez rendez-vous'),
  },
  es: {
    familiar: `${any(
      'puedes quieres tienes eres estás sabes has necesitas prefieres debes podrías querrías tendrías deberías estarías serías recibiste hablaste enviaste pediste dijiste hiciste fuiste estuviste compraste firmaste mencionaste preguntaste llamaste escribiste aceptaste dime avísame llámame escríbeme respóndeme envíame mándame cuéntame confírmame contáctame hazme déjame dinos avísanos llámanos escríbenos respóndenos cuéntanos envíanos contáctanos enviarte mostrarte ayudarte contarte decirte darte verte ofrecerte preguntarte llamarte escribirte explicarte presentarte saludarte agradecerte informarte avisarte recordarte invitarte proponerte conocerte vosotros vosotras vuestro vuestra vuestros vuestras os',
    )}|\\p{L}+[aeibdr]rás|\\p{L}+(?:ándote|iéndote)|\\p{L}+[áé]is`,
    polite: any(
      'dígame avíseme llámeme escríbame respóndame envíeme confírmeme hágame díganos avísenos llámenos escríbanos',
    ),
    except: any('dieciséis veintiséis'),
  },
  it: {
    familiar: `${any(
      'puoi vuoi hai devi sai vieni fai stai vai riesci preferisci ricevi conosci scegli rispondi scrivi scopri fammi dimmi scrivimi chiamami rispondimi inviami mandami facci dicci scrivici chiamaci rispondici inviaci contattaci contattami aiutarti inviarti mostrarti scriverti chiamarti dirti darti vederti offrirti chiederti presentarti ringraziarti',
    )}|\\p{L}{2,}resti|\\p{L}{2,}rai`,
    familiarStart: any('clicca chiama scarica prenota guarda prova'),
    except: any('arresti presti foresti operai librai febbrai samurai'),
  },
  nl: { familiar: 'jullie|jezelf|jouwe', polite: 'uzelf' },
  pt: {
    familiar: `${any(
      'tu te ti teu tua teus tuas contigo podes queres tens és estás sabes deves gostarias poderias vais recebeste falaste enviaste pediste disseste fizeste foste compraste diz-me avisa-me envia-me liga-me manda-me escreve-me conta-me diz-nos avisa-nos envia-nos liga-nos escreve-nos',
    )}|\\p{L}+[aei]rás`,
  },
}
