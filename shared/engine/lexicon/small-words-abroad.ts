/** The commonest small words of other languages that are hardly ever English. */
import { words } from '../word-set.ts'

export const SMALL_WORDS_ABROAD: ReadonlySet<string> = words(
  'der das und ich sie nicht mit für ist ein eine auf dem wir ihnen ihr haben werden bitte danke vielen dank guten ' +
    'le les des une et pour vous nous que qui dans pas sur avec est votre merci bonjour ' +
    'el los las una por para con su se del y en lo está gracias hola ' +
    'il di che per sono della gli è ci grazie ciao ' +
    'het een van dat niet op te met voor zijn ik je jij u onze uw bij ook naar bedankt ' +
    'o os uma com não da dos em obrigado olá você é ' +
    'w z się nie do że jest dla czy dziękuję proszę ' +
    'och att det som på är för av jag inte med till ni tack hej ' +
    'er jeg ikke af dig tak takk og til har ' +
    'ja ei että kiitos hei ' +
    'je že děkuji dobrý na jsem ďakujem si az és hogy köszönöm nem și să mulțumesc ve bir için teşekkürler da ' +
    'за що дякую и в не на что спасибо και το να',
)
