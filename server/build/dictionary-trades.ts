/**
 * Words of trades that write mail and that the hunspell dictionaries lack: kitchens, farms, building, cloth,
 * freight, clinics, print, energy, finance. Our own selection; plurals are made.
 */
const TEXT = `
accretive aeroponic airside alginate allium alopecia angiography aperitivo apheresis aquaponic arabica
arboriculture arborist articaine autolyse backfill backfilled backfilling backhaul backwardation balayage
banneton bargeboard batard bialy biochar biocide biologics biomethane biosecurity biosimilar bitewing borage
botrytis bouldering boule brachytherapy brassica brewhouse brix bruxism bund bunkering burrata busbar
bycatch caddy calorifier cannula carabiner cartonizing casebound cava cedant celadon chainring challah
charmeuse churros clawback coccidiosis codec codling cogeneration coldstore collet comedogenic compostable
conching contactor contango coolroom coppice cortado couche couverture crankset creatine cremini crossdock
crowler cryotherapy cucurbit cupboarding curette cuvee cyanotype debossing deburr degreaser delamination
dematting demurrage deshedding desoldering deworming dibber diecast diffuser digestate digester dosimetry
doula downpipe drawbar drayage drydock drywaller ductwork dulse dunkel dunnage duplexing echocardiogram
einkorn electrolyser electrolyzer emmer endodontist endpaper enoki enrobing epilator extruder farmgate
feedstock fermenter fermenters fertigation ficelle firestopping firkin fixturing flatpack flaunching flexo
floatation floristry fluoroscopy focaccia fomite foodservice forfaiting formwork freehub frother futsal
gabion ganache gasifier gastropub geotextile geotextiles giclee gillnet gimbal gimmer gingival glamping
glulam godet gooseneck gravure greenscreen greenware greige grenache groundworks guilloche gurnard handwash
hardstanding harissa haylage headstock heatmap heatpump heddle hemplime homebrew homebuyer immunoassay
implantology incoterms inhouse intermodal intraocular islanding isolator jarrah kamut keratometry kerning
kilderkin kintsugi knockbox kolsch kombu kombucha krausen laminator laminitis landside langoustine lautering
leadwork leatherhard legionella leptospirosis levain lidocaine liferaft liggers limewash linac loadcell
lockshield longline loupe lumpfish lungo lychee lysine macchiato maitake malbec malolactic malthouse manuka
maquette matcha medlar megrim mezze microbiome microblading microgreens microinverter millwork miso mizuna
multitrip muntin murabaha muxing mycelium narrowboat narthex nonwoven nonwovens nori nosocomial novation
occlusal oilseed onlay opex orthotics otolith otoscope outsole outsoles overlock oversail paddleboard padel
palletise palletised palletiser palletize palletized palletizer panettone papercut parvo passata passivation
payables peaberry pebbledash peloton penstock peplum periapical perlite petri phaco pharma phlebotomist
phlebotomy pickleball pierhead pinot polenta polycarbonate polysomnography pomace poolish porcini
portafilter portobello powerwash prebiotic prepack prepress probiotic proofer propolis prosecco prosthetics
prosthetist psychrometric psyllium pulper purlin putaway pyrolysis queenie queenless rainscreen raku ramen
rebar reclaimer refractometer reinsurer remuage repointing reredos retrocession reupholstery rewinder riprap
ristretto robusta rockwool rooibos rootstock rosacea rotavator rotoscoping ruching saggar saison salsify
samphire sashimi scaffolder scaler scorzonera seitan selvedge serger sgraffito shearling shiplap shotblast
shotblasting shrinkwrap silverskin skep slipcast smolt soffit soffits sonographer spandrel spandrels sparge
spectrometry speculum spirometry stacker stairlift statins stator steelwork stillage streusel subfloor
subrogation subsea subwoofer sukuk surfactant surfactants surimi swale swaption swarf switchgear syngas
syrah tahini tamari tartrate tatsoi tedder telehandler tempranillo tenmoku teppanyaki terroir testbed
thermistor thermocouple thurible tilth timberframe titrate titration tonometry tontine tortious tourbillon
trailhead transcode transload trichology trigeneration triticale tympanometry ullage ultrasonics usufruct
varroa vectorscope veloute veraison verjuice viennoiserie vinyasa vitrectomy voussoir wagyu wakame weaner
wetsuit wireline woodchip woodturner woodturning workholding workwear zester zirconia
`

/** The plural as it is spelt, for nouns; of other words it is a form nobody writes. */
const plural = (word: string): string =>
  /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : word.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')

export const TRADES: readonly string[] = TEXT.trim()
  .split(/\s+/)
  .flatMap((word) => (/(?:s|ing|ed|ive|al)$/.test(word) ? [word] : [word, plural(word)]))
