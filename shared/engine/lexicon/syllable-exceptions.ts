/** Made by server/build/syllables.ts from the CMU Pronouncing Dictionary (Carnegie Mellon University); read in measures/syllables.ts. */

export const LETTERS =
  '.erofermengistaiif.enosidplst_otwhcoyp.bcdfgmptvlatainreb.m.aelpsi.obriluyualga.trverchrnork.rtsstna' +
  'ier.boicculedimiptcdkssap.ejopeszaiojte.behceoagunodkba.ykonaaztdmtmanelrcsemel.ig.oh.latiit.ececnhc' +
  'attpilystne.portnetiuteb.yal.evcalevre.drev.facil.zakdeeoz..aijylaehcar.gnoinegsuushctabdgkpqszmreit' +
  'nosub.eillocodaedagrablb.mep.teidihob.d.aeriluh.djmpstgaelaz.fpsleh.rd.hsp.rot.yititnoteun.slibasarc' +
  'ed.hucca.nos.mvatissotdangeba.m.naabnaer.teiseiocohwvusyeparte.eivl.hpcabdnts_elaeiloruybohrusroucfm' +
  'pwaeradsodilunavtd.rempsu.ocivepbmuesreilprerpgniehsiijpoiclntpivqivuw.eripsaxa.sefeuqctrobcdgtlarzl' +
  'uioruutaglqhca.gtni.oitronanbandopfackreymreprvwme.htues.reilfptkstrp.ob.i.uolfcmciapbaeracdinrouilu' +
  'eiehtt.caise.iredabs.ltdpvtva.eyihcustiunqgciapa.wd.yf.muunehtppsbtbefcgstdelbcdfgkpstzrimdt.uqnwdfh' +
  'sajuocs.bcdftbbe.mereahtffaurethsdrcilkciwoormahohucrwnytihadeioynaletmasvneicukmeritucknrdntihaigel' +
  'rlitvzadmesrceilbspsdoic.ho..bdprvbhlleirrobseushteyrofe.aelp.wkue.lavsgizerawaiurmdgnirifseouocscle' +
  'udvoffuzannetaoeiaijnua.jo.dqi.byler.iloebbggilacierptborecufdtseilenorplbatmturtlew.euqseairebrinum' +
  'gatnra.lgnctaunam.adeoslohw.matsaucry.ebatekihclihcatnvecttaerarafuepsrilsectuipmeusni.xenuqca.ofnu.' +
  'moriugotanegtebahcaooxyseinrocitaihw.nubeilvnobtilaie.oc.lhc.rcidpacs.ernargiocnleniicyt.bennirt.olg' +
  '.kans..l.sein.ujmoserun.yh.caiajnocsacrlabaocngngithsotselbe.zeiretuahahtuaer.gilerhpsecaroh.tnuigv_' +
  'dtian.deopmewenipoardbacorc.japs.deminrusirbe.esepyf.aiil.gairraseylopouziotrutaoicoss.pgahnaretac.i' +
  'urnaho.tlbrn.xaze.abdfmpruvykotna.rracelmouwutseccedis.nisr.acachc..fevu.cec.eygeidn.hemoritibejnoil' +
  'naiciudtecnregiuccetavpedirigvsaer.nwesuctiuob.dllfuni.deteblalcurofukveraseru.akasnidolehtomilnrpau' +
  'fausntperngatnoroplraer.ictceleioeim.yksevahosychciaoelokinevoreier.ogebookreh.vederuusecnioihtsilae' +
  'dufmeerafiuoproehsor.yobederokoreaaillig.terp.obgau.mdaer..raycc.f.hc.ier.k.laerw.selamas.oocsiwonyn' +
  'ood.ahpdewga.ilefrad.tnvetnicnyptoleoudensdartiyis.yhcadktolc.talircots.se.iukompwa.yeried.hteouol.o' +
  'boageurtlnaduyselemoefyynetihlisubiehu..leumru..oieghkltemohutaicalutisho.b.cdi.vreifir.nailisiuer.z' +
  'v.taercusoudihtlavailacsc.nudeeohcnrcrepoosilzilaeenibacnesuo.itna.hpompfaslecmvodiugirpsejnaigielai' +
  'tsocaerrdoeleenaerigtubemerctc.henedlmareinirrrao.uaooegsh.l.oilnsetnioivilyadirelurwenaleporrgawreo' +
  'maipeieroelisraceinpoeoiroc_taerpse..c.d.f.hpsu.uoes.uthcginio.larbedulicsounegimutagsenniosieaenilr' +
  'okabmi.nidep.y.yaocavejdaelaveergnoc.naebboraetidngelilpossaodimainzitna.hcalmelonerofsemud.syleelec' +
  'ainiveicahsila.cbmmarbvrdpultda.er.levrofy.nael.dmedgnsojeidcoehcnlpregil.egcuna.zaiugnirlbacrser.c.' +
  'd.rtuer.woteptsedeoauhstl.io.vc.deamnprtyyreiod.h.nhabcouweruc.olcuneoomecrepnariltorpylaeiissemuaai' +
  'uojyn.nlemachlihpodmaflirvona.nolatledrgaigrxao.cnelragggretieobal.ereis_ayhegguavmelaicnfpets..cytc' +
  'iotznaeusieseeiwgalopc.fm.sneicsnrsllrefnoaesoilnapa.rrb.aylgaelor.ocrevefairopmifeulroegoeick.m.niy' +
  '.ooloop.yelesokmohtiuhoyuge.oreve.ociftsiaictialuceeipawegddeoowayaileifenisr.lon.zejurgsnfafnalpptt' +
  'alproylaidrocngtenoteretnaoieuqsaxciaderok.oistcohel.helpaeape_ertrailuohd.ivehlirufeeoupemaiekeeoem' +
  'pilc.g.m.n.r.vreucsqulrdmogth.s.selaaoerfsrfil.miniavirveoos.benicapsgamikatewod.y.aelhrphenuqillitn' +
  'etnireoel.gaimedahwekuoh.veitaerylhpa.ucuiaz.weroiretshsvfilaecerasotds_erdtwoniletndkvniridstselegi' +
  'tiotshciruelnraineo.z.xbesabeeuohrorochahehudisoctsaacigakilovoauglellitaotseeosilauu..f.h.m.hsecing' +
  'dkammiilkcikiuryc.taer.erofeugdiaonierppkcikeredoubaberteoceoobeauaismeveloiyafjk.vaer.joein.krofige' +
  'taictrocn.t.us.ferabotsmiiedtaem.n.oer.weredaidapisuolgdkila.matsamb.senzrgptteingorcxee'

export const SHAPES =
  'aiaaablalabbhahhaaahahahghgghagghabhahgggggggggheiahghaaalbllighablibhkkklaahabhahabhgghaaaahghahabh' +
  'haahghaabhbbalalklgghaaabhahbhaghahahahhaaahghaahhaghabhhaaahhahgghaaablahbhaabhahxaahahbhbaabhblhaa' +
  'aahhahbhaahhbbhaealklaaahhbbhbhaaablbhpaabhhaahbbhaahhepebhgggghaaaabhalfblaablbhbhahelggggggggpaaea' +
  'alablkklaablalklaalabllalalblaablbhfalblaalbblahggggggpaeaalkklaablklalalalalallaiahahahahghaaalabll' +
  'ablklaahpaaalklbjbhaghablbhaahahpaopaahbpaalbbhealblablbhaaablglapahehuhgoopaaaakkkkkkklaakllabhihkk' +
  'klaaaghahhaalabllahabklabhhaabhgpaahhaabaghghhabbhahahahabggghabpahahbpaiaaahhahaheleblhahgggghaighi' +
  'hkkklaalkklaablkliahbhiahfblibhibhibhibbhibhihklaapahahfhaaaagghahahflfblapabahhhaahgpaaaghahbhhaabl' +
  'habblbhaaabhhaablhmglapggoxaahahapggopaeklapahabhavhbvpaaahhahehgopaaxggghaiaggggggggghaaahahabhahgg' +
  'hahabghggggghaabhahahgghaabhahhaaghbbhaabhbbhaabhhaghaghebhggggghabbblehgpaaaahhabalalkklabhbbhaaekk' +
  'lbakklbhbjahggghepmhhaeahablkkkkklahabbflabbblbhaaahabblhabhahvhaahablallaaablhabhbhaaaaaghahabghhaa' +
  'alblabhhahabalhghbjbhbbhaahhaahpaaiaghahhahabhabalallbhbablhapabbealalblaaahhhaahhhbpaaaaahbhabhbbbh' +
  'aabhbbhaahhaghebblgggghaaablahbbhaahlahabbjhabhababhahbblbbbhaaagghaallalabhbhaaaghafblbbhbbbbhaaall' +
  'blaabhbbhbbhaaahbbglaghaaatahlbbhabbjhbblaalablabablhhaahabbhahflaaablalahallaahabhhahbblaablabblbbb' +
  'laaaalhalblabhblaaaaallklblahbbhaaaahghaabhblaghabhabhabiahhlblaaaabhlablbhablahbblbhaablabajhlbbhaa' +
  'ghaabhblballaaalblablbhaaabhlbbblaaahalblbbbglaablhaaglbblaabbblbhaabhbhbbahbbblaaaahahhaahahblaabha' +
  'bhbhaahhaghahahahggggggggghaabhabhelggggggghaaablklaalhablbhaabhabhhaalahpeahglaabhbhaiahahahgggghbl' +
  'aabhbblaaalallbbhaballabalalklabbbklbbihklaaaahghagleblgghaabhabhabhahbbhaaalahhabhabhhaaabhablalalb' +
  'laaahblbbhaablblbblaaablbhaabbbghblapbhaablahalhaabghablblaabahlabblbbblaahbbbhaaaalllblabbhahbbabbb' +
  'hbhaaafklahahabklbbalhaalaballablhaaiabhhlabglbhaahghaabbhhaahpahahabhabbhahabblbhaaaaahalhalalablla' +
  'aallabhablabhbbjhaaalahhaablghaghbbghakkklaaalghabllaabklbbbblaaahabhbblbbhahabklablbbhaaahahgghaagh' +
  'ahgglaahglabhhaaaiahgghhbiabhhbbblablaphaabhabphaaggggghabbhbhaaahalalflbhagpaahpaabahhpabbalbhabahl' +
  'bhaaaaghaghahahahbhaahghaalbbbhaabhbhabbbhablbbbblaaaabllablbleaallklaghablabklbblaaahahbbhaahbbhbba' +
  'flhaaaahhhbbbhaaahahbblbaiaghahahahgghablblbflaahxaahblahahapabghbbaabhhablbhaaablahblaaaballabhahha' +
  'ablblbblaalbhaaalalbblbalbhahabbaalhlahapapapbbpaaaaklalklaaghghahablfleaallaalbblallaalabhbbhaaablb' +
  'lbhaabhbbhaalflaghabbhabbhabfbhbbbbbhaaaaghaahbhahahabhahahhaahahgghaiahhbbblaaalahbbhbblaalhaelhbba' +
  'klallaaaahflaahhahahahahghagglahabhablabhflaaaahhabkkklbhaflhaaablalallaagghahabhhhaaaahhahggghbbhah' +
  'apahabbhbbaaklblbjhaaaghagheklahelgggggghaekklahahahggggghaaahghaaahlbhaalbbhaahbhabbhabhgheiaahahha' +
  'hahahghaaalkklaabblbblabklaljhaaalblablalbblaahliabhbbhjhaabbhababllbbbhaklaalbbblaaakllbpbaibhglbla' +
  'aaghabhahhaaalblalbblagpagxaaaablghalbbbblbbhaaghhaahhagpbbhaaaahblahbblaalabhblaalbhaaalhbbhahahabe' +
  'lhabbhbpaaaballabhahahghaalghaaaalblahbblbbhaaahahhbbhabjahghahalahhaaaaballelhaahahhaahalhahabblaha' +
  'balblbhaaaabllglaaahhbghaahblaabhhabhablbbhaaghablablabhabhfblaahhaablbblahabaklblbbjgghaaaklbbjhaag' +
  'lbhapapapahahhaaaahahgglaaalahbhaalhbhaahbhaabhlaablbbhaahbblabblabbhabblabblabblflaaahbhaalblaablbb' +
  'blaablbbblablaballbblaaahahlabblbhaaahhbhaabhbbhaaabblgglbbalhabalallblaaighalibblihkklaablggheiahgg' +
  'lalblaeaalkklabklklhelhaaaalalablglaaklalallaalblaallalalalalblaaglabhabklabbhhaaallahpapahbhaaaakla' +
  'lablblabahlabhbhaahbbblaaabllbblahabblbhaaaalabblbhaalbblbblaablghaahbblaabhbhapbpaaablbhaaehhbbhaal' +
  'bbaklbblahahbbhaaaalbblblaahbbhapapbjbhaaaihklaallaallalalablalbblavhbblaagghaajhhbblbbh'
