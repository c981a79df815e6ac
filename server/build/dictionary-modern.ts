/**
 * Words of today's business mail that the hunspell dictionaries lack, in the case they are written in: a word
 * with a capital here is one that exists only with a capital. Our own selection.
 */
const TEXT = `
accts activewear addl adtech aftersales ahold allowlist allowlisted allowlists async athleisure auth autocomplete
autocompletes autocorrect autofill autofilled autofills automations autopay autoplay autoreplies autoreply
autoresponder autoresponders autoresponse autosave autosaved backend backends backlink backlinks backorder
backordered backorders barbeque bcc benchmarked benchmarking benefitted benefitting biometric biometrics
blocklist blocklisted blocklists bona bootcamp bootcamps burndown callout callouts cancelable cancelation
cancellable capita carpe carte cetera changelog changelogs chargeback chargebacks chatbot chatbots chatrooms checkboxes
clickthrough clickthroughs cobrand cobranded cobranding codebase codebases cofounded cofounder cofounders
cofounding collab collabs comms companywide config configs copywriting covid coworking crowdsource
crowdsourced crowdsourcing crypto curveball curveballs customisable customisations customizable
customizations cyber cyberattack cyberattacks cybercrime cybersecurity datacenter datacenters datacentre datacentres dataflow
datapoint datapoints decarbonise decarbonization decarbonize decrypt decrypted decrypts dedupe deduped
dedupes deduplicate deduplicated deduplication deja deliverability denylist deprioritise deprioritised
deprioritize deprioritized dev devs disruptor disruptors donut doorbuster doorbusters draggable drilldown
dropdown dropdowns dropship dropshipper dropshipping dwarves ebook ebooks ecommerce edtech embeddings
enablement extranet facie facto failover failovers falafel fallbacks favicon favicons fide filmmaking finetune
finetuned finetuning fintech fivefold focussed focussing foetus forma freemium frictionless frontend frontends
fundraise fundraised gamification gamified gamify geo geofence geofencing geolocation geotargeting
greenwashing gzip hackathon hackathons haircare handoff handoffs haute helpdesk helpdesks homeware homewares
hostname hostnames hotline hotlines hotspot hotspots how'll ideate ideation imposter imposters incentivise
incentivised incentivize incentivized incentivizing inclusivity influencer influencers infographic
infographics insourcing integrations interagency kimchi learnings lifecycle lifecycles lightbox livestream
livestreamed livestreaming livestreams localizations lockbox lol lookbook lookbooks loungewear lowercased
martech masse mentee mentees merch microlearning microservice microservices microsite microsites middleware
misspelt mockup mockups multifactor multimodal multistep multitenant namespace namespaces nearshoring
neurodivergent neurodiverse neurodiversity offboard offboarded offboarding offsites ok omg omnichannel
onboarded onboarding onboards oolong operationalise operationalize operationalized opps optin optins parentis pari passcode
passcodes passthrough passu passwordless paystub paystubs permalink permalinks personalisation personalization
personalizations pixelate pixelated podcaster podcasters preapproval preapproved preauthorization preheader
preheaders prelaunch preorder preordered preorders prequalified prequalify presale presales pretrained
productize productized protestors rainforest rainforests rebrand rebranded rebranding rebrands reengagement
reimagine reimagined remarket remarketing repo repos reprioritise reprioritize reprioritized resending
resends reshoring resizable reskill reskilled reskilling retarget retargeted retargeting roadmap roadmaps
rockstar rockstars rollout rollouts rollup rollups runbook runbooks runtimes savoir scalable screencast screencasts
screenshare scrollable serverless shrinkflation shoutout shoutouts signoff signoffs signup signups sitewide skippable smishing
snuck solopreneur spammy spamtrap standup standups storewide storyboarding streetwear stylesheet stylesheets
subreddit swipeable teardown teardowns telehealth telemedicine telework templated textbox that've there'd
there'll timecard timecards timeframe timeframes timesheet timesheets timeslot timeslots tokenization
tokenize tokenized tokenizer tooltip tooltips touchpad touchpoint touchpoints trackpad trackpads tradie tradies trainings
uncheck undeliverable unfollow unfollowed ungated unmute unmuted unmuting unpublish unsub unsubscription
upcycle upcycled upcycling uplink uploadable uppercased upsell upselling upsells upskill upskilled
upskilling upsold uptime vectorize vectorized verifications videoconference virtualised virtualized vitro
vlog vlogger vlogs vu waitlist waitlisted waitlists walkthrough walkthroughs wearables webhook webhooks
wellbeing
webmail webpage webpages what'd what'll what're where'd whiteboarding whitepaper whitepapers wifi winback
wireframe wireframed wireframes wireframing wishlist wishlists workspaces workstream workstreams yay yoghurt
yoghurts

ActiveCampaign Ahrefs Airbnb Airtable Akamai Anthropic ANZ APAC APIs Asana Atlassian BDR BDRs BIMI BIPOC
Bitbucket Brevo Calendly Canva CCPA CDP CDPs CET ChatGPT CHRO CIO CISO Clearbit Cloudflare CLV CMO CMS CPC
CPM CRM CRMs CSAT CSM CSMs CSR CSV CTA CTAs CTO Databricks Datadog DEI DKIM DMARC DMP DNS DocuSign DPA DTC
EBITDA Eid EMEA EOD EOW ERP ESG ESPs Eventbrite EVP Figma Freshdesk GAAP GBP GDPR GIFs GitLab Gmail Golang
GoToMeeting GPT Grammarly GraphQL GTM HIPAA Hootsuite Hotjar HubSpot IaaS IAM ICP IFRS IMAP InDesign IoT
iPads iPhones Jira JSON Juneteenth Klarna Klaviyo KPI KPIs Kubernetes LATAM Lemlist LGBTQ LGBTQIA LinkedIn
LLM LLMs LTV Lyft macOS Mailchimp Mailgun Marketo Mixpanel MMS MQL MQLs MRR Mx NDA NDAs Netlify NetSuite NFT
NFTs NLP NPS OAuth OKR OKRs Okta OneDrive OOO OpenAI PaaS Pardot PCI PDFs Photoshop Pinterest Pipedrive PNG
PPC QBR QBRs QuickBooks Quora RBAC Reddit RFI RFP RFPs RFQ ROI SaaS Salesloft SAML SCIM SDK SDKs SDR SDRs
Semrush SendGrid SEO ServiceNow Shopify SLA SLAs SMS SMTP Snapchat Splunk Spotify SQLs Squarespace SSL SSO
Substack SurveyMonkey SVG SVP TBC TBD Terraform TikTok TLS Trello Twilio Typeform Uber UI URI UTM UX Venmo
Vercel VPN VPNs VR Webex Webflow WhatsApp Wix WooCommerce Xero YAML Zapier Zendesk Zoho ZoomInfo
`

export const MODERN: readonly string[] = TEXT.trim().split(/\s+/)
