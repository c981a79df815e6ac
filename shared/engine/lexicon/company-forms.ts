/** German companies and what their business letters have to say, as both appear in signatures and footers. */
import { lexicon } from '../phrases.ts'

/** Legal forms with duties of their own for business letters, and the details that fulfil them; the note tells which. */
export const COMPANY_FORMS = lexicon('company-forms', {
  '(gmbh|ggmbh|mbh|ug|ag|se)': { note: 'form' },
  '(e.k.|e.kfm.|e.kfr.)': { note: 'owner form' },
  '(geschäftsführer|geschäftsführerin|geschäftsführerinnen|geschäftsführung|geschäftsleitung|vorstand|vorstände|vorstandsvorsitzender|vorstandsvorsitzende|gf)':
    { note: 'people' },
  '(managing director|managing directors|managing partner|executive board|management board|board of management|directors)':
    {
      note: 'people',
    },
  '(amtsgericht|registergericht|handelsregister|hrb|hra|ag-register)': { note: 'register' },
  '(commercial register|register court|district court|court of registration|registered at|registered in|registered with|registration court)':
    { note: 'register' },
})
