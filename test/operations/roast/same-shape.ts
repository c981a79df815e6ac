/** Cold mails of one shape, as sales reps write them: the same phrases, other names, firms and goods. */
import type { Request } from './asked.ts'

/** Ten reps, ten hands: every mail says what the others say, in nearly the same words. */
export const TEN: readonly Request[] = [
  {
    subject: 'Quick question',
    draft:
      "Hi Sarah,\n\nI hope this email finds you well. My name is Mark and I'm an Account Executive at Loopwise, the leading provider of cutting-edge route planning software for courier fleets.\n\nWe help companies like yours streamline their operations and take efficiency to the next level. Our best-in-class platform is trusted by hundreds of businesses and it has been designed to deliver seamless results from day one.\n\nI'd love to jump on a quick call to explore how we can add value. Let me know your thoughts!\n\nBest regards,\nMark Tully\nLoopwise",
  },
  {
    subject: 'Quick question',
    draft:
      "Hi James,\n\nI hope this email finds you well. I'm reaching out because I came across your profile on LinkedIn. I work at Brightledger, an industry-leading provider of invoice automation for dental practices.\n\nOur innovative solution is a game-changer that empowers teams to do more with less. We pride ourselves on our world-class support and robust integrations.\n\nWould love to connect for 15 minutes sometime next week. Looking forward to hearing from you.\n\nKind regards,\nPriya Nair\nBrightledger",
  },
  {
    subject: 'Touching base',
    draft:
      "Hi Tom,\n\nHope you're doing well! I just wanted to touch base and introduce myself. We are Fernhollow, a leading provider of revolutionary water leak sensors for property managers.\n\nWe offer a comprehensive suite of end-to-end solutions that will help you unlock the full potential of your buildings. Our team is passionate about innovation.\n\nPlease let me know if you are interested. Happy to chat whenever works for you.\n\nThanks,\nDana",
  },
  {
    subject: 'Introduction',
    draft:
      'Hi Elena,\n\nI hope you are doing well. My name is Chris and I am the Business Development Manager at Stackharbor. We are a cutting-edge cloud backup company that provides best-in-class protection for law firms.\n\nAt Stackharbor, we leverage state-of-the-art technology to deliver unparalleled peace of mind. Our seamless solution is a true game changer and is used by thousands of professionals.\n\nI would love to schedule a call to discuss how we might be able to help. Let me know what you think!\n\nBest,\nChris Oduya\nStackharbor',
  },
  {
    subject: 'Following up',
    draft:
      "Hi Daniel,\n\nI hope this email finds you well. I'm just checking in to see if you had a chance to look at my last email. As I mentioned, Peakroster is the #1 staff scheduling platform for hotels.\n\nWe help hotels like yours save time and money with our innovative technology. It's a no-brainer and our customers love it.\n\nAre you free for a quick chat this week? Don't miss out on this opportunity!\n\nCheers,\nLaura",
  },
  {
    subject: 'Partnership opportunity',
    draft:
      'Dear Sir or Madam,\n\nI hope this email finds you well. I am writing to you on behalf of Cobalt Freight, a world-class logistics company with over 20 years of experience. We specialise in refrigerated transport and we offer tailored solutions.\n\nOur company is known for its excellent service and competitive prices. We believe that there are great synergies between our two companies and we would be delighted to explore a win-win partnership.\n\nPlease do not hesitate to contact me should you have any questions.\n\nYours faithfully,\nVictor Lang\nCobalt Freight',
  },
  {
    subject: 'Quick question for you',
    draft:
      "Hi Nina,\n\nHope all is well. I wanted to reach out because I think we could really help your team. Trellis & Co is the ultimate recruitment marketing platform that revolutionizes how companies attract top talent.\n\nOur AI-powered solution takes your hiring to the next level. We have helped many companies achieve amazing results, and I'm confident that we can do the same for you.\n\nDo you have 30 minutes for a demo? Feel free to book a time on my calendar: https://cal.example/trellis/ben\n\nBest,\nBen",
  },
  {
    subject: 'Checking in',
    draft:
      "Hi Robert,\n\nJust checking in on my previous email. I know you're super busy, so I'll keep this short. We are Gridmarrow and we provide next-generation energy monitoring for bakeries and food factories.\n\nOur powerful dashboard gives you 360-degree visibility and actionable insights. It was built by a team of experts to be easy to use and it can be deployed quickly.\n\nLet me know if you'd like to learn more. Would love to get your thoughts.\n\nBest regards,\nHannah Weiss",
  },
  {
    subject: 'Boost your productivity',
    draft:
      "Hi Michael,\n\nI hope this message finds you well. I'm Olga from Paperkite, a fast-growing startup that offers a revolutionary contract signing app for construction firms.\n\nIn today's fast-paced world, companies need to stay ahead of the curve. Our cutting-edge app is packed with powerful features that help you save time and boost productivity.\n\nI'd love to hop on a call to show you how it works. Let me know if this is something that you would be interested in.\n\nWarm regards,\nOlga",
  },
  {
    subject: 'Hello',
    draft:
      'Hi there,\n\nI hope this email finds you well. My name is Sam and I work at Vantegra, a leading provider of innovative cyber training for schools. I am reaching out to see if you might be the right person to speak with.\n\nWe are committed to excellence and our world-class courses have been designed to take your security to the next level. We work with many schools across the country.\n\nIf you are interested, I would love to set up a quick call at your convenience. I look forward to hearing from you.\n\nKind regards,\nSam Pell\nVantegra',
  },
]

const REPS = `Mark|Sarah|Loopwise|route planning software|courier fleets
Priya|James|Brightledger|invoice automation|dental practices
Dana|Tom|Fernhollow|water leak sensors|property managers
Chris|Elena|Stackharbor|cloud backup|law firms
Laura|Daniel|Peakroster|staff scheduling software|hotels
Victor|Grace|Cobalt Freight|refrigerated transport|supermarkets
Ben|Nina|Trellis|recruitment marketing tools|clinics
Hannah|Robert|Gridmarrow|energy monitoring|bakeries
Olga|Michael|Paperkite|contract signing software|construction firms
Sam|Alice|Vantegra|security training|schools
Aisha|Owen|Nimbly|expense reporting|consultancies
Jonas|Petra|Holtvik|timber tracking|sawmills
Marta|Hugo|Quillroom|proposal software|design agencies
Luke|Lena|Oakspan|roof inspection drones|insurers
Ines|Carl|Farrow Labs|lab scheduling|universities
Pete|Julia|Shiftmint|payroll software|restaurants
Yuki|Kenji|Koto Systems|translation management|game studios
Greg|Ruth|Pallet Pilot|warehouse robots|wholesalers
Nora|Felix|Clearwell|air quality sensors|offices
Tariq|Amara|Sandbar|yield forecasting|farms
Elin|Lars|Nordbo|parking software|airports
Rosa|Pilar|Campana|donor management|museums
Karl|Otto|Werkbank|tool tracking|garages
Mei|Wei|Lotus Desk|help desk software|travel agencies
Paul|Neil|Brasswick|brewery planning|breweries
Zoe|Faye|Tidewater|fleet insurance|ferry operators
Ivan|Boris|Redstone|drill bit monitoring|quarries
Ann|Joan|Harrow & Pike|fundraising calls|charities
Leo|Marc|Mistral|wind turbine inspection|utilities
Tess|Gwen|Bluebarrow|garden waste collection|councils`

/** Thirty reps, one template: nothing but names, firms and goods differs. */
export const THIRTY: readonly Request[] = REPS.split('\n').map((row) => {
  const [rep, reader, firm, goods, buyers] = row.split('|')
  return {
    subject: 'Quick question',
    draft: `Hi ${reader},\n\nI hope this email finds you well. My name is ${rep} and I work at ${firm}, the leading provider of cutting-edge ${goods} for ${buyers}.\n\nWe help companies like yours streamline their operations and take efficiency to the next level. Our best-in-class ${goods} has been designed to deliver seamless results from day one, and it is trusted by hundreds of ${buyers} all over the world.\n\nI'm just checking in to see if you would be interested in learning more. Let me know your thoughts!\n\nBest regards,\n${rep}\n${firm}`,
  }
})
