/** Words that open a mail in the other languages of Europe. Lower case; what follows them names the reader. */
import { words } from '../word-set.ts'

const lines = (list: string): string[] => list.split('|').map((each) => each.trim())

/** Greetings of one to three words. */
export const GREETINGS_ABROAD: ReadonlySet<string> = new Set([
  // German
  ...lines(
    'sehr geehrte|sehr geehrter|sehr geehrtes|sehr verehrte|sehr verehrter|geehrte|geehrter|verehrte|verehrter|werte|werter|geschätzte|geschätzter|guten tag|guten morgen|guten abend|liebe|lieber|liebes|mein lieber|meine liebe|meine lieben|ihr lieben|servus|grüß gott|grüss gott|grüß dich|grüezi|grüessech|tach|mahlzeit|schönen guten tag|schönen guten morgen|hallöchen',
  ),
  // French
  ...lines(
    'bonjour|bonsoir|salut|coucou|rebonjour|re-bonjour|cher|chère|chers|chères|très cher|très chère|madame|monsieur|mesdames|messieurs|mademoiselle',
  ),
  // Spanish and Catalan
  ...lines(
    'hola|estimado|estimados|estimadas|estimado/a|estimados/as|estimad@|muy estimado|muy estimada|querido|querida|queridos|queridas|apreciado|apreciada|apreciados|distinguido|distinguida|buenos días|buen día|buenas tardes|buenas noches|buenas|muy señor mío|muy señora mía|muy señores míos|a quien corresponda|bon dia|bona tarda|bones|benvolgut|benvolguda|benvolguts|estimat|estimada',
  ),
  // Italian
  ...lines(
    'ciao|buongiorno|buon giorno|buonasera|buona sera|buondì|salve|gentile|gentili|gentilissimo|gentilissima|gentilissimi|gent.mo|gent.ma|gent.le|egregio|egregia|egregi|egr|spett.le|spettabile|caro|cara|cari|care|carissimo|carissima|carissimi|carissime|stimato|stimata|illustre',
  ),
  // Dutch
  ...lines(
    'beste|geachte|waarde|lieve|hoi|dag|goedemorgen|goedemiddag|goedenavond|goedendag|goede morgen|goede middag|hallootjes|l.s',
  ),
  // Portuguese
  ...lines(
    'olá|oi|prezado|prezada|prezados|prezadas|prezado(a)|prezados(as)|caro(a)|caros|caras|bom dia|boa tarde|boa noite|exmo|exma|exmos|exmas|exmo(a)|ex.mo|ex.ma|excelentíssimo|excelentíssima|ilmo|ilma|estimado(a)|viva',
  ),
  // Polish
  ...lines(
    'dzień dobry|dobry wieczór|cześć|witam|witam serdecznie|witaj|witajcie|szanowny|szanowna|szanowni|szanowne|drogi|droga|drodzy|drogie|siema|hejka|kochana|kochany|kochani',
  ),
  // Swedish, Danish, Norwegian
  ...lines(
    'hej|hejsan|hejhej|hallå|tjena|tja|tjenare|kära|käre|bästa|bäste|god morgon|god middag|god kväll|god dag|goddag|godmorgen|god morgen|godaften|god aften|god eftermiddag|kære|davs|hei|heisann|kjære|halla|morn',
  ),
  // Finnish, Estonian, Latvian, Lithuanian
  ...lines(
    'moi|moikka|terve|tervehdys|hyvä|hyvät|arvoisa|arvoisat|rakas|hyvää päivää|hyvää huomenta|hyvää iltaa|huomenta|tere|tere päevast|lugupeetud|kallis|labdien|sveiki|cienījamais|cienījamā|laba diena|labas|gerbiamas|gerbiama|gerbiamasis|gerbiamoji|gerbiami',
  ),
  // Czech, Slovak, Slovene, Croatian, Serbian
  ...lines(
    'dobrý den|dobré ráno|dobrý večer|dobré odpoledne|ahoj|čau|vážený|vážená|vážení|milý|milá|milí|zdravím|dobrý deň|ahojte|čaute|vážený pán|pozdravljeni|spoštovani|spoštovana|živjo|dober dan|dobar dan|dobro jutro|dobra večer|poštovani|poštovana|poštovane|dragi|draga|bok|zdravo|cijenjeni|cijenjena',
  ),
  // Hungarian, Romanian, Turkish
  ...lines(
    'tisztelt|kedves|szia|sziasztok|helló|jó napot|jó reggelt|jó napot kívánok|üdvözlöm|üdv|bună ziua|bună dimineața|bună seara|bună|stimate|stimată|stimați|stimata|stimati|dragă|draga|dragi|merhaba|merhabalar|selam|sayın|sevgili|değerli|iyi günler|günaydın|iyi akşamlar',
  ),
  // Greek, Bulgarian, Ukrainian, Russian
  ...lines(
    'αγαπητέ|αγαπητή|αγαπητοί|αξιότιμε|αξιότιμη|αξιότιμοι|γεια σας|γεια σου|γεια|καλημέρα|καλησπέρα|здравейте|здравей|уважаеми|уважаема|добър ден|доброго дня|добрий день|доброго ранку|вітаю|привіт|шановний|шановна|шановні|дорогий|дорога|дорогі|здравствуйте|здравствуй|добрый день|доброе утро|добрый вечер|приветствую|привет|уважаемый|уважаемая|уважаемые|дорогой|дорогая|дорогие',
  ),
])

/** Most words of a greeting. */
export const GREETING_WORDS = 3

/** Small words that may stand among the names: “Bonjour à tous”, “Hallo Anna und Jens”, “Geachte heer De Vries”. */
export const AMONG_NAMES: ReadonlySet<string> = words(
  'und zusammen alle allen miteinander liebe lieber von van der den de het ihr euch et à tous toutes tout le la les monde madame monsieur mesdames messieurs ' +
    'y e a todos todas equipo señor señora señores señoras sr sra don doña tutti tutte ragazzi signor signora dott dottor dottoressa ' +
    'en allemaal heer mevrouw mijnheer dames heren collega collega’s en senhor senhora senhores pessoal equipe i pani panie panu panowie państwo wszystkim team ' +
    'och alla allihop allesammans og alle sammen ja kaikki kaikille a pane paní pán všem všichni și tuturor doamnă doamna domnule domnul kyria κυρία κύριε tanár hölgyem uram bey hanım',
)
