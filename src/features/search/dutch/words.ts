/**
 * Bases of simple Dutch words that are part of other words, made by scripts/dutch-words.ts
 * from the word lists of OpenTaal (https://opentaal.org, revised BSD licence or CC BY 3.0).
 */
export const nouns = `
aagt aai aaibaarheid aak aal aalbes aalmoezenier aanbeeld aanbesteding aanbeveling aanbidder aanbidding
aanbidster aanbied aanbieder aanbieding aanbod aanbouw aanbreng aanbrug aandacht aandeel aandeelhouder
aandelenoptie aandoening aandrang aandrijf aandrijver aandrijving aandruk aanduiding aangeef aangelegenheid
aangewezen aangezicht aangifte aangrijping aangroei aanhaling aanhang aanhanger aanhangsel aanhankelijkheid
aanhechting aanhef aanhoud aanhouding aanjaag aanklaagster aanklager aankleed aanknoping aankom aankomst
aankondiging aankoop aanlanding aanleg aanleiding aanleun aanlevering aanloop aanmaak aanmaning aanmeer
aanmeld aanmelding aanmoediging aanname aanneem aannemer aanneming aanpak aanpassing aanplak aanplant
aanplanting aanraak aanraking aanrecht aanrijding aanschaf aanschaffing aanschouwing aanslag aansluit
aansluiting aanspraak aansprakelijkheid aanspreek aansteek aansteker aanstel aanstelling aantal aantasting
aanteken aantekening aantijging aantoon aantrek aantrekkelijkheid aantrekker aantrekking aanvaard
aanvaarding aanval aanvaller aanvang aanvaring aanvlieg aanvoeling aanvoer aanvoerder aanvraag aanvrage
aanvrager aanvul aanvulling aanwas aanwerving aanwezigheid aanwijs aanwijzer aanwijzing aanwinst aanzegging
aanzet aanzicht aanzuig aanzuivering aap aar aard aardbei aardbeving aarde aardigheid aarding aardlek
aardrijkskunde aars aarzel aas abces abdij abeel ablatie abonnee abonnement abortus abri abrikoos absent
absentie absorptie abstinentie abstractie acacia academie acanthus acceleratie accent accept acceptatie
acceptgiro accessoire accijns accommodatie accordeon account accountant accreditatie accres accu
acculturatie accumulatie accumulator ace acetaat acetyleen achillespees acht achtbaar achter achterbalk
achterban achterbuur achterbuurt achterdek achtergrond achterham achterhoede achterhoofd achterkant
achterland achterleen achterlicht achterruit achterstand achterste achteruitrij achtervolging achterwiel
achting acne acquisiteur acquisitie acrobaat acrobatiek acryl act acteer acteur actie actieve activa
activatie activering activisme activist activiste activiteit actor actrice actualiteit acupunctuur adaptatie
adapter adat adder additie adel adelaar adem ademhaling ader adhesie adjudant administrateur administratie
admiraal admiraalsvlag admiraliteit adolescent adonis adoptie adrenaline adres adressering adv advent
adverteerder advertentie advies advisering adviseur adviseuse advocaat advocate aerobic aerosol afbak
afbakening afbeelding afbetaling afbijt afboeking afbouw afbraak afbreek afbreking afbreuk afdaling afdek
afdekking afdeling afdichting afdoening afdracht afdrijving afdruk affaire affectie affiche afgevaardigde
afgietsel afgifte afgod afgraving afgrond afhaal afhandel afhandelaar afhandeling afhang afhankelijk
afhankelijkheid afkap afkapping afkeuring afkick afkoel afkoeling afkomst afkondiging afkoop afkoopbaar
afkorting aflaat afleid afleider afleiding aflever aflevering aflezing afloop aflossing afluister afmeld
afmeting afname afnemer afneming afpersing afreis afreken afrekening afrit afro afroep afroeping afrol
afromer afronding afscheid afscheider afscheiding afscherm afscherming afschot afschrift afschrijving
afschrikking afslag afslank afslanking afsluit afsluiter afsluiting afsnijding afspeel afspiegeling afspraak
afstamming afstand afstelling afstem afstemming afsterving afstoting afstudeer aft aftakeling aftap
aftapping aftel aftershave aftopping aftrek aftreksel afvaardiging afval afvalling afvloeiing afvoer afwas
afwatering afweer afweerraket afweging afwerk afwerking afwezigheid afwijking afwijzing afwikkeling afzet
afzetting afzondering afzuig afzuiging agave agenda agendering agent agente agentschap agentuur agglomeratie
aggregaat aggregatie agio agogisch agressie ahorn aids aigrette aio air airco airconditioning ais ajuin aker
akker akkoord akte alarm alarmbel alarmering albast albatros albe album alcohol aldehyde alertering alfa
alfabet alfabetisering alg algebra algoritme alien alimentatie alinea alk alkalimetaal alleenstaande alleman
allergie allerheiligen allerzielen alles alliantie allocatie allround allrounder alm almacht almanak alp
alpaca alpino alruin alsem alt altaar alternatie alternatief aluin aluminium alver alvleesklier alzheimer
ama amalgaam amandel amarant amateur amazone ambacht ambassade ambassadeur amber ambitie ambt ambtenaar
ambulance amendement amerikanisme ameublement amfetamine amfibie amide amine aminozuur ammoniak ammonium
amnestie amoebe amok amortisatie ampere amplitude amputatie amusement anabolen analist analogie analyse
analyseer anamnese ananas anarchist ancienniteit andere anderhalvemeter andijvie anemoon anesthesie angel
angelus angora angst angstig anijs aniline animatie anjelier anjer anker ankerlier annalen annexatie annonce
annuiteit annulering anode anorexia ansicht ansjovis ante antecedent antenne antibiotica antidiscriminatie
antiek antigif antilope antiquariaat antislip antispeculatie antitrust antivries antrax antwoord anus aorta
apache apartheid aperitief apneu apocalyps apostel apostil apotheek apotheker app apparaat apparatuur
appartement appel appelras appelsap appelsien appendage applaus applicatie appreciatie april aquarel
aquarium ara arabica arabist aramide arbeid arbeider arbeidsongeschiktheidsverzekering arbeidster arbiter
arbitrage arbodienst archeologie archeoloog archief architect architecte architectuur archivaris archivering
arduin areaal arena arend argument argumentatie aria arier aristocratie ark arm armatuur arme armee armoe
armoede aroma arrangement arrangeur arrest arrestant arrestatie arrondissement arseen arsenaal arsenicum
arterie articulatie artiest artieste artikel artillerie arts asbak asbest asfalt asiel aso aspect asperge
asperger aspiratie aspirine assem assemblage assemblee assepoester assertiviteit assessment asset
assimilatie assisen assist assistent assistente assistentie associatie assortiment assumptie assurantie ast
aster astma astronaut astronomie astronoom asymmetrie atelier atheneum atlas atleet atlete atletiek
atmosfeer atoom atrofie attache attent attentie attest attestatie attitude attractie audientie audio audit
auditeur auditie augustijn augustus auteur autisme auto autocorrelatie automatenhal automatisering
automobiel automobilist autonomie autopsie autoriteit autostrade autowas ave avegaar aversie avocado avond
avontuur ayatollah azijn azuur baad baai baal baan baar baard baars baas baat babbel babe baby babysit
bachelor bacil back baco bacove bacterie bad bader badge badminton bagage bagatel bagger baileybrug baisse
bajes bajonet bak baken baker bakker bakkerij bakkes baktrog bal balalaika balanceer balans balein balg
balie baljuw balk balkon ballade ballast ballet balling ballon ballotage ballroom balsem balsemien balseming
balts bama bamboe bami banaan band banderol bandiet bandoneon banier banjo bank banket bankier bankroet
banner baobab baptist bar barak barbaar barbecue barbershop barbier barcode bard bareel bareigenaar baret
baring bariton barium bark barkas barok barometer baron barrage barre barricade barriere bars barst bas
bascule basculebrug base baseball basilica basilicum basiliek basis basket baskuulbrug basset bassin bassist
basstem bastaard basterd bat bataljon batch batik batterij batting bauxiet bazin bazuin beachvolleybal
beademing beambte beantwoord beat beauty bebakening bebop bebossing bebouwing bed bedaard bedank bedding
bede bedekking bedel bedelaar bedeling bedenk bederf bederver bedien bediende bediener bediening beding
bedoeien bedoel bedoeling bedrag bedreig bedreiging bedrieger bedrijf bedrijfschap bedrijvenpoli bedrog
bedstede bedwelming beeindiging beek beeld beeldhouw beemd been beender beenmerg beer beest beet bef befaamd
begaafden begaafdheid begeer begeerte begeleid begeleider begeleiding begeleidster begijn begijnhof begin
beging beginner beginsel beglazing begonia begoocheling begraaf begrafenis begrazing begrenzer begrenzing
begrijp begrijpelijkheid begrip begroeiing begroeting begroting begunstiging beha behandel behandelaar
behandeling behang behanger behangsel beharing behartig behartiger behartiging beheer beheerder beheers
beheerser beheersing beheerst behendigheid behoed behoedzaamheid behoefte behoeftige behoor behoud behuizing
beiaard beiaardier beier beige beignet beinvloed beinvloeding beitel beits bejaarde bek bekabeling
bekendheid bekendmaking bekentenis beker bekering bekisting beklad beklag bekleder bekleding bekleedsel
beklemd beklemming beklimming bekom bekommer bekostiging bekrachtiger bekrachtiging bekwaam bekwaamheid bel
belading belang belanghebbende belast belastbaarheid belasting beledig belediging beleefdheid beleg
belegering belegger belegging beleid belemmering belener belening belet beletsel belettering belevenis
beleving belichting belijdenis belle belofte beloning beloop belt beluchting beluik belust bemaling
bemanning bemerking bemesting bemiddelaar bemiddeld bemiddelend bemiddeling bemoeienis bemoeiing
bemonstering ben benader benadering benaming benchmark bende benedenbuur benedenhoek benedictijn benefiet
bengel benijd benodigdheden benoem benoeming benutting benzine beo beoefen beoefenaar beoefening beoordelaar
beoordeling bepaal bepalend bepaling beperk beperking beplanting beplating beproeving beraad berber
beregening bereider bereidheid bereiding bereik bereikbaarheid bereken berekening berg bergamot berging
bergrug bericht berijd berijming berin bering berk berm beroemdheid beroep beroeping beroerte berouw
beroving berrie berust bes beschadig beschadiging beschaving bescheid bescherm beschermend beschermer
bescherming beschermster beschieting beschik beschikbaar beschikbaarheid beschikking beschoeiing beschot
beschouw beschouwing beschrijf beschrijving beschuit beschuldig beschuldiging besef beslag beslechting
beslis beslisser beslissing besluit besmet besmetting besnijdenis bespaar besparing bespiegeling bespreek
bespreker bespreking bessensap bestand besteding bestek bestel besteller bestelling bestemming bestendig
bestendigheid bestijging bestortingen bestraling bestrating bestrijding bestseller bestuiving besturing
bestuur bestuurder bestuursleden bestuurster beta betaal betaalbaarheid betaler betaling beteken betekenis
beterschap betimmering betoging beton betonning betoog betoon betovergrootmoeder betrachting betrap
betrekking betrokkene betrokkenheid betrouw betrouwbaarheid betuiging betwijfel betwist betwisting beug
beugel beuk beul beun beurs beurt beval bevalling bevatting beveiliger beveiliging bevel bevestig
bevestiging bevind bevinding beving bevlekking bevloeiing bevochtiging bevoegd bevoegde bevoegdheid
bevolking bevoorrading bevorder bevorderaar bevorderend bevordering bevrachter bevrachting bevraging
bevredig bevrediging bevreemd bevries bevriezing bevrijd bevrijding bevrucht bevruchting bevuiling bewaak
bewaar bewaarder bewaarheid bewaarster bewaker bewaking bewapening bewaring beweeg beweging bewerk bewerker
bewerking bewijs bewilliging bewind bewindslieden bewolking bewonder bewondering bewoner bewoning bewoon
bewoonster bewust bewustheid bewustmaking bewustwording bewustzijn bezaan bezem bezet bezetenheid bezetting
bezig bezigheid bezing bezinking bezinning bezit bezitster bezitter bezitting bezoedeling bezoek bezoeker
bezoekster bezoldiging bezondig bezorg bezorger bezorging bezorgster bezuinig bezuiniging bezwaar bezwaard
bezweerder bezwering bi bibber bibliotheek bicarbonaat biceps bid bidder bidon bidsprinkhaan biecht bied
bieder bieding biefstuk biels biennale bier bies biet big bigband bij bijbal bijbel bijdrage bijeenkomst
bijgebouw bijholte bijl bijlage bijles bijnier bijrijder bijrol bijscholing bijschrift bijschrijving bijslag
bijsluiter bijstand bijstelling bijstorting bijt bijtelling bijter bijvak bijzet bijzin bikini bikkel bikker
bil biljart biljet billboard billijkheid bind binder binderij binding bingo bink binnen binnenduin
binnenhaven binnenhuis binnenland binnenmuur binnenschip binnenstad binnentreding binnenvaart binnenval bint
bio biodiversiteit biograaf biografie biologe biologie bioloog bioscoop biotech biotoop biscuit bisdom
bisschop bit bitcoin bitter bitumen bivak blaadje blaar blaas blad blader blaf blaker blank blanke blanket
blauw blauwalg blazer bleek blees blei blein blekerij blende bles blessure blijf blijk blijver blik bliksem
blinde blindheid blink blister blo blocnote bloed bloeder bloeding bloedtransfusie bloedvat bloei bloeier
bloem bloes bloesem blog blogger blok blokkade blokkeer blokker blokkering blond blonde bloos bloot blos
blouse blow bluegrass blues bluf blunder blus blusser boa board boarding bob bobbel bobijn bochel bocht bock
bode bodekamer bodem body boeddha boeddhist boedel boef boeg boei boek boekenweekgeschenk boeket boeking
boekweit boel boemel boemerang boen boender boer boerderij boerenhof boerin boerka boert boes boet boete
boeter boetiek boetseer boezel boezem boffer bogey bohemien boiler bok bokaal bokking boks bokser boktor bol
bolbloem bolder boldriehoek bollenbakker bollenkweker bolling bolus bolwerk bom bombardement bommel
bommenwerper bon bonbon bond boni bonificatie bonk bonne bons bonsai bont bonus boodschap boodschapper boog
boom boomer boomkor boon boor boord booste boot boots bord bordeaux bordeel border bordes borduur borduursel
borg borging boring borrel borst borstel bos bosbes bosneger bot boter boterham botervet bots botsing bottel
bottelarij botteling bougie bouillon boulevard bourgeois bourgogne bout bouw bouwer boven bovenarm bovenbeen
bovenbouw bovenbuur bovenhoek bowl bowling box boxer boy boycot braad braak braam brabbel braille brainstorm
braker brakwater bral bram brancard branche brand brander branderij branding brandnetel branie brasem break
breed breedte breek breezer breidel breier brein breker breking brem bremraap breng brenger breuk brevet
brevier bridge brief briefing bries brievenbus brigade brigadier brij brik briket bril briljant brink brits
brochure broed broeder broederij broederschap broeds broedsel broei broek broer brok brokaat broker brom
bromide brommer bromtol bron brons brood broom brouw brouwer brouwerij browser brug bruid bruikleen bruiloft
bruin bruis brul brunch brus brutaal brutering bruto bubbel buddy budget budgettering buffel buffer buffet
bug bui buidel buig buiging buik buil building buis buit buiten buizerd buks bul bulder buldog bulk
bulldozer bulletin bult bultrug bumper bun bundel bundeling bunder bungalow bunker burcht bureau
bureaucratie bureel burg burger burgeres burgerij burgerlijkheid burgerrechten burijn bus business buskruit
bussel buts buur buurt buut buxus bye bypass byte cabaret cabine cabrio cabriolet cacao cache cactus cadeau
cadmium caesar cafe cafeetje cafetaria cahier caisson cajun cake calamiteit calcium calculatie calculator
calendarium call calorie cambio camera camionette camouflage campagne camper camping campus canada canape
canna cannabis canon cantate canto canvas cap capaciteit cape capsule captain caravan carbid carbon
carbonaat carcinoom cardiogram cargo caries carillon caritas carnaval carnavalswagen carpool carrier
carriere carrosserie carrousel carter cartoon cascade casco case cash cashflow casino cassatie cassette cast
casting castraat castratie casuistiek casus catalogus catarre catastrofe catechese catechismus categorie
catering causaliteit cavalerie cavia cedel cedent ceder ceel ceintuur cel cellenhuis cello cellofaan
cellulose cement census censuur cent centenaar center centimeter centrale centrifuge centrum centurio
ceremonie certificaat certificatie certificering ces cessie chagrijn chakra chalet champagne champignon
chantage chaos chaperon charge charme charter chassis chat chauffeur chauffeuse chauvinisme check chef
cheffin chemicalien chemicus chemie cheque chequeboek chihuahua chinees chip chipolata chipper chirurg
chirurgie chloor chloorfluorkoolstof chloride chloroform choco chocola chocolade cholera cholesterol chopper
choreograaf choreografie christen christus chromatografie chromo chromosoom chrono chroom chrysant chute
chutney cicero cichorei cider cijfer cijns cilinder cinema cipres circuit circulaire circulatie circus
cirkel cirrose cis citaat citatie citeer citer citroen citroensap citrus city civet civilisatie claim clan
clarissen classes classificatie classis claus clausule clave clearing clementie cliche click client clinic
clip clitoris closet cloud clown club cluster coach coaches coaching coalitie coaster coating coca cocaine
cockpit cocktail cocon code codec codeer codering codex codicil coefficient coffee coffeeshop cognac cohesie
cohort coke col cola colbert colere collage collecte collectie collectief collectiviteit collector collega
college collie colon colonne coloratuur colt column columnist coma combi combinatie combo comedy comfort
comite commandant commandeur commando commentaar commentator commercial commercie commies commissariaat
commissaris commissie commissionair commune communicant communicatie communiceer communie communique
communisme communist community compagnie compartiment compartimentering compatibiliteit compensatie
competentie competitie compilatie complement complex complexiteit complicatie complot component componist
composiet compositie compost compostering compote compound compressie compressor compromis comptabiliteit
computer concentratie concept concern concert concerto concessie concierge conclaaf conclusie concordantie
concours concurrentie condens condensatie condensator conditie conditioner conditionering conditioning
condoleance condoom conducteur confectie conference conferencier conferentie configuratie confituur conflict
conformiteit confrontatie congestie conglomeraat congregatie congres congruentie conjunct conjunctie
conjunctuur connectie consensus consent conservatie conservatief conservator conservatorium conserveer
conserven conservering consignatie consistorie console consolidatie consortium constante constateer
constellatie constructeur constructie consul consulent consulente consult consultancy consultant consultatie
consument consumptie contact container context continent contingent contingentering contingentie
continuiteit conto contour contra contraceptie contract contractant contracteer contractie contrast
contributie controle controleer controleur controller conus convectie convector convenant convent conventie
convergentie conversatie conversie converteer converter convocatie cooker cookie cooperatie cooptatie
coordinaat coordinatie coordinator coordinatrice coproductie copyright corner corona corporatie corps corpus
correctheid correctie corrector correlatie correlatiecoefficient correspondent correspondente
correspondentie corridor corrigeer corrosie corruptie corso corvee cosinus cosmetica coulance coulisse
counter country coup coupe coupon cour courant coureur courgette courtage couscous couvert couveuse
covariantie cover cowboy crack cracker cranberry crash crashes crawl creatie creativiteit creche credit
creditcard crediteur crematie creme creool creools crepe crew cricket criminaliteit crimineel crises crisis
criterium critica criticus croquet cross crosser crouton cruise cue culminatie cult culture cultus cultuur
cumul cumulatie cup curator curatorium curettage curie curiositeit curriculum curry cursiefje cursist cursor
cursus curve custard cutter cyber cyclocross cycloop cyclus daad daal daalder dadel dader dag dagelijks
dagvaarding dahlia dak dal daling dalton dam dambord dame damp damwand dance dancehall dancing dank dans
danser danseres darm dart dartel das dashboard database datacommunicatie datamodel datanet date dater
datering datief dating datum dauw daver deal dealer debat debating debet debiel debiet debiteur debriefing
debutant debuut decaan decanaat decentralisatie decibel decimaal decimeter decisie deck declaratie decollete
decompressie decor decoratie decorum decreet deeg deel deelname deelneming deeltjesversneller deern deernis
defect defensie deficientie deficit defile definieer definiering definitie deformatie degel degen
degeneratie degout degradatie degustatie dek deken dekker dekking dekschub deksel dekzandrug del delegatie
deler delf delfstof delging delict delier deling delinquent delinquentie delta delver demarcatie dementen
dementering dementie demissie demo democraat democratie democratisering demon demonisering demonstratie
demonstreer demontage demper demping denier denk denker denkster denominatie departement deportatie
depositie deposito depot depressie derailleur derby derde derdejaars derdelijns derderangs deregulering
dertien dertigplusser derving desem desembrood design designer desinfecteer desinfectie desinvestering desk
desktoppublishing deskundige deskundigheid dessert dessin destillatie destilleer destructie detachement
detachering detail detaillist detectie detective detector detentie determinant determinatie deug deugd
deugniet deuk deun deur deurwaarder deus deuterium development deviatie devies dia diabetes diabolo diaconie
diafragma diagnose diagnostiek diagonaal diagram diaken dialect dialoog dialyse diamant diameter diarree
dicht dichter dichteres dichtheid dichting dictaat dictatuur dictee dictie didactiek dieet dief diefstal
dien dienaar diender dienst dienstbaarheid diep diepte diepvries diepzee dier dierhouderij dies diesel
dieselwagen dietist dievegge dieverij differentiaal differentiatie differentie diffractie diffusie
digitalisering dignitaris dij dijbeen dijk dijkring dikkedarm dikte dilatatie dilettant dille dimensie
dimensionaliteit dinar diner ding dino dinosaurus dinsdag diode diorama dioxide dioxine dip diploma
diplomaat diplomatie dipool directeur directie directory dirigeer dirigent dirk dirndl disc discipline disco
discontering disconto discotheek discount discriminant discriminatie discus discussie disk diskette
dispensatie dispersie display dispositief dispuut dissel dissident dissonantie distel distilleer distinctie
distributeur distributie district diva divan divers diversificatie diversiteit dividend divisie divisionist
dixieland djak djati dobbel dobber dobermann doceer docent docente docentschap dochter doctor doctoraat
doctorandus doctrine docu document documentaire documentatie dode dodehoek dodeman doders doding doedel
doedelzak doek doel doelwit doem doener doening does doezel dog dogma dok doks dokter dol dolfijn dolheid
dolk dollar dolleman dom domein domicilie dominantie dominee domino dommel dompel donateur donatie donder
donderdag donker donkey donor dons dood doof doofheid dooier dook dool doolhof doop doorbetaling
doorbloeding doorbraak doorbreking doordringing doordruk doorgang doorgeef doorgifte doorkijk doorklik
doorlaat doorlaatbaarheid doorlatendheid doorlating doorlichting doorloop doorn doornheg doorreis doorschiet
doorschuif doorslag doorsnede doorstroming doorvaart doorvoer doorvoering doorwerk doorzend doorzetting doos
dop dope doping dopsleutel doren dorp dorpel dorser dorst dos doseer dosering doses dosis dossier dot
dotatie dotcom dotter douane douche douw doveman doventolk download draad draadversperring draag
draagkrachtigen draagster draai draaier draaierij draailier drab dracht drachtigheid draf dragend drager
dragon drain drainage drama drang dranger drank draver draverij dreef dreg dreig dreiging drek drempel
dressuur dreumes dreun dreutel drevel dribbel drie driebanden driedeurs driegangen driegeleding driekoningen
dries drift driftig drijf drijver drijverij dril dring dringendheid drink drinker drinkster drive driver
droedel droevig droger drogerij droging drogisterij drogreden drol drom dromer dromerij dronk dronkenman
droogdok droogte droom drop dropdown droppel dropping drug drugslab druide druif druil druip druk drukker
drukkerij drukking drum drup druppel dubbel dubbelster duel duet duffel duid duidelijkheid duiding duif duig
duik duikel duiker duiking duim duin duister duit duivel duizeligheid duizend duizendste duld dumdum dummy
dump dumping dun dundruk dunk duo duplex duplicaat durf dutje duur duurzaamheid duw duwer dwaal dwaas dwang
dwarrel dwarslaesie dweil dwerg dwing dynamica dynamiek dynamiet dynamo dynastie dysenterie dyslexie
dysplasie dystrofie echel echelon echo echtheid eclips ecologie economie econoom eczeem edellieden editie
editor educatie eed eeg eekhoorn eelt een eend eenheid eenmans eenrichting eenvoudigheid eenwording
eenzaamheid eerbaarheid eerbied eerbiedig eerlijkheid eerstelijns eerwaarde eest eethoek eetkamer eeuw
eeuwigheid effect effectiviteit effen efficiency efficientie egalisatie egel egelantier ego egoist egotrip
eicel eider eier eigen eigenaar eigenaardigheid eigendom eigenschap eik eikel eiland eind einde einder
eindig eindrang eiproducten eis eiser eiseres eiwit ekster eland elasticiteit elastiek electie elektriciteit
elektriseer elektro elektrode elektrolyt elektron elektronenmicroscoop elektronica element elevatie elevator
elf elft elftal eliminatie elite elixer elixir elleboog ellende ellips elpee emancipatie emballage embargo
embleem embolie embryo emfyseem emigrant emigratie emissie emmer emotie emplacement employe employee emulsie
enclave encryptie encyclopedie end endeldarm energie engel engine engineering engte enk enkel enkelvoud
enquete ensemble ent enter enterdreg entering entertain entertainer entertainment enthousiast enting
entiteit entree envelop enveloppe enzym epidemie epiek epilepsie eponiem epos equipage equipe equivalent era
erectie eredivisie ereloon erf erfelijkheid erfenis erger ergometer ergon erica erkenning erker eros erosie
ersatz erts ervaar ervaring erwt escalatie escape escort esdoorn esdorp eskader esp espresso essay essence
estafette ester etage etalage etappe eter ether ethernet ethiek ethos etiket etiketteer etikettering
etiquette etmaal ets etter etui etymologie eucalyptus euro euthanasie euvel eva evacuatie evaluatie
evangelie evangelisatie evenaar evenement evenredige evenredigheid evenwicht ever evolutie examen exces
exclusiviteit excursie excuus executie executieve exegese exemplaar exercitie existentie exit exoneratie
expansie expeditie experiment experimenteer expert expertise expiratie exploit exploitant exploitatie
exploot exploratie explosie expo export exporteur expositie expres expressie extensie extensivering
extinctie extra extract extractie extreem extremisme extremist extrusie ezel ezelsrug faal faam fabel
fabricaat fabricage fabriek fabrikant facade facelift facet faciliteit factie factor factorij factoring
facturatie facturering factuur faculteit fado fagot failliet faillissement fake fakkel falie fallus falset
familie fan fanaat fanclub fanfare fantasie fantasy fantoom farm farmacie fascist fase fasering fastfood fat
fats fatsoen fauna fauteuil favoriet fax fazant februari federatie fee feedback feest feestganger feil feit
felicitatie fels femel fennek fenol fenomeen fermentatie ferry fertiliteit fes festijn festival festiviteit
festoen fetisj fetisjisme fetisjist feuilleton fez fiat fiber fiche fictie fiedel fielt fierheid fiets
fietscros fietser fietspadennet fietsster figurant figuratie figuur fijfel fijne fik fiks file filet filiaal
filler film filmer filosofie filosoof filter filtreer finale finalist financien financier financiering
fineer finish firma fis fiscaal fiscaliteit fistel fitheid fitness fits fitter fitting fixatie fixeer fjord
flab flacon fladder flageolet flamenco flanel flank flap flapper flard flash flat flater flatscreen flauwte
flens fles fleur flexibiliteit flexie flik flikker flinter flip flipper flirt flits flitser flodder floers
flop floppy flora floret flos flottielje flow flowerpower fluctuatie fluister fluit fluiter fluitiste fluor
fluorescentie fluoride flute fluweel flyer fobie focus foelie foerageer foetus fohn fok fokker fokkerij
fokzeug folder folie folio folk folklore follikel folter fonds fondue font fontein fooi foon foor forel
forens forfait form formaat formaliteit format formateur formatie formatteer formule formuleer formulering
formulier fornuis fort fortuin forum fosfaat fosfor fossiel foto fotografe fotozet fouillering fourierreeks
fout fox foxtrot foyer fractie fractieleden fractuur fragment fragmentatie frame franchise franje frank
frankeer frase frasering frater frats fraude fraudeur freak frees freewheel fregat frequentie fresco fret
frezer fricandeau frictie fries friet frigo frigobox frik fris frisbee frites frituur frommel frons front
fruit fruitsap frustratie frutsel fte fuga fuif fuik functie functionaliteit functionaris functionering
fundament fundamentalisme fundamentalist fundatie fundering funk fusie fusion fut future fysica fysicus
fysiologie fysioloog fysiotherapeut gaai gaal gaap gaar gaard gaardenier gaarder gaarkeuken gaas gaatje
gabber gade gaffel gag gage gal gala galanterie galblaas galei galerie galerij galg gallig galm galmug galon
galop galsteen galwesp gambiet game gamelan gamma gang gangster gans ganzenlever gaper garage garant
garantie garde gareel garnaal garneer garnituur garnizoen gas gasbaten gasbel gasinkomsten gaskookplaat
gasontlading gast gat gave gazelle gazon gebaar gebak gebed gebeente gebeier gebekte gebergte gebeurtenis
gebied gebint gebit geblaf gebod geboeid gebonden gebondenheid geboorte geborene gebouw gebrek gebrekkig
gebruik gebruikelijkheid gebruiker gebruikster gebulder gebuurte gecijferd gedaante gedachte gedachtenis
gedeelte gedenk gedicht gedierte geding gedoe gedoog gedrag gedraging gedrevene gedrocht gedrongen gedruis
gedrukt geduld gedupeerde gedwongen geef geefster geel geer geerfde geest geestelijken geestes geestigheid
geeuw gegane gegeselde gegeven gehaast gehakt gehalte gehandicapte geheel geheelonthouder geheim gehemelte
geheugen gehoor gehoorzaamheid gehucht gehuwde geil geilheid geiser geit gek gekko geklap geklede gekletter
gekleurd geknars gekte gekweld gekwetter gel gelaat gelag gelast geld geldigheid gelding gelederen geleding
geleed geleerde geleerdheid gelegenheid gelei geleid geleider geleiding geletterde geletterdheid geliefde
gelijk gelijkenis gelijkheid gelijkrichter gelijkrichterbrug gelijkvormigheid geloei gelofte geloof gelovige
gelovigheid gelui geluid geluk gelukkig gemaakt gemaal gemachtigde gemak gemakkelijkheid gemanierd gember
gemeenschap gemeente gemenebest gemiddelde gemoed gems gen genade genadig gendarme gender genees geneesheer
geneeskundigen geneigdheid generaal generaliseer generatie generation generator genereer generiek genese
genet genetica genezer genezing genie geniet genist genitief genocide genoegzaamheid genoom genoot
genootschap genot genre genster geografie gepensioneerde gepluk geraaktheid geraamte geranium gerecht
gerechtigd gerechtigde gerechtigdheid gerechtigheid gerechtshof geredde gereedheid gereedschap gereformeerde
gerei gerelateerd geremd gericht gerichtheid gerief gerij gering gerinkel germanisme germanistiek geroep
geroepene geroffel geronk gerst gerucht geruis geschal geschapen geschenk geschied geschiedenis geschikt
geschiktheid geschil geschoold geschreeuw geschrei geschrift geschrijf gesco gesel geslaagd geslacht gesleep
gesp gespannenheid gespierd gesprek gestalte geste gesteente gestel gesteldheid gestemd gesticht gestoelte
gestoorde getal getekende getij getijde getikt getimmerte getouw getrappel getroffene getrouw getrouwde
getrouwe getrouwheid getto getuig getuige getuigenis geul geur geus gevaar gevaarlijkheid gevaarte geval
gevang gevangene gevangenis gevecht gevel gever gevest gevoel gevoelig gevoeligheid gevoerd gevolg gevuld
gewaad gewaarwording gewag gewas geweer gewei geweld gewelf gewenning gewest geweten gewicht gewijsde gewin
gewoel gewonde gewoonte gewricht gewrocht gezag gezang gezant gezantschap gezegde gezel gezelligheid
gezelligheidsvereniging gezellin gezelschap gezet gezicht gezin gezind gezinde gezindheid gezondheid gezwel
gids giebel giechel giek gier gierigheid gierst giet gieter gieterij gif gifgas gifkikker gift gig gigant
gigawatt gijzelaar gijzeling gil gilde gips giraf giro gisteren gisting git gitaar gitarist glaasje glace
glaciaal glacis glad gladheid glamour glans glas glastuinbouw glasvezelnet glaswol glazuur gletsjer gleuf
glijbaan glijd glim glinster glip glitter globalisering globe gloed gloei glooiing glorie glos glottis
glucose glui glunder gluten gluur gnosticus gnostiek goal god godin goed goederen goedkeuring goedkoop
goeroe gok golf gom gombal gondel gong goochel goochelaar goodwill goog gooi gooier goot gordel gordijn
gording gorgel gorilla gors gort gospel goud goulash gourmet gouvernement gouverneur gouw graad graaf
graafschap graag graai graal graan graat grabbel gracht gradatie gradering gradient graduaat graf graffiti
grafie grafiek grafiet gram grammatica grammofoon granaat graniet granulaat granulatie grap grapefruit
graphic gras grasmat gratie gratificatie grauw graveer gravel graver graverij graveur gravin gravure green
greep grenadier grendel grens greppel gribus griend griep gries griesmeel griet griezel grif griffel griffie
griffier grijns grijp gril grill grimas grimlach grind grinnik grit grizzly groef groei groeier groen
groente groep groepage groepering groet groeve grog grom grond grootheid grootte gros grossier grot grotere
gruis grut grutter gruwel gruyere guave guerrilla guit gulden gum gunning gunst guts gym gymnasium
gymnastiek gyroscoop haag haai haak haal haalbaarheid haam haan haar haard haarvat haas haast haat habitat
hack hacker hagedis hagel hak hakbijl hakenkruis haker hakhout hakkel hakker hal half hall halleluja
halloween halm halogeen hals halster halte halter halve halvering ham hamburger hamel hamer hamster
hamstring hand handboogschutter handeg handel handelaar handeling handhaver handhaving handicap handigheid
handrem handrug handvest handwas hang hangar hanger hangoor hannes hanteer hantering hap happening happer
har hard harddisk harder hardheid hardware harem harig haring hark harlekijn harmonica harmonie harmonisatie
harmonischen harnas harp harpij harpoen harre hars hart harten hartig hartigheid hasj haspel hater hausse
havanna haven haver havik havo hazard hazelaar hazelnoot hazenrug hazewind headhunter hebber hebberigheid
hecht hechting hectare hectometer hedgefonds heel heem heemraadschap heer heerlijkheid heers heerschap
heerschappij heerser heester heet hefboom hefbrug heffer heffing hefschroef heft heftruck heg hegemonie hei
heide heil heilig heiligdom heiligheid heiliging heining hek hekel heks held helder helderheid heldin heler
helft heli helikopter heling helium helling helm helper helpster hematocriet hemd hemel hemelwaterafvoer hen
hendel heng hengel hengsel hengst hengstenkeuring hennep hepatitis her heraut herbebossing herbeoordeling
herbeplanting herberg herbouw hercules herdenking herder herderin heremiet hereniging herfinanciering herfst
hergebruik herhaal herhaling herijking herindeling herinner herinnering herinrichting herintegratie
herinvestering herkansing herkauw herken herkenning herkomst herleid hermelijn hernia heroine
herontwikkeling heropvoeding heroverweging herpes herplaatsing herplant herrie herroep herroeping
herschikking herscholing hersen herstart herstel hersteller herstelling herstructurering hert hertogdom
hertogin hertz hervatting herverdelend herverdeling herverkiezing herverzekering hervestiging hervormer
hervorming herwaardering herziening hes hesp hetero heug heugel heugenis heul heup heuvel heuvelrug hevel
hiaat hibiscus hiel hieroglief hijg hijs hik hinde hinder hindernis hing hink hint hiphop hippie hippo
historica historicus historie historisch hit hitte hiv hobbel hobby hobo hockey hockeyer hoed hoeder hoef
hoek hoeker hoempa hoen hoender hoep hoepel hoer hoes hoest hoeve hoeveelheid hof hofstede hogedruk hoger
hogeschool hogesnelheids hok hol holding holebi holocaust holster holte hom home homecinema hommel homo
homologatie hond hondenren honderd honderdste honds honger honing honk honkballer honorarium honorering
hoofd hoofdig hoofding hoofdwas hoog hoogspanningsnet hoogte hoogtij hooi hooligan hoop hoor hoorn hoos hop
hopper hopperzuiger hor horde horeca horigheid horizon horloge hormon hormoon horoscoop horror hors horst
hort horzel hospitaal hospitalisatie hospitium hossel hostess hostie hosting hotel hots houd houdbaarheid
houdend houder houding houdster house hout houthakker houtsnip houtzagerij houw houweel houwer houwitser
hovenier hufter hug huid huif huifkar huil huis huisgod huishoudingsplan huisvester huiszoeking huiver hulp
huls hulst humeur humor humus hunker hup huppel hups hurk hut huur huurder huurling huurster huwelijk
hyacint hybride hydraat hydrofoor hydroxide hygiene hygienist hygrometer hymne hype hypo hypotheek hypothese
hysterie icoon ideaal idee identificatie identificeer identiteit ideologie ideoloog idioom idioot idool iep
ijker ijking ijs ijsbeer ijsco ijver ijzer illusie illustratie image imago imam imitatie imker immer
immigrant immigratie immobilien immuniteit immuun impact impedantie imperium implantaat implementatie
implementeer implicatie import importeur impressie impressionist improvisatie impuls inactieven inademing
inauguratie inbeelding inbel inboedel inbouw inbraak inbreiding inbreker inbreng inbreuk inburgering
incasseer incassering incasso incest incheck incident inclinatie incontinentie incubatie incunabel indeling
indemniteit index indexatie indexering indicatie indicator indices indiener indiening individualisering indo
indring indringing indruk inductie industrialisering industrie industrieel ineenstort inenting infant
infante infanterie infarct infectie inferioriteit infiltrant infiltratie infinitesimaal infinitief inflatie
info informant informateur informatica informaticus informatie informatiemap informatisering infra
infrastructuur infuus ingang ingebrekestelling ingeland ingenieur ingenomenheid ingewand inging ingredient
ingreep ingrijp inhaal inhalatie inhoud inhoudelijk inhouding inhuldiging inhuur initiaal initiatie
initiatief injectie inkijk inkjet inklaring inkom inkomst inkoop inkoper inkrimping inkt inkwartiering
inlaag inlaat inlas inleg inlever inlevering inleving inlichting inlog inloop inmaak inmenging inname
innesteling inning innovatie inpak inpassing inperking inplant inplanting input inquisiteur inren inricht
inrichter inrichting inrij inrit inruil inschakel inschakeling inschaling inschatting inscheping inschrijf
inschrijving insect inseminatie inslag insluit insluiting insolventie inspanning inspecteur inspectie
inspiratie inspraak inspring inspuit inspuiting installateur installatie instandhouding instantie instap
insteek instel instelling instemming instinct instituut instort instorting instraling instroom instructeur
instructie instructrice instrument instrumentarium instuif insufficientie insuline intake integraal
integratie integrator integreer integriteit intelligentie intensief intensiteit intensivering intensiviteit
intentie interactie intercity intercom intercommunales interesse interest interface interferentie interieur
interim intering interland internaat international interne internering internet interoperabiliteit
interpellatie interpolatie interpretatie interpreteer interpunctie interregio interrupt interruptie interval
interventie interview intervisie intimidatie intimiteit intocht intonatie intranet intrest intrige intro
introductie inundatie inval invalide invaliditeit invaller invasie inventaris inventarisatie inversie
inverter investeerder investering invitatie invloed invoeg invoer invoering invordering invul invulling
inwerk inwerking inwerkingtreding inwijding inwoner inwoon inworp inzage inzamel inzamelaar inzameling
inzegening inzending inzet inzicht inzinking ion iris ironie irrigatie irritatie ischias islam isolatie
isoleer issue item iteratie ivoor jaag jaar jaarring jacht jack jacket jacquard jaeger jager jak jakhals
jakobijn jalapeno jaloezie jam jammer jan jank janklaassen jansalie jansenist januari janus jap japanner
japon jargon jarretel jas jasmijn jazz jeans jeep jekker jenever jeneverbes jengel jet jeugd jeuk jezuiet
jicht jihad jihadist job jockey jodide jodium jogging jojo joker jol jonas jong jongeling jongere jonk
jonker jood joule jour journaal journalist journaliste journalistiek jubel jubileum judas juf juffer
juffrouw juich juli jumbo junctie jungle junior junk junta jurisdictie jurist juriste jurk jury juryleden
justitie jutter juweel juwelier kaag kaai kaak kaan kaap kaar kaarder kaars kaart kaas kaats kabaal kabel
kabeljauw kabinet kabouter kachel kadaster kadaver kade kader kaf kaffer kaft kain kajak kajuit kak kakel
kaker kaki kakker kalander kalebas kalender kalf kali kalibratie kalis kalium kalk kalkoen kalmering kalmoes
kam kameel kamer kameraad kamerheer kamfer kamikaze kamille kamp kampeer kampeerder kamper kampioen
kampioene kampioenschap kampong kan kanaal kanarie kandelaar kandidaat kandidate kandidatuur kandij kaneel
kangoeroe kanis kanker kankerscreening kano kanoet kanon kanonnade kans kansel kanselarij kanselier
kanselierschap kant kantel kantine kanton kantoor kantorennet kanunnik kap kapel kapelaan kaper kaping
kapitaal kapitalisatie kapitalisme kapitalist kapitein kapittel kapo kapoen kapoets kapok kapper kapsalon
kapsel kapstok kapucijn kar karaf karakter karakteristiek karamel karaoke karate karavaan karbonade
karbonkel kardinaal kardoes kareel karikatuur karkas karmeliet karmijn karmozijn karn karper kart kartel
kartering kartets karton kartonnage kartuizer karwei kas kasba kassa kassei kassier kast kastanje kaste
kasteel kastelein kastijding kat katalysator katapult kater katern kathedraal katheter kathode katholiek
katoen katrol kattenbak kattenrug kauw kauwer kauwgom kavel kaveling kawina kazak kazer kazerne keel keen
keep keeper keepster keer keerring kees keet keg kegel kei keil keizer kelder kelk kelner kemel kenbaarheid
kengetal kenmerk kennel kenner kennis kennisgeving kennismaking kenschets kenteken keper kerel kerf kering
kerk kerker kerkhof kermis kern kerosine kers kerspel kerst kervel ket ketel ketter ketting keu keuken keur
keurder keurigheid keuring keurs keutel keuter keuvel keuze kever keyboard kibbel kibboets kick kickboks kid
kidnap kiek kiekendieven kiel kiem kien kiep kier kies kiesheid kieuw kieviet kievit kiezel kiezer kijf kijk
kijker kijkster kik kikker kikvors killer kilo kilogram kilometrage kilowatt kin kind kinder kinderbijslag
kinderwagen kine kink kinkel kiosk kip kist kit kiteboard kits kitsch kiwi klaag klaar klaas klacht klad
kladder klager klak klam klamp klank klant klap klapper klarinet klarinettist klaring klaroen klas klasse
klassement klassering klassieker klauter klauw klaver klaveren klavier kledder kledij kleding kleed kleef
kleermaker klei kleinschaligheid klem klep klepel klepper kleren klerk klets kletser kleum kleur kleurig
kleuring kleurling kleursel kleuter klever klieder kliek klier klik klim klimaat klimmer klimop kling
kliniek klink klinker klip klis klit klittenband klodder kloek klok klokkenluider klomp klonering klont
klonter kloof kloon klooster kloot klop klopper klopping klos klots klover klucht kluif kluis kluister kluit
kluiver kluizenaar klungel kluns kluppel klus kluts kluwen knaag knaak knaap knabbel knak knal knaller knap
knapper knars knauw knecht kneed kneep knekel knel knelpunt knetter kneu kneus kneuter kneuzing knevel knie
kniel knijp knijper knik knikker knip knippa knipper knipsel kno knobbel knoert knoflook knok knokkel knol
knolselder knoop knop knor knot knots knowhow knuffel knul knuppel knutsel knuttel koala kobalt kodde koe
koebrug koeien koek koekoek koel koeler koelie koeling koelrib koemelk koepel koepok koer koerier koers koet
koets koetsiers kof koffer koffie koffiedik kog kogel kohier koi kok koker kokerij kokkel kokker kokos
kokosnoten kol kola kolder kolf koliek kolk kolom kolonel koloniaal kolonie kolonisatie kolonist kolos kom
komedie komeet komfoor komiek komijn komkommer komma kommer kompas komst kondschap konijn koning koningin
koninginnedag koninkrijk konkel konstabel kont konvooi koog kooi kook kool koop kooplieden koopvaardij koor
koord koorts koos koot kop koper kopie kopieer kopij koppel koppeling kopper koppigheid koraal kordon korf
koriander kornet kornoelje korps korrel korst kortheid korting kortsluitanker korvet kosmos kost koster
kostuum kostwinner kot kotelet koter kots kotter kou koud kous kouter kozerij kozijn kraag kraai kraaier
kraak kraal kraam kraan krab krabbel krabber krach kracht krak krakeel kraker kram kramer kramerij kramp
krankzinnige krans krant krapte kras krat krater krats krauw krediet kreeft kreet krekel krent kreuk kreukel
kreun kreupel krib kribbe kriebel kriek kriel krijg krijgsgevangen krijs krijt krik krimp kring kringel
krinkel kris kristal kristallisatie kritiek kroeg kroep kroes kroket krokodil krokus krom kromming kromte
kroniek kroning kronkel kroon kroos kroost kroot krop krot kruid kruidenier kruier kruik kruim kruimel kruin
kruip kruiper kruis kruiser kruisiging kruising kruitfabriek kruitvat kruiwagen kruk krukas krul kruller
kubus kuch kudde kuier kuif kuiken kuil kuip kuiper kuis kuisheid kuit kundige kundigheid kunst kunstenaar
kunstenares kunstig kur kurk kus kust kut kuur kwaad kwaal kwab kwadraat kwajongen kwak kwakkel kwakzalver
kwal kwalificatie kwaliteit kwalster kwantiteit kwantum kwark kwart kwartaal kwartel kwartet kwartiel
kwartier kwarto kwast kwebbel kwee kweek kweker kwekerij kwel kwelder kwelling kwestie kwets kwetsuur kwezel
kwijl kwijt kwijting kwijtschelding kwik kwint kwintet kwis kwispel kwitantie laad laag laagte laan laar
laars laat laatstejaars lab label labeur labo laborant laboratorium labyrint lach lactatie lacune ladder
lade lader lading lady laesie lagedruk lager lagering lagune lak lakmoes lam lambiek lamel laminaat lamme
lamp lampion lanceer lancering lancet land lander landing landrug landschap langdurigheid langlauf
langpootmug langskom lans lantaarn lantaren laos lap lapper lapperij laptop larf lariks larve las laser last
laster lasteraar lastering lastig lastigheid lastminute laswerk lat latei later latex lating laurier lauwer
lavabo lavas lavement lavendel laving lawaai lawine lazarus lazer lazuur league lease leasewagen leasing leb
lector lectrice lectuur led ledig ledigheid ledikant leed leef leefbaarheid leeg leegte leem leemte leen
leer leerder leerling lees leesbaarheid leest leeuw leeuwenbek leeuwerik legaliteit legatie legende leger
legering leges legger legging legioen legionair legionella legitimatie legitimiteit legras lei leid leider
leiderschap leiding leidster lek lekkage lel lelie lelijkerd lemmer lemming lende lener lengte lening lens
lente lepel leporello lepra leraar lerarenkorps lerares lering les lessenaar letsel letter leugen leun
leuning leur leurder leus leut leuter leuze levende levenscyclus levensgezel levenslied levensloop
levensverzekering lever leverancier leverantie levering lezer lezeres lezing liaan liaison libel liberaal
liberalisatie liberalisering liberalisme libretto licentiaat licentie lichaam lichaamsvet licht lichter
lichting lid lidmaatschap lidstaat lied liederen lief liefdadigheid liefde liefheb liefhebber liefhebberij
liefhebster lieg lier lies lieveheer lieveheersbeestje lieveling lievevrouw lievevrouwebedstro lifestyle
lift lifter liga ligbox ligger ligging lightrail ligplaats liguster ligusterheg lijd lijder lijf lijk lijm
lijn lijst lijster lijvig lik likdoorn likdoren like likeur likker limiet limoen limonade linde lingerie
liniaal linie link linker linkerrij linnen lino linoleum lint lip liquidatie liquiditeit lis list liter
literatuur lithium litho lithografie litteken litteratuur liturgie livrei load lob lobby loc locatie
locomotief lodder loef loens loep loer loet loft log logaritme logboek loge logeer logement logger logica
logies login logistiek logo lok lokaal lokalisatie loket lokker lol lolly lom lommer lommerd lomp loner long
lont loochenaar loochening lood loods loof loog loogzout looier looierij look loon loonkosten loop loopster
loos loosheid loot loper lord lork losbarst loslating losloopgebied loss lossing lot loterij loting lotion
lotto lotus lounge louter loutering louw lover loverboy lowbudget loyaliteit lozer lozing lucht luchtbel
luchter luchtkussen luchtweginfectie lucifer luidspreker luier luifel luiheid luik luilak luipaard luis
luister luisteraar luit luitenant luiwammes lul lummel lumpsum lunch lunches lupine lus lust lustig lustrum
luwte lymfe lymfklier lynch lynx lyriek maag maagd maaier maak maakbaarheid maakster maal maan maand maandag
maarschalk maat maatschap maatschappij macadam macaroni machientje machine machinist macho macht machtig
machtiging macro madam made madera maffia magazijn magazine magie magistraat magnaat magneet magnesium
magnetisme magnetron mail mailing mais majesteit majoor majorette mak makelaar maker makerij makker makreel
makron mal malaise malaria malariamug maler malie maling mall malus mam mama mamma mammoet man management
manager manche manchet manco mand mandaat mandataris mandoer manege mangaan mangel mango mangrove mani
maniak manicure manie manifest manifestatie manilla maning maniok manipulatie manipuleer mank mannenhuis
manoeuvre manoeuvreer mansarde manschap mantel manufacturen map marathon mare margarine marge marifoon
marihuana marine marinier mark markeer marker markering marketeer marketing markies markt marktsegmentatie
marmer marron mars martel martelaar marter masker maskerade masochisme masochist massa massage masseur
massief mast master mata matador match matches materiaal materie materieel matig matigheid matiging matinee
matras matrijs matrix matroos matter maturiteit mavo maximalisatie maximum mazout mazzel meander meccano
mechanica mechanisme medaille mededeling mededing mededinging medefinanciering medeklinker medewerk
medewerker medewerkster medezeggenschap mediaan mediatheek mediator medicatie medicijn medicus meditatie
medium medusa meekrap meel meeloop meelpap meeneem meer meerder meerdere meerderheid meerderjarigheid
meerderwaardigheid meergranen meerjaren meerkleuren meerling meermin meerpersoons meerpersoonscel meers
meersporen meervoud mees meester meesteres meesterschap meet meetel meeting meetkunde meeuw meeval meevaller
meeverbranding meewerk meezing mega mei meid meidoorn meier meineed meisje meld melder melding melk melker
melkpap melkvee melkvet melodie meloen mem membraan memo memoriaal menage meneer meng mengel mengeling
menger menging mengsel menie menigte mening meningokok meniscus menner mens mensheid menstruatie mentalist
mentaliteit mentor menu mepper merchandise merel merg mergel meridiaan merk merkel merrie mes mess messias
mest mester mesterij metaal meteoor meteoriet meteorologie meter metgezel methaan methadon methode methodiek
methodologie meting metrage metro metsel metselaar metser metten metworst meubel meubilair mevrouw mezzo mi
mica micro microbe microfoon middag middel middelbareschool middeling midden middenoor middenrif
middenvelder middernacht midwinter midzomer mie mier mierikswortel miezel migraine migrant migratie mijl
mijmer mijn mijt mijter milder milieu milieuaudit militair militant military militie miljard miljoen
miljonair mille millennium millimeter milt miltvuur mime mimi minacht minder minderheid mineraal mineur mini
miniatuur miniemen minimum minister ministerie minnaar minus minusteken minuut mirakel mirt misbruik misdaad
misdadiger misdadigster misdrijf mishandelaar mishandeling misleid misleiding mispel miss misselijkheid
missie missionaris misstap mist mistel misvorming mitrailleur mix mixer mobiel mobilisatie mobiliseer
mobiliteit mobilofoon modaliteit modder mode model modelleer modellering modem moderatie modernen
modernisering modernisme modernist moderniteit modulatie module modulus modus moed moeder moederlijk
moederschap moedig moeheid moeilijkheid moeite moer moeras moerbei moes moeshof moesson mof moffel
mogelijkheid mogendheid mogol mok moker mokkel mol molecule molecuul molen molenaar molest mom moment mompel
monarch monarchie mond mondharmonica mondialisering mondigheid monding monitor monitoring monnik monniksrob
monoloog monopolie monopolist monster monsterneming montage monter montessori monteur montuur monument moor
moord moordenaar moordenares moot mop mope mopper mops moraal moraliteit moratorium more morene morfeem
morfine morfologie morgen mormel mortale mortel mortier morzel mos moskee moslim mossel mosterd mot motel
motie motief motivatie motivering moto motor motregen motto mountainbike mousse mousseline mout mouw move
mozaiek mud muf mug mui muil muis muit mulat multimedia multiplier mummie munitie munster munt munter murw
mus museum musical musicus muskaat musketon muskiet muskus mutatie mutilatie muts muur muziek muzikant
mysterie mythe naad naaf naaier naaigaren naaister naakt naald naam naamgeving naamkunde nabewerking
nabijheid nabootsing nabuur nabuurschap nacht nachtegaal nachtmerrie nachtmis nachtwaker nadar nadeel
nadeelcompensatie nader nadering nagel nagellak naheffing najaar nakijk naleving namaak namiddag nap napalm
napoleon narcis narcose narcotica nascholing naslag nat natie nationalist nationaliteit natrium
naturalisatie naturist natuur nautilus nauw nauwkeurigheid navel navigatie navordering naw nazi nazin
nazomer nazorg necessaire nederlaag nederzetting neef neerslag neg negatie negatief negen neger negotie neig
neiging nek nel nemer neon nerf nering nerts nerveus nes nest nestel nestor net netel netto neuker neuroloog
neurose neus neutraal neutraliteit neutron neuzel nevel newage newwave niche nicht nicotine nier nies niet
nietigheid nieuweling nieuwheid nieuwkomer nieuws nieuwtje nijd nijlpaard nijver nijverheid nikkel niks nimf
nip nippel nipper nis nitraat niveau nivellering noem nok nomade nomenclatuur nominatie non nood noodrem
noorden noordoost noordpool noordwest noordwester noordzeekrab noot nop nor norbertijn norm normaal nota
notabelen notaris notatie notenboom notering notificatie notitie notulen nova novel novelle november novice
nuance nudist nul nulpunt nummer nummering nut nuttig nuttigheid nylon oase ober object objectie objectief
obligaat obligatie obs observatie obstakel obstructie obus occlusie oceaan ochtend octaan octrooi ode oedeem
oefen oefening oen oerwoud oester oestrogeen oeuvre oever offensief offer offerte office official officier
offset offshore ohm oio oker oksel oktober oldtimer olie olifant olijf olm olympiade oma omber ombouw
ombudsman ombuiging omdraai ome omgang omgeving omhaling omheining omkadering omkeer omkering omkoping
omlegging omleiding omlijning omlijsting omloop ommanteling ommetje omnibus omnium omrekening omring omroep
omroeper omruil omschakeling omscholing omschrijving omsingeling omslag omspring omstandigheid omtrek omval
omvang omvorming omwenteling omwissel omzet omzetter omzetting onaf onafhankelijkheid onbalans onbekwaam
onbekwaamheid onbetrouwbaarheid onbevoegde onbevoegdheid oncologie ondeelbaarheid onderbeen onderbouw
onderbreker onderbreking onderbrenging onderbroek onderbuik onderbuur onderdaan onderdeel onderdruk
onderdrukking onderduik ondergang ondergoed onderhandel onderhandelaar onderhandeling onderhoek onderhoud
onderhuur onderkast onderlijn ondermijn ondermijning onderneem ondernemer ondernemerschap onderneming
onderofficier onderricht onderscheid onderscheiding onderslag onderstation onderstel ondersteun
ondersteunend ondersteuner ondersteuning onderstreping onderteken ondertekening ondertitel ondervraging
onderwater onderwereld onderwerp onderwijs onderwijzer onderwijzeres onderzeeboot onderzeeer onderzoek
onderzoeker onderzoeking onderzoekster onding oneindigheid ongedierte ongelijk ongelijkheid ongeloof ongeluk
ongelukkig ongemak ongeschikt ongeschikte ongeschiktheid ongeval ongevallenverzekering onheil onkel onkosten
onkruid online onlust onmacht onnauwkeurigheid onrecht onregelmatigheid onroerendgoed onrust ons onscherpte
onschuldig ontaard ontbijt ontbind ontbinding ontbladering ontbrand ontbranding ontdek ontdekker ontdekking
ontduiker ontduiking onteigening ontering ontgeuring ontgift ontgifting ontginning ontgrendeling ontgroening
ontgronding onthaal ontharder ontharding onthardingsinstallatie ontharing ontheffing onthoofding onthouder
onthouding onthul onthulling ontkalking ontkenning ontkoppeling ontkracht ontlading ontlast ontlasting
ontleding ontleed ontluchting ontmijning ontmoediging ontmoeting ontneming ontplof ontploffing ontplooiing
ontromer ontruiming ontslag ontsluiting ontsmetting ontsnap ontsnapping ontsnippering ontspanner ontspanning
ontsporing ontspring ontsteking ontstopper ontstopping onttrekking ontucht ontvanger ontvangst ontvetting
ontvoerder ontvoering ontvoogding ontwaar ontwaarding ontwapening ontwenning ontwerp ontwerper ontwerpster
ontwijk ontwijking ontwikkel ontwikkelaar ontwikkeling ontworming ontwricht ontzegging ontzetting ontzilting
ontzwaveling ontzwavelingsinstallatie onveilig onveiligheid onvolledigheid onvriendelijk onvriendelijkheid
onvrij onweer onwil onwilligen onyx onze onzekerheid onzichtbaarheid onzin ooft oog oogst ooi ooievaar
ooievaarsbek oom oor oord oordeel oorkonde oorlog oorlogsmisdadiger oorontsteking oorsprong oorsprongsland
oorzaak oosten oosters ootje opaal opaciteit opberg opblaas opbloei opbouw opbreking opbreng opbrengst
opdonder opdracht opdrijving opdruk opduvel openbaarheid openbaarvervoer openbaring opener opening
opensource openspring opera operateur operatie operator operette opfok opfris opgaaf opgang opgave opgeleide
opgraving ophaal ophaler ophaling ophang ophanging opheffing opheldering ophoog ophoping ophoud ophouder
opinie opium opkikker opknap opkom opkomst opkoop oplaad oplader oplage oplazer opleg oplegger oplegging
opleider opleiding oplever oplevering oplicht oplichter oplichting oplos oplosbaarheid oplosser oplossing
opmaak opmaker opmars opmerking opmieter opname opneem opnemer opneming opoe opoffering oppas oppasser
oppasster opper oppervlaktewater opportuniteit oppositie opricht oprichter oprichting oproep oproeping
oproer oprol oprot opruier opruim opruiming opschort opschrijf opslag opslorping opsluiting opsodemieter
opsomming opsporing opstal opstand opstandeling opstanding opstap opstart opsteek opsteker opstel opstelling
opstopping optant optatie optel optie optiek optimalisatie optimalisering optocht optreed opus opval opvang
opvatting opvoed opvoeding opvoer opvoering opvolg opvolger opvolging opvolgster opvraag opvraging opvul
opwarm opwarming opwekking opwelling opwerking opwind opwinding opzeg opzegging opzet opzicht opzichter
opziener opzoek opzoeking orakel oraliteit oranjebloesem orante oratorium orde ordelijkheid ordening order
ordonnans ore orgaan organel organisatie organisator organisatorisch organisme orgel orgie orientatie
orientering originaliteit orkaan orkest ornament orthodox ossenkop ossenstaart otter oudejaar ouder ouderdom
ouderling ouderschap oudheid oudste outdoor outfit outplacement output outsider ouwe ouwel ovarium ovatie
oven overall overbelasting overblijf overbrenging overbrug overbrugging overbuur overdraagbaarheid
overdracht overdruk overeenkomst overeenstemming overgang overgevoeligheid overgrootmoeder overgrootouder
overgrootvader overhandig overhead overheersing overheid overhemd overheveling overkapping overkomst
overlast overleg overlevering overleving overlijden overloop overmacht overnachting overname overneming
overplaatsing overreding overrompeling overschatting overschot overschrijding overschrijving overslag
overspanning overstap overste oversteek oversteekplaats overstek overstijgend overstort overstroming overtal
overtreder overtreding overtrek overtuiging overval overvaller oververhitting overweg overweging overwerk
overwicht overwin overwinning overwintering overzet overzicht oxide ozon paadje paal paan paander paap paar
paard paardenrug paarlemoer paas pabo pacht pachter pacificatie pacifisme pacifist pack pact pad paddel
padvinder paf pagaai page pagina pagode pak pakhuis pakker pakkerij pakket pakking pal palaver paleis
paleolithicum palet paling palissander pallet palm palts pamflet pampa pamper pan panama pancreas pand panda
pandemie pandoer paneel paneer panel paniek panne pannenkoek panorama panter pantoffel pantser pantserdek
panty pap papa papaja papaver papegaai paper paperback papier papil paprika papyrus par para parabool
parachute parachutist parade paradijs paradox paraffine parallel paraplu parasiet parasol parcours pardon
parel parfum parfumerie paria paring pariteit park parkeer parkeerder parket parkiet parking parkoers
parlement parlementarier parmezaan parochie part parterre participant participatie particulier partij
partituur partner partnerschap party pas pasfoto pasnummer paspoort pass passaat passage passagier passant
passe passement passer passie password pasta pastei pastel pastille pastoor pastor pastoraat pastorie pat
patat patent pater paternoster pathologie patient patiente patientie patio patricier patrijs patrimonium
patronage patrones patroon patrouille pats patser pauk pauper paus pauw pauze paviljoen payroll pech peda
pedaal pedagoge pedagogie pedagoog peddel pedo pedofiel pedofilie pee peen peer pees peet pegel peil peiler
peiling pekel pel pelgrim peloton pels pelsrob peluw pen penalty penant pendel penetratie penhouder penis
penning pens penseel pensioen pension pensionaris pensionering penter peper perceel percent percentage
percentiel perceptie percussie perforatie performance periode periscoop peristaltiek perk perkament perkoen
permanent permissie peroxide perron pers personage personalisatie personaliteit personeel personenauto
persoon persoonlijkheid perspectief perzik peso pessimisme pessimist pest pet petanque peter peterselie
petitie petitionnement petroleum pets peuk peul peur peuter peuzel pianist pianiste piano pica piccolo
picknick pief piek pieker piemel piep pieper pier piercing pies piet pieteit pigment pij pijl pijler
pijlstaartrog pijn pijp pijpleidingennet pik piket pikkel pikker pikol pil pilaar piloot pilot pils piment
pimpel pin pinang pincher pinda pingel pingpong pinguin pink pinkster pinner pinpas pint pioen pion pionier
pipet piraat piramide piraterij pisang pisser pistache piste piston pistool pit pitbull pits pixel pizza
plaag plaaster plaat plaats plaatsing plaatsvind placebo plafon plafond plak plakkaat plaksel plamuur plan
planeet plank plankton planner planning plano planologie plant plantage planter planting plantsoen plaque
plaquette plas plasma plasser plastic plastiek plat plateau plateel platform platina plattegrond playback
plecht plechtigheid plee pleeg pleet pleger pleidooi plein pleister pleit pleiter plek plens plensregen plet
pletter pletterij pleuris plevier plezier plicht plichtig plint plisse ploeg ploert ploeter plof plok plomp
plons plooi plooiing plop plot plu plug plugger pluim pluimvee pluis pluk plukker plunje plunjer plus
plusser plutonium pocket podium poedel poeder poeet poeier poel poep poeper poes poet poets poetser poezie
poging pok poker pol polak polarisatie polaroid polder poli poliep polijst polis politbureau politicus
politie politiek polka poll polo pols polyester polyglot polygoon polymeer polyurethaan pommade pomp
pompelmoes pompoen pon poncho pond ponder pons pont ponton pony pook pool pooler poort poorter poos poot pop
pope popel poppenkast populariteit populatie populier porder porno porselein port portaal portabiliteit
portal portefeuille portemonnee portfolio portie portiek portier porto portret pos pose positie positief
positionering possessie post postdoc poster posterijen pot potcultuur potentiaal potentie potentieel poter
potlood potmeter potpolder pots pottenbakker potter poule power powerpoint praal praat pracht practicum
prairie prak praktijk praktikant prauw precario precedent precisie predatie predicatie predik predikant
prediker preek pref prefab prefect preferentie prei preker prelaat premie premier premiere prent preparaat
preparatie present presentatie presentator presentatrice presenteer presentie president presidentschap
presidium pressie prestatie prestige pret pretendent pretentie prevalentie preventie prieel priem priester
prijs prik prikkel prikker prime primeur principe prins prinses print printer prior priori prioriteit prisma
privaat privacy privatisering prive probeer probleem probleemcumulatie problematiek procede procedure
procent proces processie processierups processing processor procuratie procureur producent producer product
productie productief productiviteit proef proest proever proeverij prof profeet professional
professionalisering professor profetie profiel profijt profileer profilering prognose program programma
programmatuur programmeer programmering programmeur progressie prohibitie project projectie projector prol
proletariaat prolongatie promenade promesse promillage prominenten promo promotie promotor promovendus pronk
pronostiek prooi prop propaganda propeller proportie proportionaliteit propositie proseliet prospectie
prospectus prostaat prostituee prostitutie protectie proteine protest protestant prothese protocol proton
provenier proviand provider provincie provisie provo provocatie proza pruik pruim pruimer prul prut pruts
przewalskipaard psalm psalter pseudowetenschap psychiater psychiatrie psychologe psychologie psychologisch
psycholoog psychopathologie psychose psychotherapeut psychotherapie puber puberteit publicatie publiciteit
publicrelations publiek pudding puf pui puik puim puimsteen puin puist puit puk pul pull pullman pulp puls
pummel punch punctie punk punt punter pupil puree purisme purist purper put puts putt putting puzzel pygmee
pyjama quarantaine quatertemper queue quiz quota quotaregeling quote quotering quotient quotum raad
raadpleeg raadpleging raadsel raadsleden raaf raag raai raak raam raap raat rabarber rabbijn rabbinaat race
racer racisme racket rad radar rader radiator radicaal radicalisering radijs radio radioanten radium radius
rafel raffinaderij raffinadeur raffinage rage rager raglan rail rak rakel raket rakker ral rally ram ramadan
raming rammel rammenas ramp rand rang range rangeer rank ranking ranonkel ransel rantsoen rap rappel rapport
rapportage rapportcijfer rapportering rariteit ras rasp rasta raster rat ratel ratificatie rating ratio
ratuur rawlplug rayon reactie reactor reageer reageerbuis realisatie realiseer realisme realiteit realtime
reanimatie rebel rebellie rebels recensent recensie recept receptie reces recessie recherche rechercheur
recht rechtelijk rechter rechthebbende rechtse rechtspleging rechtvaardiging recidive recital recitatie
reclame reclassering recognitie reconstructie record recorder recreant recreatie recu recyclage recycling
redacteur redactie redactioneel redactrice redder redding rede redelijkheid redenaar redenatie redeneer
redenering reder rederij rederijkers redoute reductie redzaamheid ree reeks reep reerug reet referendum
referent referentie referte reflectie reflector reflex reform reformatie refractie regeer regel regelaar
regelgeving regeling regen regeneratie regent regentschap regering regest reggae regie regime regiment regio
regisseur regisseuse register registratie registreer reglement reglementering regres regressie regularisatie
regulatie regulering reguleringsinstantie rehabilitatie reiger reik reiki reincarnatie reinig reiniger
reiniging reis reiziger reizigster rek rekbaarheid reken rekenaar rekening rekkelijkheid rekker rekking
rekrutering rel relaas relais relatie relativering relativisme relativiteit relax relaxatie relevant
relevantie relief reliek religie relikwie reling rem rembours remigratie remise remmer remming remonstrant
ren renaissance renbaan rendement rendier renet renner renovatie renpaard renstal renster rent rente
rentenier rentmeester renwagen reorganisatie reparatie repel repertoire repeteer repetitie replicatie
reportage reporter represaille representatie repressie repro reproduceer reproductie reptiel republiek
reputatie requiem research resectie reservaat reservatie reserve reservering reservoir reset residentie
residu resistentie resolutie resonans resonantie resort respect respiratie respons responsie ressort rest
restant restaurant restauratie restitutie restrictie resultaat retentie retoriek retort retour retraite
retro return retweet reu reuk reuma reunie reus reut revalidatie revanche reveil revier review revisie
revisor revolte revolutie revolutionair revolver revue rib ribgewelf richel richt richter richting ricinus
ridder riedel riek riem riet rif riff rij rijder rijdster rijg rijgeschiktheid rijk rijkdom rijke rijkeluis
rijkheid rijkste rijm rijp rijpheid rijping rijstebrij rijzing rimpel ring rink rinkel riolering riool
rioolwaterzuivering rioolwaterzuiveringsinstallatie rips risico rit rite ritme ritmiek rits ritueel rivier
rob robber robe robijn robot robotisering rochel rock rocker roddel rodekool roe roebel roede roedel
roedeloper roef roei roeier roek roem roemer roep roeper roeping roer roerig roes roest roet roffel rog
rogge rok roker rokerij rol rollade roller rolschaats roman romantiek rommel rommeling romp rond ronde
rondleiding rondreis rondrijd rondrit rondte ronselaar rontgen rood roof rooi rooier rook room roos rooster
root ros rose rot rotan rotatie roti rotonde rotor rots rotting rotzooi roulatie roulette route router
routine rouw rover roverij royalty rozemarijn rozet rozijn rubber rubriek rudiment rug rugby ruggengraat
ruggenmerg ruif ruik ruiker ruil ruim ruimer ruiming ruimte ruine ruis ruit ruitenwisser ruiter ruiterij ruk
rukker rul run rund runder rundvee runner rups ruptuur rust rusting ruw ruwheid ruzie saamhorigheid sabbat
sabel sabotage sacrament sado safari safe saffier saffraan saga sak salade salamander salami salaris saldi
saldo sale salet salmiak salmonella salon saloon salpeter salsa saluut salvo samba sambal samenhang
samenhorigheid samenkomst samenleving samenscholing samenstel samenstelling samentrekking samenvatting
samenwerk samenwerker samenwerking samenzwering sample sanctie sandwich sandwiches sanering sant sap sapkuur
sappigheid sardine sate satelliet satire saturatie sauna saurier saurus saus savanne sax saxofonist saxofoon
scala scan scanner scenario scene scepsis scepter scepticus schaaf schaafsel schaak schaal schaam schaap
schaar schaarste schaats schaatser schaatsster schab schabel schacht schade schadehersteller schaduw schaf
schaft schakel schakelaar schakeling schaker schakering schalie schalm schamp schamper schandaal schande
schandpaal schans schap schaper schappelijk schar scharnier scharrel schat schater schatting schaverdijn
schavot schavuit schede schedel schee scheef scheel scheen scheenbeen scheep scheer scheerder scheerling
scheet scheg schei scheid scheiding scheids scheikunde schel scheld schelf schelm schelp schema schemer
schemering schend schender schenderij schending schenk schenkel schenking schennis schep scheper schepper
schepping schepsel scherf schering scherm scherp scherper scherpte scherts schets scheur scheuring scheut
scheve schicht schiet schieter schieting schifting schijf schijn schijnsel schijt schijter schijveneg schik
schikking schil schild schilder schilderes schilderij schildering schildklierfunctie schilfer schiller
schilmesje schim schimmel schinkel schip schipper schitter schlager schmink schnabbel schnitzel schoeisel
schoen schoener schoep schoffel schoffie schoft schok schokker schol scholier scholing scholver schommel
schommeling schoof schooier school schoolopziener schools schoolverlater schoon schoonheid schoor schoot
schop schopper schor schors schorsing schort schot schotel schots schouder schout schouw schouwburg schouwer
schouwing schraag schraap schrap schraper schrapper schreef schreeuw schrift schrijf schrijfster schrijn
schrijver schrijverij schrijversduo schrik schrob schroef schroefas schroevendraaier schroom schroot schub
schud schudding schuier schuif schuifaf schuifel schuil schuim schuimer schuin schuinte schuit schuiver
schuld schuldenaar schuldige schulp schurft schuring schurk schut schutter schutting schuur schuw schuwheid
sciencefiction scoop scoorder scooter scope score scorer scoring scout scouting screen screening scrip
script scriptie scrol scrub sculptuur seance seconde secretaresse secretariaat secretarie secretaris sectie
sector secularisatie securitisatie sediment segment segmentatie sein seizoen seks sekse sekser seksisme
seksualiteit sekte selder selderij selectie seleen selfie seller semester seminarie senaat senior sensatie
sensibilisering sensor sentiment separatie sepot september septiem serafine serenade sergeant serie sering
sermoen serre serum serve serveer server service servies servo sesam sessie set setter setting sext sfeer
shag shaker shampoo sheet sheriff sherry shift shimmy shirt shoarma shock shop shopper shopping short shot
show shredder shutter shuttle sidder sier sieraad sierlijk sierlijkheid sigaar sigarenmaker sigaret signaal
signalering signalisatie signeer sijs sikh sikkel silo sim simlock simulatie simulator simultaan sinaasappel
singel single sintel sinter sinterklaas sinus sirene siroop sisal sitar site situatie sjaal sjabloon sjans
sjappie sjees sjeik sjerp sjoel sjor sjouw sjouwer skald skate skater skeeler skelet skelter sketch ski
skier skiff skin sla slaaf slaag slaap slaapster slab slacht slachter slachterij slachting slag slager
slagerij slaging slak slalom slam slang slankheid slap slaper slash slat slavernij slavin slecht
slechthorendheid slede slee sleep slem slenk slenter sleper slet sleuf sleur sleutel slib slier sliert slijk
slijm slijmvliesontsteking slijp slijper slijperij slijt slijtage slijter slik slikker slimheid slinger
slingeraar slip slipper slobber slodder sloep slof slogan slok slokdarm slomp slons sloof sloop sloor sloot
sloper sloperij slot sluier sluik sluimer sluip sluiper sluis sluit sluiter sluiting slungel slurf slurp
sluw smaad smaak smacht smak smakelijkheid smakker smal small smaragd smart smartphone smederij smeed smeek
smeer smeerder smelt smelter smelterij smelting smering smet smid smidse smijter smikkel smoel smoes smog
smok smoking smokkel smokkelaar smoor smout smul smurf snaar snabbel snack snackbar snap snater snavel sneb
snede snee sneer snees sneeuw snek snelheid snep snert snij snijder snijding snik snip snipper snit snoei
snoeier snoek snoep snoer snoes snooker snor snorkel snot snotter snowboard snuffel snuif snuit snuiter
snurk soa soap sociaal socialezekerheid socialisatie socialisme socialist societeit society sociologie
socioloog sodemieter soefi soep soes soevereiniteit softenon software soja sok sol solarium soldaat soldate
soldeer soldij solidariteit solist sollicitatie solo solvabiliteit som somber sonant sonar sonate sonde
sondeer song sonnet soort soos sop sopraan sorbet sorteer sorteerder sortering sou souffle souffleur soul
sound souvenir sovjet spa spaak spaan spaander spaar spaarder spaat spade spagaat spaghetti spalier spalk
spam span spanne spanner spanning spanrib spant spar sparring spasme spat spatie speaker specerij specht
speciaal speciaalzaak special specialisatie specialist specialiste specialiteit specie specificatie
specifiek spectrometer spectrum speculaas speculant speculatie speech speeches speed speedboot speedway
speeksel speel speelster speen speer spek spektakel spel speld speler speling spelling spelonk sper sperma
spetter speur speurder spie spiegel spiegeling spiek spier spiering spies spijbel spijker spijl spijs
spijsvertering spijt spikkel spil spin spinazie spinnaker spinnenweb spinner spinnerij spinsel spinster
spion spionage spiraal spirea spirit spiritus spit spits spleet splijt splijting splijtstof splinter split
splits splitsing spoed spoel spoeler spoeling spoiler spon sponde sponning spons sponsor sponsoring
sponsorschap spook spoor sport sporter sportiviteit sportster sportwagen spot spotter spouw spouwmuur spraak
sprank sprankel spray spread spreek spreekster spreeuw sprei spreid spreiding spreker sprenkel spreuk spriet
spring springer sprinkhaan sprinkler sprint sprinter sprits sproei sproeier sproet sprokkel sprong sprookje
spruit spruitstuk spui spuit spuiter spuiterij spul spurt sputter spuug spuw spuwer square squash staaf
staak staal staander staar staart staat staatsie stabilisatie stabilisator stabilisering stabiliteit
staccato stad stadion stadium stadsguerrilla stadsleven staf staffel stage stagering stagnatie staker staket
staking stal stalling stam stamel stamp stamper stand standaard standaardisatie stander standerd standing
stang stank stap stapel stapeling stappenplan star start starter statelijk statie statief statiegeld
statigheid station statistiek status statuut steak stedeling steden stee steek steekmug steel steen steenwol
stegel steiger stek stekel steker stekker stel steler steller stellig stelligheid stelling stelsel stelt
stem stemmer stemmig stemming stempel sten stencil steng stengel stent stentor step steppe steppingstone
ster stere stereo sterf sterfte sterilisatie steriliseer sterk sterkte stern sterrenkok sterrenrestaurant
sterrenwacht steun steur steven stewardess sticht stichter stichting stichtster stick sticker stiefouder
stiel stier stift stijf stijfheid stijfsel stijg stijger stijging stijl stik stikker stil stiletto stilist
stille stilleven stillig stilte stimulatie stimulator stimulering stimulus stink stins stint stip stipendium
stippel stiptheid stock stockcar stoel stoep stoet stoeterij stof stoffeerder stoffel stoffer stofzuig stok
stoker stokerij stol stola stolling stolp stolsel stomer stommel stommen stomp stond stoof stook stool stoom
stoor stoornis stoot stop stopper store storing storm stort storting stoter stotter straal straat straf
strafcorner straftoemeting straler straling strand strateeg strategie stratosfeer streak stream
streamingdienst streef streek streep strek strekking stremsel streng strengel stress stretch striem strijd
strijder strijdster strijk strijker strijkerij strik string strip stripper striptease stro strofe stromat
stroming strompel stronk stront strooi strooier strooisel strook stroom stroomdal stroomrug stroop strop
stroper stroperij strot structuralisme structurering structuur struik struikel struis struweel stuc stud
studeer studeerkamer student studente studie studio stuf stuif stuik stuip stuit stuiter stuiting stuiver
stuiverstuk stuk stukadoor stulp stumper stunt stuntel sturing stut stuur stuurs stuw stuwadoor stuwdam
stuwing styling stylist subject subsidiariteit subsidie subsidieer subsidiering substantie substitutie
substraat subtop succes successie sudder suffragaan suggestie suicide suiker suite sukkel sul sulfaat sulfer
sulfide super superioriteit supernova supervet supplement suppletie suppoost support supporter surf surfer
surplace surplus surprise surrogaat surseance surveillance surveillant survival sushi swing syfilis syllabe
symboliek symbool symfonie symmetrie sympathie symposium symptoom synaps synchronisatie syndicaat syndroom
synergie synode synoniem synthese synthesizer systeem systematiek taak taal taander taart tab tabak tabel
tabernakel tableau tablet tabloid taboe tabulator tachograaf tachtig tachtigplusser tact tactiek tafel
tafereel tag taille tajine tak takel takenpakket taks tal talent talg talie talig taling talk talkshow
talliet tallship talon talud tam tamarinde tamboer tampon tand tandoori tandrad tang tangens tango tank
tanker tankschepen tankwagen tante tantieme tap tapa tape tapijt tapioca tapisserie tapper tapperij tappunt
tapuit target tarief tarok tarot tart tarwe tas tast tater tatoeage taxatie taxi taxon taxus tea teak team
teambuilding techbedrijf technicus techniek technisch techno technologie technoloog teddy teek teel teelt
teen teer teerling teers teevee tegel tegemoetkoming tegenbewijs tegenlicht tegenstelling tegenvaller
tegenwerk tegoed tehuis teil teken tekenaar tekening tekort tekortkoming tekst tektoniek tel telbaar telecom
telefonie telefoon telegraaf telegrafist telegram telematica teler telescoop teleurstel televisie telex telg
teling teller tellerstand telling teloor temmer temp tempel temper temperament temperatuur tempo tenant
tendens tender teneur tengel tennis tennisser tennisster tenor tensie tent tentamen tentoonstelling tenue
tepel terg tering term termiet termijn terminal terminologie terne terp terpeen terpentijn terracotta terras
terrein terreur terrier terrine territorialiteit territorium terrorisme terrorist terugbetaling terugdring
teruggaaf teruggave terugkeer terugkom terugkoppeling terugmelding terugname terugreis terugroep terugslag
terugspring terugstoot terugtrekking terugval terugverdien terugvind terugvordering terugwinning
terugzending terzet terzijde test testament tester testosteron tet tetanus tetter teug teugel tevreden
tevredenheid tewaterlating tewerkstelling textiel theater thee theist thema theologie theoloog theorema
theoreticus theoretisch theorie therapeut therapeute therapie thermometer thermos thermostaat these thesis
thorax thriller thuis thuislozen thyristor tic tichel ticket tien tiend tiende tiener tier tierig tiet tij
tijd tijdelijkheid tijdgenote tijdigheid tijding tijger tijgermug tijk tijloos tijm tik tikkel tikker til
tilde timer timing timmer tin tinctuur tinne tint tip tippel tips tirade tirailleur tiran titan titel
titularis tjalk toast tocht toedeling toediening toef toegang toekan toekenning toekom toekomst toelage
toelating toeleiding toelevering toelicht toelichting toenadering toename toendra toep toepas toepasbaarheid
toepassing toer toerekening toerisme toerist toeriste toerit toernooi toeschouwer toeslag toespraak toestand
toestel toestemming toet toeter toetreding toets toetsing toeval toevoeg toevoeging toevoer toewijzing
toezegging toezicht toezing toffel toga toilet token tokkel toko tol tolbrug tolerantie tolk tomaat tombe
tomografie ton toneel tong tonijn tonnage tonner toog tooi tool toom toon toonder toorts toot top topic
topper topping topscorer tor toren torn tornooi torpedo torpedoboot torsie torso tortel toss tosti totaal
totem toto totstandkoming tour touringcar tournee tourniquet touw touwer touwerij touwtjespring tovenaar
tover toxiciteit toxine toy tra traagheid traan trace tracebesluit traceer track tracker tractie tractor
traditie trafiek trafo tragedie trailer train trainee trainer training traject traktaat traktement tralie
tram trampoline trance trans transcriptie transfer transformator transfusie transgender transistor transit
transitie transito transmigratie transparantie transplantatie transponder transporteur transportwagen trant
trap trapeze trapezium trapper trappist trauma travestie trawler trechter tred trede tree treef treeft tref
treffer treiler trein treiter trek trekker trekking trekster trend trens treur treuzel triatlon tribunaal
tribune tricot trien trigger triglyceriden tril trilling trilogie trim trimmer trimster triniteit trio
triomf trip triplex triton trits troef troep troetel trofee trog trol trolley trom trombone trombose trommel
trompet trompetter trompettist tronie tronk troon troop troost trooster tros trots trottoir trouw truc truck
truffel trui trust trut truweel tsunami tube tuberculose tuberkel tucht tuibrug tuig tuil tuimel tuimelaar
tuin tuinder tuiniers tuiser tuit tul tulband tulp tumor tune tuniek tuning tunnel turbine turbo turboprop
turf turn tussenbalans tussendek tussendoel tussendoortje tussenhandel tussenpersoon tussenschot tut tuut
twaalf twaalftoons twee tweed tweedehands tweedehandsauto tweedeklas tweedelijns tweedeurs tweeling
tweepersoons tweet tweetakt tweewieler twijfel twinkel twintig twist tycoon tyfoon tyfus type
typegoedkeuring typering typist typiste ufo uier uil uitademing uitbarsting uitbater uitbating uitbesteding
uitbetaling uitbraak uitbreiding uitbuit uitbuiting uitdager uitdeling uitdraai uitdrager uitdrijver
uitdrijving uitdroging uitdrukking uiteinde uitgaaf uitgaan uitgang uitgave uitgeef uitgever uitgeverij
uitgifte uithang uitharding uithouding uiting uitkering uitkijk uitkomst uitkoop uitlaat uitleen uitlees
uitleg uitlegger uitlegging uitlevering uitloop uitloper uitloting uitnodiging uitoefen uitoefening uitpak
uitputting uitreiking uitreis uitroep uitroeping uitruk uitrusting uitscheiding uitslag uitsluiting
uitsnijding uitspraak uitstap uitstel uitstoot uitstorting uitstraling uitstroming uitstroom uittreding
uittrek uittreksel uitvaart uitval uitverkoop uitvinder uitvloeiing uitvoer uitvoerder uitvoering
uitwatering uitwerk uitwerking uitwijk uitwijking uitwijzing uitwissel uitwisseling uitzend uitzending
uitzet uitzetting uitzicht uitzoek uitzondering uiver ultra umlaut unanimiteit undercover underdog
underground unie uniform uniformrok unit uniteit universaliteit universiteit universum update upgrade upload
uranium urbanisatie urenregistratie ureum urgentie urine urineweginfectie urn uroloog usance usurpatie
uterus utiliteit uur uurjournaal uurrecord uurrooster uursdienst uursstructuur uurwerk uurwijzer vaag vaal
vaalt vaan vaandel vaar vaarder vaardig vaardigheid vaars vaart vaas vaat vaatwas vacatie vacature vaccin
vaccinatie vaccine vacht vacuum vadem vader vaderlijk vaderschap vagant vak vakantie val valeriaan valide
valk valkenier vallei valling vals valuatie valuta vampier vandaal vandalisme vang vanger vangst vanille var
variabele variant variantie variatie variete varieteit varken varkenskot varkensrib vast vastgoed
vastgoedbelegging vastheid vasthoud vastigheid vastlegging vastrecht vaststelling vatbaar vatbaarheid vazal
vecht vechter vechterij vector vedel veder vedette veebedrijf veedief veeg veehouder veehouderij veel veem
veemarkt veen veer veertiger veertigplusser veesector veestal veestapel veeteelt veevoeder veevoer veger
vegetarier vegetatie veggie vehikel veil veiligheid veiling vel velaar veld velg velling velo ven vendel
vendu venkel vennoot vennootschap venster vent venter ventiel ventilatie ventilator verachter verachting
verander verandering verantwoordelijke verantwoordelijkheid verantwoording verarming verbaasd verband
verbanning verbastering verbeelding verberg verbeter verbeteraar verbetering verbind verbinding verbintenis
verblijf verblind verblinding verbod verbond verbondenheid verbouw verbouwer verbouwing verbrand verbrander
verbranding verbreding verbreek verbreiding verbreking verbrod verbroedering verbruik verbruiker verbuiging
verdachte verdamp verdamping verdedig verdediger verdediging verdedigster verdeel verdeeldheid verdeelster
verdeler verdelger verdelging verdeling verdenking verderf verdichting verdien verdiener verdienste verdiep
verdieping verdikking verdiscontering verdom verdoving verdraag verdraaiing verdrag verdriet verdrijving
verdring verdringing verdrink verdrinking verdroging verdubbeling verduidelijk verduistering verdunner
verdunning verduurzaming verdwijn verdwijning veredeling veredelingsbedrijf vereenvoudig vereenvoudiging
vereer vereffening verenig vereniging verering verevening verf verfijning verfilming verfransing vergaar
vergadering vergaring vergasser vergassing vergeef vergeet vergelding vergelijk vergelijking vergeving
vergiet vergift vergiftig vergiftiging vergissing vergister vergisting vergistingsinstallatie vergoeding
vergrendeling vergrijzing vergroening vergroot vergroting verguld vergunning verhaal verhandeling verhard
verharding verheerlijk verheerlijking verheffing verheldering verhemelte verheug verhit verhitting verhogend
verhoging verhoog verhoor verhoring verhouding verhuis verhuizer verhuizing verhul verhuur verhuurder
verhuurster verificatie verifieer verinnerlijking verjaar verjaring verjonging verkalking verkaveling
verkeer verken verkenner verkenning verkering verkies verkiezing verklaar verklap verklaring verkleed
verklein verkleining verkleuring verklikker verkoling verkondiger verkondiging verkoop verkoopster verkoper
verkoping verkorting verkoudheid verkrachter verkrachting verkrapping verkrijg verkrijging verkromming
verkwansel verkwist verkwisting verlaat verlader verlaging verlakkerij verlamming verlang verlating verleden
verlegenheid verlegging verleid verleiding verlener verleng verlenging verlening verlet verlicht verlichting
verliefde verliefdheid verlies verloedering verlof verlofganger verloning verloochen verloochening verloop
verlos verloskundigen verlossing verloving verluchting vermaak vermaan vermagering vermakelijkheid verman
vermeerder vermeerdering vermeld vermelding vermenging vermenigvuldig vermenigvuldiging vermicelli vermijd
vermijding vermiljoen verminder vermindering verminking vermoeidheid vermoeiing vermogen vermogende
vernauwing verneder vernedering verneem verneveling verniel vernieling vernietig vernietiger vernietiging
vernieuw vernieuwer vernieuwing vernis veronderstelling verontreiniging verontrust verontschuldig
veroorzaker verordening veroudering verover veroveraar verovering verpachting verpak verpakker verpakking
verpest verplaats verplaatsing verpleeg verpleegkundigen verpleegster verpleger verpleging verplicht
verplichting verplichtstelling verponding verraad verraadster verrader verrassing verrek verreken
verrekening verrekking verrichting verrijk verrijking verrijzenis verrotting verruim verruiming verruwing
vers verschaffer verschaffing verscheidenheid verschijn verschijning verschijnsel verschil verschoning
verschoon verschrikker verschuif verschuiving versheid versie versier versierder versiering versiersel
verslaafde verslag verslaggeving verslapping verslaving verslechtering verslind verslinder versmalling
versnellend versneller versnelling versnijding versnipperaar versobering verspaning versperring verspilling
verspreid verspreider verspreiding verspring verstaanbaarheid verstedelijking verstek versteld versterf
versterk versterker versterking verstevig versteviger versteviging verstijving verstikking verstoor
verstoorder verstopping verstorend verstoring verstrekking verstrengeling verstrooiing verstuiver
verstuiving vertaal vertaling verte verteer vertegenwoordig vertegenwoordiger vertegenwoordiging
vertegenwoordigster vertel verteller vertelling vertelsel vertering vertoef vertolk vertolker vertoning
vertoog vertoon vertraging vertrek vertrekker vertroost vertrouw vervaardiging vervaging verval vervalser
vervalsing vervang vervanger vervanging vervangster ververij ververs verversing vervetting vervlakking
vervoeg vervoer vervoerder vervoering vervolg vervolging vervolmaking vervorming vervreemd vervreemding
vervuil vervuiler vervuiling vervul vervulling verwaarloos verwaarlozing verwacht verwachting verwant
verwante verwantschap verwar verwarm verwarmer verwarming verwarring verwatering verweer verweking verwekker
verwen verwend verwensing verwering verwerk verwerker verwerking verwerp verwerving verwezenlijk
verwezenlijking verwijder verwijderaar verwijdering verwijding verwijs verwijt verwijtbaarheid verwijzer
verwijzing verwildering verwissel verwisseling verwoest verwoesting verwonder verwonding verzacht
verzadiging verzaking verzakking verzamel verzamelaar verzameling verzeker verzekeraar verzekerde
verzekerdheid verzekering verzelfstandiging verzend verzending verzet verziendheid verzink verzoek verzoen
verzoening verzorg verzorgd verzorger verzorging verzorgster verzot verzuiling verzuim verzuring verzwaring
vesper vest vestig vestiging vesting vestzak vet vete veter veteraan veto veulen vezel viaduct vicepresident
vide video videotheek vier vierdaagse vierde vierder viering viertakt view viewer vigilie vignet vijand
vijandigheid vijandschap vijf vijfdeurs vijfjarige vijg vijl vijs vijver vijzel vilder villa vilt vin vind
vinder vinding vindster vinger vink vinnig vinvis vinyl violet violist violiste violoncel viool vip virtuoos
virtuositeit virus vis visa visgraat visie visioen visitatie visitator visite viskom visschub vissenkom
visser visserij visum vitamine vitrine vitriool vizier vla vlaag vlaai vlag vlak vlakte vlam vlas vlecht
vlechter vlechtheg vleermuis vlees vlegel vlek vlerk vlet vleugel vlieg vliegdek vlieger vlier vlies vlij
vlijm vlinder vlo vloed vloei vloeiend vloeiing vloek vloer vlogger vlok vlooi vloot vlot vlotter vlucht
vluchteling vlug vocalen vocalist vocatie vocht vochtigheid vod voed voeder voeding voedingsbeha voedsel
voedster voeg voeging voel voeler voer voerder voering voet voetballer voetganger vogel vogelbek voicemail
voicerecorder volatiliteit voldaanheid voldoening volg volger volhard volharding volheid volk volkeren
volkoren volksverhuizing volledigheid voller volley volleybal volmacht volt volta volte voltrekking volume
volwassene vondeling vonder vondst vonk vonnis vont voogd voogdes voogdij voor voorbeeld voorbehandeling
voorbehoud voorbereidend voorbereider voorbereiding voorde voordeel voordeur voordeurdeler voordracht
voorfinanciering voorganger voorgeschiedenis voorgrond voorhang voorheffing voorhoede voorhoofd voorjaar
voorkeur voorkeuze voorland voorlees voorlichter voorlichting voorlichtster voorman voormiddag voorn
voornaam voornemen voorontwerp vooroordeel vooropleiding voorouder voorpagina voorpoot voorpost voorraad
voorrang voorruit voorschakel voorschot voorschrift voorschrijf voorspelling voorsprong voorstel
voorstelling voortand voortbeweging voortbrenging voortbrengsel voortgang voortkom voortplant voortplanting
voortrekker voortstuwing voortzetting vooruitgang vooruitzicht voorval voorvoeging voorvork voorwaarde
voorwerp voorwiel voorzanger voorzet voorzetsel voorzichtigheid voorziening voorzitster voorzitter
voorzitterschap voorzorg vorder vordering voren vork vorm vormer vormgeving vorming vorser vorst vorstelijk
vorstendom vorstin vos voucher vouw vraag vraagbaak vraat vracht vrachtwagen vrager vrede vree vreemdeling
vreemden vreemdheid vrees vreet vreter vreugd vreugde vriend vriendelijk vriendelijkheid vriendin
vriendschap vries vriezer vrij vrijdom vrijer vrijheid vrijmetselaar vrijwaring vrijwilliger vrijwilligster
vrome vroomheid vroon vrouw vrouwe vrucht vruchtbaarheid vuil vuilnis vuist vulkaan vulling vullis vulmiddel
vulpen vuur waag waaier waak waakster waal waan waanzin waanzinnige waar waarborg waarde waardering
waardigheid waardigheidsbekleder waardin waarheid waarneemster waarneming waarschijnlijkheid waarschuwing
wacht wachter wachtrij wad wade wafel wagenbak wagenbestuurder wagenbouwer wagenpark waggel wagon wajang wak
wake waker wakker wal walg walhalla walm walrus wals walserij walvis wammes wand wandel wandelaar wandeling
wang wanhoop wankel want wants wapen wapening wapper warande warenhuis waring warmer warmoes warmtebeeld
warmtegeleiding warmtenet warmtepomp wartel was wasbeer wasbeurt wasem wasinrichting wasmachine wasmiddel
wasplaats wasser wasserij wassing wasstraat wastablet wastafel water waterinlaat waterjuffer waterketen
waterontharding waterschap waterski watervat watt wattuur wave web webcam weblog website webwinkel wed wedde
wederkerigheid wederopbouw wedijver wedloop wedstrijd weduwe weduwnaar wee weed weef weefsel weeg week
weekend weel weelde weer weerbaarheid weerdienst weergave weerhoud weerkaatsing weerkorps weerkunde weerman
weersituatie weerstand weervrouw wees weet weg weger weging wegloophuis wegspring wegwerp wei weide weiderij
weiger weigeraar weigering weiman weiproteine wekker wel weldadigheid wellust wellusteling welp
welsprekendheid welstand welvaart welzijn wem wend wendbaarheid wending wenk wenkbrauw wens wentel wereld
werelds werf wering werk werkelijkheid werker werkhervatting werkhuizen werking werklieden werkloze werkster
werkzaamheid werp werper werpster wervel werver werving wesp western wet wetenschap wetenschappelijk
wetenschapper wetgeving wetsuit wettelijkheid wettig wettigheid wever weverij wezen whatsapp whisky whist
wichelroede wicht wicket wiebel wied wieg wiek wiel wieler wielren wier wierook wiet wig wijd wijding wijdte
wijf wijk wijn wijs wijsheid wijwater wijze wijzer wijzig wijziging wikkel wil wild wildwest wilg willig
wimber wimpel wimper winch wind winde winding windsel wingebied winkel winkelier winlocatie winnaar winnares
winner winning winplaats winput winst winter winti wip wipbrug wipper wiskunde wiskundige wissel wisselaar
wisseling wisser wit witlof witwas wodka woede woeker woel woensdag woestijn wok wol wolf wolhandel
wolhandkrab wolk wond wonde wonder wonenden woning woon woonst woonwagen woord woordvoerster wording
workshop worm worp worst worstel worstelaar wortel woud wouter wraak wrak wraking wrang wrat wrevel wrijf
wrijving wrik wring wroeging wrong wulp wurg wurm yam yen yoga yoghurt yup zaad zaadlob zaag zaaier zaak
zaal zacht zadel zadeldak zadelrob zager zagerij zak zakelijkheid zalf zalig zaligheid zaligverklaring zalm
zalving zand zandleem zandrug zang zanger zangeres zaterdag zavel zebra zedelijkheid zeden zee zeef zeeg
zeel zeem zeep zeepbel zeer zeerob zege zegel zegen zeggenschap zegger zegging zegster zeik zeiker zeil
zeiler zeis zeker zekerheid zekering zeldzaamheid zelf zelfstandig zelfstandigheid zemel zen zend zendeling
zender zending zenuw zerk zes zestigpluskaart zestigplusser zet zetel zetmachine zetmeel zetsel zetter
zetting zeug zeur zevende zeventigplusser zever zicht ziederij zieke ziekte ziel zieligheid ziende ziener
zifter zifterij zigeuner zigzag zij zijde zijmarkering zijspan zilver zilverrug zin zindelijkheid zing
zingeving zink zinnigheid zintuiglijk zitje zitkamer zitter zittijd zitting zode zoek zoeker zoeking
zoekster zoem zoemer zoen zoet zolder zoldering zomer zon zondaar zondag zonde zone zonering zonne zonwering
zoo zoog zooi zool zoom zoon zorg zorgvuldigheid zot zotheid zout zucht zuchtig zuidpool zuidwester zuig
zuigeling zuiger zuil zuinigheid zuip zuiper zuivel zuiver zuiveraar zuiverheid zuivering zult zuring zus
zuster zuur zwaai zwaan zwaar zwaard zwaarte zwabber zwachtel zwager zwak zwakte zwakzinnigen zwalk zwaluw
zwam zwangerschap zwans zwart zwavel zweef zweep zweer zweet zwelg zwem zwemmer zwemster zwendel zwendelaar
zwengel zwenk zwerf zwerm zwezerik zwicht zwiep zwier zwijg zwijmel zwijn zwik zwin zwing zwoeg zwoerd
zwoord
`

export const verbs = `
aai aanvaard aap aard aarzel aas abdiceer abonneer aborteer abseil absolveer absorbeer abstraheer accelereer
accentueer accepteer acclimatiseer accommodeer accordeer accrediteer acht achterwaar acteer activeer
actualiseer adapteer adel adem ademhaal ader administreer adopteer adoreer adresseer adstrueer adverteer
adviseer aerobic afficheer affronteer ageer agendeer aggregeer agiteer aikido akker alarmeer alfabetiseer
aligneer allitereer alterneer ambieer amendeer amputeer amuseer analyseer animeer anker annexeer annonceer
annoteer annuleer anticipeer antwoord app appelleer applaudisseer apporteer apprecieer appreteer ar arbeid
arbitreer arceer archiveer argumenteer aromatiseer arrangeer arresteer arriveer articuleer asem asfalteer
aspireer assembleer assimileer assisteer associeer at attendeer attesteer attrapeer audit ausculteer
automatiseer autoriseer avanceer avontuur baad baal baan baander baar baas baat babbel babysit back backpack
badder badminton bagatelliseer bagger bak baken baker bakkelei bal balanceer balder balk ballast balsem
balts ban banderolleer banjer bank bankier banvloek barbecue barricadeer barst bas base baseball baseer
basket basstem bat batik bauw bazel bazuin beaam beadem beangstig beantwoord bearbeid beargumenteer beboet
bebos bebouw bebroed becijfer becommentarieer beconcurreer bedaar bedam bedank bedauw bedeel bedek bedel
bedelf bedenk bederf bedien bedijk bedil beding bediscussieer bedissel bedoel bedonder bedot bedraag bedreig
bedrieg bedrijf bedrink bedroef bedruip bedruk bedrup bedruppel beduid beduimel beduvel bedwelm bedwing
beedig beef beeindig beeld beeldhouw been beer beerf beest bef befloers bega begeef begeer begeleid
begenadig begiftig begin begluur begoochel begraaf begraas begrens begrijp begroei begroet begroot begunstig
behaag behaal behaar behandel behang behartig beheer beheers beheks behelp behoed behoef behoor behoud
beiaard beid beier beijver beinvloed beitel beits bejaag bejammer bejegen bejubel bek bekabel bekak bekalk
bekap bekeer bekeur bekijf bekijk bekist beklaag beklad beklap beklauter bekleed beklem beklemtoon beklijf
beklim beklop beknel beknibbel beknot bekoel bekogel bekokstoof bekom bekommer bekoop bekoor bekort bekostig
bekrachtig bekrans bekras bekreun bekritiseer bekroon bekruip bekvecht bekwaam bekwijl bel belaad belaag
beland belang belast belazer beledig beleef beleen belees beleg beleger belet belichaam belicht belief
belieg belijd belijm belijn belik beloer beloof beloon beloop belucht beluister bemaal bemachtig beman bemat
bemerk bemest bemeubel bemiddel bemin bemoedig bemoei bemoeilijk bemonster ben benader benauw benchmark
beneem benevel bengel benijd benoem benut beoefen beolie beoog beoordeel bepaal bepak bepantser bepeins
bepek beperk beplak beplant bepleister bepleit bepoeder bepotel bepraat beproef beraad beraadslaag beraam
beraap berecht beredder beredeneer beregen bereid bereik bereis bereken berg bericht berijd berijm bering
berisp beroem beroep beroer berokken beroof berook berouw berst berust beschaaf beschaam beschadig beschaduw
bescheid beschenk bescherm beschijn beschik beschilder beschimmel beschimp beschoei beschouw beschrei
beschrijf beschuldig beschut besef besla beslaap beslecht beslis besluip besmeer besmet besmeur besnaar
besneeuw besnijd besnuffel besom bespaar bespan bespat bespeel bespeur bespied bespiegel bespikkel
bespioneer bespoedig bespot bespreek besprenkel besproei bespuug bespuw besteed besteel bestel bestem
bestempel bestendig besterf bestier bestijg bestook bestorm bestraal bestraf bestrooi bestudeer bestuif
bestuur besuiker bet betaal betast betegel beteken beter beteugel beticht betimmer betitel beton betoog
betoom betoon betover betracht betrap betreed betref betrek betreur betrouw betuig betuttel betwijfel
betwist beugel beuk beul beun beunhaas beur beuzel bevaar beval bevat beveel beveilig bevestig bevind
bevinger bevis bevit bevlag bevlek bevlieg bevlijtig bevloei bevocht bevochtig bevoel bevolk bevoogd
bevoorrecht bevorder bevraag bevracht bevredig bevreemd bevries bevrijd bevroed bevrucht bevuil bewaak
bewaar bewaarheid bewandel bewapen bewas bewasem bewater beweeg beween beweer beweid bewerk bewerkstellig
bewierook bewijs bewillig bewolk bewonder bewoon bezaai bezand bezat bezeer bezegel bezeil bezem bezet
bezichtig bezie beziel bezig bezighoud bezin bezing bezink bezoedel bezoldig bezondig bezorg bezuinig bezuip
bezuur bezwaar bezwanger bezweer bezwijk bezwijm bibber bid biecht bied bies biets big biggel bijeenhoud
bijeenkom bijeenraap bijeenroep bijeenzet bijt bik bikkel bil biljart billijk bimbam bind bingo bis bits
bitter bivakkeer blaak blaar blaas blaaskaak blaat bladder blader blaf blaker blameer blancheer blanket
blauw blauwbek bleek blek bler blesseer blet blief blijf blijk blik blikker bliksem blindeer blink bloed
bloei bloem bloes bloesem blog blok blokkeer blondeer bloos blootleg blootsta blow blubber bluf blunder blus
bluts bob bobbel bobijn bobslee bodem bodybuild boe boei boek boemel boen boer boet boetseer boezem bof bok
boks bol bolder bolwerk bom bombardeer bombeer bommel bonjour bonk bons boodschap boog boom boor boord boot
boots borduur borg borrel borstel bos bosseleer bot botaniseer boter bots bottel bouw bowl boycot braad
braak braam brabbel brainstorm brainwash bral brand bras breakdance breek breeuw brei breid breidel breng
brevier bridge brief bries brijzel bril brits brocheer broddel broed broei brok brokkel brom bromtol brons
bros brouw browse bruin bruineer bruis brul brunch brutaliseer bruuskeer bubbel budgetteer buffel buffer bui
buig buik buil buis buit buitel buitenkom buitenzet buk bulder bulk bulldozer bult bundel bungel bunker
burger bus bussel buts buur buurt buut calculeer calqueer camoufleer cancel canneleer canvas capituleer
carpool cash casseer cast castreer catalogiseer catechiseer categoriseer celebreer cement cementeer
censureer center centraliseer centreer centrifugeer certificeer chanteer charge chargeer charmeer charter
chat chauffeer check chinees chip chloor chook choqueer chronometreer cijfer circuleer cirkel ciseleer
citeer claim classificeer claxonneer cluster coach coat cocoon codeer codificeer collaboreer collationeer
collecteer colporteer combineer commandeer commenteer committeer communiceer compenseer competeer compileer
complementeer completeer compliceer complimenteer componeer composteer comprimeer compromitteer computer
concentreer conceptualiseer concerteer concipieer concludeer concretiseer concurreer condenseer conditioneer
condoleer confereer configureer confirmeer confisqueer conformeer confronteer congrueer consacreer
conserveer consolideer constateer constitueer construeer consulteer consumeer contacteer continueer
contracteer contraheer contrasteer controleer convergeer converseer converteer convoceer coordineer copuleer
correleer correspondeer corrigeer corrumpeer corvee counsel counter coup coupeer cover crash crawl crediteer
creeer cremeer creosoteer crepeer cricket croon cros crowdsurf cruise culmineer cultiveer cumuleer
cupvoetbal cursiveer cyclecros cyclocros daag daal daas dagvaard dam damp dank dankzeg dans dar dart dartel
date dateer dauw daver deactiveer deal debatteer debiteer deblokkeer debrief debug debuteer decanteer
decentraliseer dechargeer decimeer declameer declareer decodeer decoreer decreteer deduceer deel deemster
deeplink deer defileer definieer deformeer defragmenteer defungeer degenereer degradeer degusteer dein deins
dejeuneer dek delegeer delete delf delg delibereer dementeer demilitariseer demobiliseer democratiseer
demoniseer demonstreer demonteer demoraliseer demotiveer demp denatureer dender denk dep depolitiseer
deponeer deporteer deprimeer derangeer dereguleer derf desem deserteer desinfecteer desorganiseer destilleer
detacheer detailleer detecteer determineer detoneer deug deuk deun devalueer diagnosticeer dicht dicteer
dief diek dien diep diepvries diesel differentieer digitaliseer dij dijk dik dim dineer ding dip diplomeer
dirigeer dirk dis disciplineer disconteer discretiseer discrimineer discussieer discuteer disfunctioneer
diskwalificeer dispenseer disponeer disputeer distantieer distilleer distribueer divergeer djak dobbel
dobber doceer doctoreer documenteer dodijn doe doedel doek doel doem doezel dof dok dokker dokter dol
domineer domino dommel domp dompel donder donderjaag doneer donker dood dooderger doodga doodknuppel doodlig
doodschrik doodsla doodverklaar doodvries doodzwijg doof dooi dool doop doordrenk doorkneed doorwond dop dor
dors dorst dos doseer doteer dotter doubleer douch douw downgrade download draaf draag draai draal draineer
drakenkruid dram dramatiseer drapeer dreg dreig drein drens drentel dresseer dreun dreutel drevel dribbel
drieg drijf dril dring drink droedel drom droog droogleg droogscheer droogsta droom droos drop droppel dros
druil druiloor druip druis druk drum drup druppel dub dubbel ducht duelleer duffel duid duik duikel duim
duister duivel duizel duld dump dun dunk dupeer dupliceer durf dut duur duvel duw dwaal dwarrel dweep dweil
dwing eb echo echt eclipseer eenendertig eenentwintig eer eerbiedig eest effectueer effen eg egaliseer
egotrip eigen eind eindig eis elektrificeer elektriseer elektrocuteer elimineer emailleer emancipeer
emendeer emigreer emmer encanailleer enerveer engageer enqueteer ensceneer ent entameer enter entertain
enthousiasmeer epileer equipeer erf erger erken erodeer ervaar escaleer escorteer etaleer etiketteer ets
etter evacueer evalueer evangeliseer evenaar evoceer evolueer examineer excelleer excommuniceer excuseer
executeer exerceer existeer expandeer experimenteer expliceer expliciteer explodeer exploiteer exploreer
exporteer exposeer extraheer extrapoleer extrudeer ezel faal fabel fabriceer fabriek facelift faciliteer
factureer fade fake falsifieer fantaseer fascineer faseer fatsoeneer favoriseer fax feest feil feliciteer
fels femel fermenteer festonneer feteer fezel fiatteer fiedel field fiets fietscros figureer fijfel fijnhak
fijnknijp fijnstamp fikfak fiks fileer film filosofeer filter filtreer financier fineer finetune fingeer
finish fistfuck fit fix fixeer flabber fladder flakker flambeer flaneer flankeer flans flap flapper flater
flatteer flecteer fleem fleer fleetrace flens fles fleur flik flikflooi flikker flip flipper flirt flits
flodder floep flonker flop floreer flos fluctueer fluim fluister flyer fnuik focus focusseer foefel
foerageer foeter foezel fohn fok folter fondu fonkel fop forceer forens formaliseer formatteer formeer
formuleer fotofuck fotografeer fotokopieer fouilleer fourneer foxtrot fractioneer fragmenteer franchise
frankeer frappeer fraseer fraudeer freak freelance frees freestyle freewheel frequenteer fret friemel frijn
fris frisbee friseer frituur frobel frommel frons frot fruit frustreer frut frutsel fuif fulmineer
functioneer fundeer fungeer funshop fuseer fusilleer futsel ga gaap gaar gadesla gaffel gaggel gak gal galm
galoppeer galvaniseer game gangbang ganzenbord gap garandeer garf garneer gas gasla gasteer gebaar gebeur
gebied gebruik gedenk gedij gedoog gedraag geef geel geer geeuw gehoorzaam gei geil geit gek gelast geld
geleid gelijk gelijkschakel geloof geluk genaak geneer genees generaliseer genereer geraak gerief
geringschat geruststel geschied gesel gesp gesticuleer getroost getuig geur geval gewaag gewen gewin geword
gids giebel giechel gier gijp gijzel gil ginnegap gips gireer gis gisp glaceer glad gladstrijk glans glarie
glazuur glibber glijd glim glimlach glinster glip gloei glooi gloor glorieer gluip glunder gluur gniffel
gnuif gok golf gom gons goochel googel gooi gord gordel gorgel gourmet graaf graai graas grabbel granuleer
grap gratineer grauw graveer grein grendel grens grief grien griezel grif griffel grijn grijns grijnslach
grijp grijs gril grilleer grim grimas grimeer grimlach grind grinnik grint gris groef groei groen groep
groepeer groet grol grom grommel grond grosseer grossier gruis grut gruw gruwel gulp gum gun guts gym haag
haai haak haal haast haat hack hagel hak hakkel haksel hallucineer hals halster halveer hamer hamster hand
handel handhaaf handicap hang hangglide hannes hanteer hap haper hard hark harmonieer harnas harp harrewar
haspel haven headbang headhunt heb hecht heel heenga heenloop heenrijd heers heet hef heilig heister hekel
heks hel helder help hemel hengel hengst heractiveer heradem herbegin herberg herbouw herdefinieer herdenk
herdistribueer herdoe herdoop herdruk herenig herformuleer hergebruik hergeef hergroepeer herhaal herijk
herinner herinstalleer herinterpreteer herinvesteer herkans herkauw herken herkeur herkies herkrijg herlaad
herleef herlees herleid herneem hernieuw hernoem heropen herover herpak herplaats herplant herprogrammeer
herreken herrijs herroep herschat herschep herschrijf hersmeed herstart herstel herstem herstructureer
herval hervat hervind hervorm herwaardeer herwin herzie heug heul hevel hiel hieuw hijg hijs hik hinder hink
hinkel hinnik hint hip hippel hits hobbel hobby hockey hoed hoef hoek hoepel hoer hoereer hoest hok hol
hompel honger honk honoreer hoog hooi hoon hoop hoor hoos hop hops hort hos hospiteer hossel hot hots hou
houd house houw hovenier huichel huif huil huis huiver huk hul huldig hum hunker hup huppel hups hurk hussel
huts hutsel huur huw huwelijk hype hyperventileer hypnotiseer hypothekeer ia idealiseer identificeer ijk ijl
ijs ijsbeer ijspriem ijver ijzel illustreer imiteer imker immigreer implanteer implementeer impliceer
imponeer importeer impregneer improviseer in inbed inbel inbouw inbreng incarneer incasseer incheck
incorporeer indexeer indiceer individualiseer indoctrineer indring indruk induceer industrialiseer
ineenkrimp ineenstort infecteer inga ingrijp inhaal inhaleer inhei inhoud inhuur initialiseer initieer
injecteer inkijk inkom inkoop inkt inlas inleg inlever inlog inloop inmaak innoveer inpak inplant inren
inricht inruil inschakel inschrijf insemineer insinueer insisteer inspecteer inspireer inspring installeer
instap insteek instel institueer institutionaliseer instort instroom instrueer instrumenteer instuif
integreer intensiveer interesseer interfereer internet interpelleer interpoleer interpreteer interrumpeer
intervenieer interview intimideer intoneer intrigeer introduceer inval inventariseer investeer invet
inviteer invoeg invoer invul inwerk inwoon inzamel inzet inzit ioniseer ironiseer irrigeer irriteer isoleer
ja jaag jaap jacht jakhals jakker jam jammer jank jas jat jen jengel jeuk jeuzel jij job jodel joel joep jog
join jojo jok joker jol jon jonas jong jongleer jool jou jouw jubel jubileer judas judo juich juk jureer
justeer jut kaai kaak kaal kaam kaan kaap kaard kaart kaas kaats kabbel kader kadreer kaffer kaft kak kakel
kalander kalefater kalf kalibreer kalk kalligrafeer kalmeer kam kamp kampeer kan kanaliseer kandelaar
kandideer kanker kano kanonneer kant kantel kantklos kap kapitaliseer kapittel kapseis kapsel kar
karakteriseer karaook karikaturiseer karn kart karteer kartel kartonneer karwei kas kassei kat kauw kavel
keel keen keep keer kees kef kegel keil kelder ken kenmerk kenschets kenteken kenter kerf kerk kerker kerm
kermis kets ketter keu keur keutel keuvel kever kibbel kick kickboks kid kidnap kiek kiel kielhaal kiem kien
kiep kieper kier kies kieskauw kietel kift kijf kijk kik kikker kil kim kip kir kis kissebis kist kit
kiteboard kiteskate kitesurf kits kittel klaag klaar klad kladder klak klamp klap klapper klasseer klater
klauter klauw kledder kleed kleef klei kleineer kleins klem klep klepel klepper klessebes klets kletter
kleum kleun kleur kleuter klieder klief kliek klier klik klikklak klim klingel klink klis klisteer klit
klodder kloet klok klonter kloof klooi kloon kloot klop klos klots kluif kluis kluister klungel kluns
kluppel klus kluts kluun kluwen knaag knabbel knak knal knap knapper knarp knars knarsetand knauw knecht
kneed knel knetter kneus kneuter knevel knibbel kniel knies knijp knik knikkebol knikker knip knipper
knisper knister knobbel knobel knoei knok knoop knop knor knot knuffel knuppel knutsel koeioneer koek
koekeloer koel koer koers koester koeterwaal koets koffer koffiezet kogel koketteer kokhals kokkel kokker
kokkerel kol kolder kolf kolk koloniseer kom kondig konfijt konkel konkelfoes konterfeit kooi kook koop koos
koot kop koper kopieer koppel kor korf korrel korst kort kost koter kots kotter koukleum kout kraai kraak
kraal kraam krab krabbel krak krakeel kram krans kras krauw kreng krent krep kreuk kreukel kreun kreupel
krevel krib kribbel kriebel kriek kriel krieuwel krijg krijs krik krimp kringel krinkel krioel kris kriskras
kristalliseer kritiseer kroel kroes kroezel krol krom kronkel kroon krop kruch krui kruid kruim kruimel
kruip kruis kruisig kruk krul kubeer kuch kuier kuif kuil kuip kuis kukel kukeleku kul kun kurk kus kut kuur
kwaak kwadrateer kwak kwakkel kwakzalf kwalificeer kwalster kwansel kwantificeer kwartet kwartier kwebbel
kweek kweel kwek kwel kwets kwetter kwezel kwijl kwijn kwijtraak kwijtscheld kwik kwinkeleer kwispel
kwispelstaart laad laaf laai laak labber label labeur lach ladder laiciseer lak lal lamenteer lamineer
lammer lanceer land lang langlauf langskom lanter lanterfant lap lapzalf lardeer las laster lat lauwer
laveer lawaai laxeer lazer lease lebber ledig leef leeg leeggooi leeghaal leegschud leek leem leen leer lees
leg legaliseer legateer legeer leger legitimeer leid lek lekkerbek lel leng lenig lens lep lepel leraar les
let letter leun leur leuter lever licht liefheb liefhebber liefkoos lieg lift lig lijd lijf lijk lijm lijn
lijst lik like likkebaard lil limiteer link lip liquideer lispel lob lobber lobby lodder lodderoog loef loei
loens loer log logeer logenstraf lok lokaliseer lol lonk loochen lood loods loof loog looi loon loop loos
loot lor los losbarst louter lub lubber lucht lui luid luier luierik luik luilak luim luis luister luiwammes
luk lul lummel lunch luns lurk lust luw lynch maai maak maal maan maar maas mach machtig maf magnetiseer
mail makel mal maltraiteer man manage mandateer mandie mangel manicuur manifesteer manipuleer mank mankeer
manoeuvreer marchandeer marcheer marginaliseer marineer markeer markt marl marmer martel maskeer masker
masseer mast mastiek masturbeer mat match matig mats matteer mauw maximaliseer mazel mazzel meander
mechaniseer mededeel mededing medeonderteken medewerk mediteer meen meer meerder meester meier mek mekker
meld melk memoreer memoriseer men meneer meng mengel menie mensendieck menstrueer mep mergel merk mest
metalliseer metamorfoseer mets metsel meubel meubileer meuk meur mevrouw miauw middel midgetgolf miep mier
mieter miezel miezer migreer mijd mijmer mijn mijt mijter mik milder militariseer millimeter mime min
minacht minder minimaliseer minnekoos mis misbruik misdrijf misga misleid misstap mist mistel miszei
mitigeer mitrailleer mits mix mobiliseer modder modelleer modereer moderniseer modificeer moduleer moeder
moedig moei moer moffel mok moker mol molesteer mollenkruid molm mom mommel mompel mond monitor monkel
monopoliseer monopoly monster monteer monter moord mopper mor moraliseer morrel mors mortel morzel mot
motiveer motregen mots mountainbike mout move moveer muf muis muit mummel mummificeer munt murmel murw
musiceer muteer naai naak naast nader nagel nar nas nasaleer nat nationaliseer naturaliseer navigeer neem
neerga negeer neig nek nep nestel net netel neuk neurie neus neutraliseer neuzel nevel nies niet nietsnut
nijdas nijg nijp nik niks nip nitreer nivelleer nodig noem nok nomineer nood noop nop normaliseer normeer
noteer notificeer notuleer nuanceer nul nummer nut nuttig objectiveer obsedeer observeer octrooieer oculeer
oefen offer offreer olie omarm omber ombouw omdraai omfloers omga omhein omhels omkeer omkleed omloop ommuur
omring omroep omruil omspeld omspring omtrek omval omwissel omzet onderbouw onderdruk onderduik onderga
onderhandel onderhoud onderhuur onderlijn ondermijn onderneem onderricht onderscheid onderstel ondersteun
onderteken ondertitel ondervoed onderwerp onderwijs onderzoek onduleer ontaard ontbeer ontbied ontbind
ontblader ontbloot ontboezem ontbolster ontbos ontbrand ontbreek ontcijfer ontdek ontdoe ontdooi ontduik
onteer onteigen onterf ontferm ontfutsel ontga ontgeld ontgift ontgin ontglip ontgloei ontgoochel ontgraaf
ontgraat ontgrendel ontgroei ontgroen ontgrond onthaal onthaar onthaast onthals onthard onthecht onthef
ontheilig onthoofd onthoud onthul onthuts ontkalk ontken ontkersten ontketen ontkiem ontkleed ontkleur
ontknoop ontkom ontkool ontkoppel ontkracht ontkurk ontlaad ontlast ontleed ontleen ontleer ontlok ontloop
ontlucht ontluik ontluis ontluister ontmaagd ontman ontmantel ontmasker ontmoedig ontmoet ontmunt ontneem
ontnuchter ontpit ontplof ontplooi ontpop ontraad ontraadsel ontrafel ontregel ontrief ontroer ontroest
ontrol ontroof ontruim ontruk ontrust ontscheep ontschors ontsier ontsla ontslaap ontsluier ontsmet ontsnap
ontspan ontspin ontspoor ontspring ontsteek ontsteel ontstel ontstem ontsticht ontstop onttover onttrek
onttroon ontval ontvang ontveins ontvel ontvet ontvlam ontvlek ontvlied ontvlucht ontvoer ontvoogd ontvouw
ontvreemd ontwaak ontwaar ontwapen ontwar ontwater ontwei ontweid ontwel ontwen ontwerp ontwijd ontwijk
ontwikkel ontwind ontworstel ontwortel ontwricht ontzeg ontzei ontzenuw ontzet ontzie ontziel ontzilt
ontzuur onweer oog oogst oordeel oorloog oormerk opberg opblaas opbloei opbouw opbreng opdonder opdruk
opduvel open openbaar openga openspring operationaliseer opfok opfris opga ophaal ophad ophang ophoog ophoud
opkikker opknap opkom opkoop oplaad oplazer opleg oplever oplicht oplos opmaak opmieter opneem oppas opper
opricht oproep oproer oprol oprot opruim opschort opschrijf opsodemieter opstap opstart opsteek opstel optel
optimaliseer optreed opval opvang opvoed opvoer opvolg opvraag opvul opwarm opwind opzeg opzet opzoek orakel
oreer organiseer orgel orienteer orkestreer oscilleer otter out ouwehoer overbrug overeenkom overeenstem
overhandig overkoepel overlast overnacht overplant overrompel overrule overschaduw overvleugel overweldig
overwelf paai paal paar pace pacht pacificeer paddel paf pagaai pagineer paintball pak palaver palm palpeer
pamper pand pandoer paneer panikeer pantser pap parachuteer paradeer parafeer parafraseer parasiteer
pardonneer pareer parel parfumeer parkeer parketteer parlement parlevink parodieer parse participeer party
pas pass passagier passeer pasteuriseer pastors patenteer paternoster patineer patrouilleer pats pauk
pauzeer peddel pedicuur peel peer pees pegel peil peins pek pekel pel pen pendel penetreer penseel
pensioneer pep peper percipieer percuteer perfectioneer perforeer perform perk permanent permitteer pers
persifleer persisteer personifieer pest petanque pets peur peuter peuzel picknick piek pieker piel piemel
piep piepel pier pierce pierewaai pies pijn pijnig pijp pik pikeer piket pikkel pil pimpel pin pingel
pingpong pink pinkel pionier pis pit pitch pits plaag plaaster plaats plaatsvind plafonneer plag plagieer
plak plamuur plan planeer plas plat plateer plavei playback pleeg pleister pleit plek plemp pleng plens
plensregen plet plets pletter pleur plezier plisseer ploeg ploeter plof plombeer plomp plons plooi ploot
plot plug pluim pluis pluk plus poch pocheer poedel poeder poeier poep poer poets pof pogo pointeer pok
poker polariseer polder polemiseer polier polijst politiseer politoer polo pols pomp poneer pons poog pooi
pook pool poos poot popel populariseer por portel portretteer poseer positioneer post posteer postuleer
postvat pot potlood potverteer praai praal praam praat prak prakkiseer praktiseer prang preciseer predik
preek prefereer preludeer prent prepareer pres presenteer preserveer presideer presteer pretendeer preutel
prevaleer prevel priegel priem prijk prijs prik prikkel primeer print prioriteer privatiseer probeer
procedeer proclameer produce produceer proef proest profes professionaliseer profeteer profileer profiteer
programmeer projecteer prolongeer promoot promoveer pronk proost prop propagandeer propageer prospecteer
prostitueer protesteer protocolleer prots provoceer pruil pruim pruts pruttel puber publiceer puddel puf
puil pulk puls pulseer pulver puncteer punt punter pureer purgeer purper pus push put puts puur puzzel
quadrilleer queue quoteer raad raadpleeg raag raai raak raam raap raas raaskal rabat rabbel race radbraak
radeer radicaliseer rafel raffel raffineer rag rakel raket rakker ram rammei rammel rampok ramsj rand
rangeer rangschik rank ransel rap rappelleer rapporteer raseer rasp raster rat ratel ratificeer
rationaliseer rats raus ravot reageer realiseer reanimeer rebelleer reboot recap recapituleer recenseer
recepteer recht rechtzet recidiveer reciteer reclameer recommandeer reconstrueer rectificeer recupereer
recycle recycleer red redder redeneer redigeer redresseer reduceer reed reef reep reeuw refereer reflecteer
reformeer regeer regel regen regenereer regisseer register registreer reglementeer regulariseer reguleer
rehabiliteer rei reik reikhals reil reinig reis rek reken rekruteer rel relateer relativeer relax relayeer
releveer rem remix ren rendeer renoveer rent rentenier reorganiseer rep repareer repatrieer repel repeteer
repliceer representeer reproduceer reserveer reset resideer resolveer resoneer resorbeer respecteer
respondeer ressorteer rest restaureer resteer restitueer restyle resulteer resumeer retireer retoucheer
retourneer retweet reutel revalideer revier review reviseer revolteer revolutioneer rib richt ridder riedel
riek riem rij rijd rijf rijg rijm rijp rijs rijsttafel rijtijdenwet rik rikketik ril rimpel ring ringel
ringeloor rinkel rinkink rioleer rip riposteer ris risk riskeer rist rit rits ritsel rivaliseer robbedoes
robber rochel rock roddel rodel roei roekoe roem roep roer roes roest roet roezemoes roffel rok rokeer rol
rollebol rolschaats romantiseer rommel rond rondreis rondrijd rondwaar ronk ronsel rontgen roof rooi rook
room roost rooster root ros roskam rot roteer rotzooi rouleer rouw royeer rubriceer ruft rugby ruggensteun
rui ruif ruik ruil ruim ruineer ruis ruk rumoer run rust ruw ruzie sabbel sabber sabel saboteer sakker
saldeer salueer samenga samenhang samenklemmen samenstel samenwerk sammel sample sanctioneer saneer sappel
sar sas satineer saus save savoureer scalpeer scan scandeer scat schaad schaaf schaak schaal schaam schaar
schaats schaf schaft schakeer schakel schal schalm schamp schamper schandmerk schandvlek schar scharnier
scharrel schat schater schaterlach schaverdijn schaviel scheel scheep scheer scheid schel scheld
schematiseer schemer schend schenk schep scherm scherp scherts schets schetter scheuk scheur schieman schift
schijn schik schil schilder schilfer schimmel schimp schipper schitter schmink schnabbel schob schoei
schoffeer schoffel schok schokschouder schommel schoof schooi schooier school schoolga schoon schoor schop
schors schort schotel schouder schouw schraag schraal schraap schrab schram schrank schrans schrap schreeuw
schrei schrijd schrijf schrijn schrik schrob schroef schroei schrok schrompel schroom schroot schub schud
schuddebol schuier schuif schuifel schuil schuim schuimbek schuin schulp schurk schut schutter schuur schuw
scoor scout scratch screen scrip scrol scrub seal segmenteer sein seks selecteer separeer seponeer serveer
shake shamponeer shampoo shimmy shock shockeer shop shot show sidder siepel sier signaleer signeer sijpel
sim simplificeer simuleer singel sinter sip sis situeer sjacher sjans sjap sjees sjilp sjirp sjoel sjoelbak
sjok sjor sjot sjouw skate skeeler skelter ski skim skip sla slaaf slaag slaak slaap slaapwandel slabak
slabber slacht slalom slank slap slecht slee sleed sleep slemp slenter sleur sleutel slib slibber slicht
sliep slier slijm slijp slik slinger slink slip slis slobber slodder slof slok slons sloof sloop sloot slorp
sluier sluik sluimer sluip sluis slungel slurp smaad smaak smaal smacht smak smart smash smeed smeek smeer
smet smeul smikkel smodder smoes smoezel smok smokkel smook smoor smots smous smout smuk smul smulpaap snaai
snabbel snak snap snater snauw sneef sneer sneeuw snerk snerp sneukel sneuvel snib snif snijd snik snipper
snoef snoei snoek snoep snoer snok snooker snor snork snorkel snotter snowboard snuf snuffel snuif snuister
snuit snurk socialiseer sodemieter soebat soes soigneer sol soldeer solliciteer som somber sommeer sondeer
sop sorteer souffleer soundmix soupeer spaad spaan spaar spachtelputz spalk span spar sparkel spartel spat
spatieer specialiseer specificeer speculeer speech speel speen speet spek spel speld spelemei spendeer sper
spet spetter speur spied spiegel spiek spier spies spiets spijbel spijker spijs spijzig spikkel spil spin
spins spioneer spit spits splinter split splits spoed spoel spons sponsor spook spoor sport spot spouw
sprankel spray spreek spreid spreng sprenkel spriet spring sprint sprits sproei sprokkel spui spurt sputter
spuug spuw squash squat sta staaf staag staak staal staar stabiliseer staffel stagedive stagneer stakel stal
stalk stam stamel stamp standaardiseer stang stans stap stapel start stat stationeer steek steel steen
steengril steiger stek stel stelp stem stempel stencil stenig stenotyp step sterf steriliseer sterk steun
steven sticht stift stigmatiseer stijf stijfsel stijg stik stil stillig stimuleer stink stip stippel
stipuleer stoei stoel stoep stof stoffeer stofzuig stok stol stolp stommel stomp stoof stook stoom stoor
stoot stop storm storneer stort stotter stouw straal straf strand stratego streak stream streef streel
streep strek strem streng strengel stres stretch stribbel striem strijd strijk strik strip strompel strooi
strook stroom stroop strop strubbel structureer struikel struin studeer stuf stuif stuik stuit stuiter
stukadoor stukga stuksla stulp stumper stunt stuntel stut stuur stuw style sublimeer subsidieer substitueer
sudder suf suggereer suiker suil suis suizebol suizel sukkel sul suppleer supplieer supporter surf surplace
surveilleer survival sus suspendeer swing switch symboliseer sympathiseer synchroniseer systematiseer taak
taal taan tabelleer tabernakel tackel tafel tag tak takel talie talm tamboer tamboereer tamp tamponneer tand
tango tank tap tape target tarifeer tarn tarreer tart tas tasjeskruid tast tater tatoeeer taxeer taxi teel
teem teer teerling tegemoetkom tegenga tegenwerk tekeerga teken tel telefoneer telegrafeer teleurstel telex
tem temp tempel temper temperatuur temporiseer tendeer tender tengel tennis tentoonspreid tentoonstel
terechtbreng terechtkan terechtkom terechtsta terg terroriseer terugdring terugga terugkeer terugkom
terugreis terugroep terugspring terugstoot terugval terugverdien terugvind terugvond test testeer tetter
teugel teut teuter teweegbreng tex theoretiseer tichel tier tierelier tijg tijger tik tikkel tiktak til time
timmer tingel tink tinkel tint tintel tinteloog tip tippel tiranniseer titel titreer tjap tjilp tjingel
tjirp tjok toast tob tocht toef toega toekan toekom toelicht toep toepas toer toernooi toesnel toet toeter
toets toeval toevoeg toevoer toezing toiletteer tok tokkel tol tolereer tolk ton tong tooi toom toon toonzet
toorn toost top toren torn tornooi torpedeer tors tortel tos totaliseer toucheer tour touw touwtjespring
tover traaf traan traceer tracht train traineer trakteer tralie tram trancheer transcendeer transfereer
transformeer transmuteer transpireer transponeer transporteer trap trappel tras traumatiseer traverseer
treed tref treil trein treinsurf treiter trek trekkebek treur treuzel trieer trigger trijs triktrak tril
trim triomfeer trip trippel tris trits troef troetel troggel trom trommel tromp trompet trompetter troon
troost tros trotseer trouw tsjilp tsjirp tuchtig tuf tui tuier tuig tuimel tuin tuinier tuis tuit tuk tunnel
turf turk turn tut tutoyeer tuur tweet twijfel twijn twinkel twist typ typeer uit uitbuit uitdraai
uiteenbarst uiteenloop uiteenspat uiteenval uiteenzet uitplant unificeer uniformeer unzip update upgrade
upload urineer urm vaag vaar vaardig vaat vaccineer vadem vader val valideer valoriseer vang varieer vast
vasthoud vat vedel veeg veel veer veest vegeteer veil veins vel vendel vendelzwaai vent ventileer
veraangenaam verabsoluteer veracht verachter veradem verafgood veralgemeen veralgemeniseer veramerikaans
verander veranker verantwoord verarm verbaas verbaliseer verban verbaster verbeeld verbeen verbeest verbeid
verberg verbeter verbeuzel verbied verbijster verbind verbitter verbleek verblijd verblijf verblik verblind
verbloed verbloem verbloos verbluf verboer verbouw verbrand verbras verbreed verbreek verbreid verbrijzel
verbrod verbroeder verbrokkel verbrui verbruik verbuig verchroom vercijfer verdaag verdamp verdapper
verdedig verdeel verdek verdelg verdenk verderf verderga verderzet verdicht verdien verdiep verdiets verdik
verdisconteer verdoe verdoem verdoezel verdom verdonker verdonkeremaan verdoof verdool verdor verdraag
verdraai verdriedubbel verdrievoudig verdrijf verdring verdrink verdroog verdroom verdruk verdubbel
verduidelijk verduister verduits verdun verduur verduurzaam verduw verdwaal verdwaas verdwijn veredel
vereelt vereen vereenvoudig vereenzaam vereenzelvig vereer vereeuwig vereffen vereis vereng verengels
verenig verenkel vererf vererger vereven verf verfijn verfilm verflauw verfoei verfomfaai verfraai verfris
verfrommel verg verga vergaap vergaar vergal vergaloppeer vergas vergast vergeef vergeestelijk vergeld
vergelijk vergemakkelijk vergezel vergiftig vergis vergist verglaas verglijd vergoddelijk vergoed vergoelijk
vergok vergood vergooi vergram vergrendel vergrijp vergrijs vergroei vergroot vergruizel verguis verguld
vergun verhaal verhaar verhaast verhandel verhang verhapstuk verhard verhaspel verheel verheerlijk verhef
verhelder verhelp verheug verhevig verhinder verhip verhit verhoed verhoer verhollands verhonger verhoog
verhoop verhoor verhoud verhout verhovaardig verhuis verhul verhuur verifieer verijdel verijs verinnerlijk
verjaag verjaar verjong verkalk verkanker verkap verkas verkavel verkeer verken verkenmerk verketter verkeur
verkies verkijk verkil verklaar verklank verklap verkleed verklein verkleum verkleur verklik verkloek
verkloot verknecht verkneukel verkneuter verknip verknoei verknoop verkoel verkommer verkond verkondig
verkook verkool verkoop verkoper verkort verkracht verkramp verkreuk verkreukel verkrijg verkrimp verkrom
verkrop verkrot verkrui verkruimel verkuil verkwansel verkwijn verkwik verkwist verlaad verlaag verlaat
verlak verlam verlang verlangzaam verlap verleen verleer verlees verleg verleid verlekker verleng verlep
verlet verlevendig verlicht verlies verlig verlijd verlok verloochen verlood verloof verloop verloot verlos
verlucht verluchtig verluid verlustig vermaak vermaal vermaan vermager verman vermarkt vermeen vermeerder
vermei vermeld vermeng vermenigvuldig vermenselijk vermijd verminder vermink vermoed vermoei vermolm vermom
vermooi vermoord vermors vermorzel vermurw vernaai vernacht vernagel vernauw verneder vernederlands verneem
verneuk vernevel verniel vernietig vernieuw vernikkel vernis vernoem veronachtzaam verongelijk verongeluk
verontrust verontschuldig verontwaardig veroordeel veroorloof veroorzaak verootmoedig verorber verordineer
verouder verouwelijk verover verpacht verpak verpand verpats verpauper verpersoonlijk verpest verpieter
verplaats verplant verpleeg verplet verpletter verplicht verpoos verpoot verpop verpot verpraat verpruts
verpulver verraad verras verregen verreis verrek verreken verricht verrijd verrijk verrijs verrimpel verroer
verroest verrol verrook verrot verruil verruim verruk versaag versas verschaal verschaf verschalk verscheel
verscheep verscheid verschenk verscherp verscheur verschijn verschik verschil verschoon verschop verschraal
verschrijf verschrik verschroei verschrompel verschroot verschud verschuif verschuil versier versimpel
versjacher versjouw versla verslaap verslecht verslechter versleutel verslik verslind verslinger verslof
verslons versmaad versmal versnel versnipper versnoep versober versoepel verspeen versper verspied verspil
verspin versplinter verspreid verspring versta verstar verstel versterf versterk verstevig verstijf verstik
verstil verstok verstom verstomp verstook verstoor verstout verstrak verstrek verstrengel verstrijk verstrik
verstrooi verstuif verstuik verstuur versuf vertaal vertak vertap vertas verteder verteer vertegenwoordig
verteken vertel verteut vertienvoudig vertik vertil vertimmer vertin vertoef vertolk verton vertoon vertoorn
vertraag vertrap vertrappel vertreed vertrek vertroebel vertroetel vertroost vertrouw vertui vertwijfel
vervaag vervaar vervaardig verval vervals vervang vervat verveel verveelvoudig verveen vervel ververs vervet
verviervoudig vervijfvoudig vervilt vervlak vervlieg vervloei vervloek vervluchtig vervoeder vervoeg vervoer
vervolg vervolledigt vervorm vervracht vervreemd vervroeg vervuil vervul verwaai verwaardig verwaarloos
verwacht verwar verwarm verwas verwater verwed verweef verweek verweer verwees verweid verwek verwelk
verwelkom verwen verwens verwerf verwerk verwerkelijk verwerp verwezenlijk verwijd verwijder verwijf verwijl
verwijs verwik verwikkel verwilder verwin verwissel verwittig verwoest verwond verwonder verwoon verwoord
verword verzaad verzaag verzaak verzacht verzadig verzak verzamel verzand verzeg verzegel verzeil verzeker
verzelfstandig verzend verzeng verzet verzie verziek verzilt verzilver verzin verzink verzinnebeeld verzoek
verzoen verzoet verzorg verzot verzout verzucht verzuim verzuip verzuur verzwaar verzwak verzwelg verzwijg
verzwik verzwind vest vestig veter veto vezel vibreer vier vijl vijs vijzel vil vind vinger vink vis viseer
visiteer visualiseer vit vlag vlak vlam vlas vlees vlei vlek vlet vlied vlieg vlieger vlij vlijm vlinder
vloei vloek vlok vlooi vlot vlucht vlugger vocaliseer vocht voed voeder voeg voel voer vogel vol volg
volhard volley volleybal voltigeer vomeer vonk vonkel vonnis voorafga voorbijga voortga voortkom voortplant
voos vorder vorm vors vouw vraag vrees vries vrij vrolijk vuilbek vul vulkaniseer vut vuur waad waag waai
waaier waak waal waan waarborg waardeer waarzeg wacht waggel wakker wal walg walk wallebak walm wals wam wan
wanbof wandel wanhoop wankel want wapen wapper war warm warrel was wasem water waterski watteer wauwel
webwinkel weck wed wederkeer wederkom wedijver weef weeg week weekend weer weerhoud wegga wegspring wegwerp
weid weifel weiger wek wel welk wemel wen wend wenk wens wentel werf werk werp wervel westelijk wet wettig
whatsapp wichel wiebel wied wieg wiegel wiek wiel wielren wiemel wierook wiewauw wijd wijk wijl wijs wijzig
wik wikkel wil willig wimpel win wind windsurf winkel winter wip wis wispel wissel wit witwas woed woeker
woel wok wolf wolhandel wond wonder woon word worg workshop worstel wortel wraak wrattenkruid wreek wriemel
wrijf wrik wrikkel wring wrocht wroet wrok wuif wurg wurm yahtzee yel zaag zaai zabbel zabber zadel zak zal
zalf zalig zamel zand zanik zant zap zeef zeem zeep zeg zegel zegen zegepraal zeik zeil zeker zemel zend
zeng zet zetel zeul zeur zever zicht zie zied ziek zieltoog zift zigzag zijg zin zinder zing zink zip zoef
zoek zoem zoen zoet zolder zomer zon zonder zondig zonnebaad zoog zool zoom zorg zottebol zout zucht
zuidelijk zuig zuip zuiver zuur zwaai zwabber zwachtel zwak zwalk zwalp zwam zwans zwart zwavel zweed zweef
zweel zweem zweep zweer zweet zwel zwelg zwem zwendel zwengel zwenk zwerf zwerm zwets zwicht zwiep zwier
zwijg zwijm zwijmel zwijn zwik zwingel zwirrel zwoeg
`

export const adjectives = `
aangewezen aansprakelijk aanwezend aardig aards aartslui abel absent academisch achtbaar achterst actief
adaptief aderig aderlijk administratief adolescent adoptief afhankelijk afkoopbaar aftrekbaar afwaarts
afwijkend agogisch akoestisch alcoholisch alleenstaand allemachtig allround alternatief anaal ander angstig
antiek antraciet apert aprils aritmisch arm astraal astronaut attent automatisch automobiel avers baar
baarlijk baars bang bankroet bar barbaars barok bars basisch bedaard bedroefd beeldig befaamd begaafd
begroot behaaglijk beheerst behuisd behuwd beinvloed bejaard bekeken bekend bekleed beklemd bekwaam
belanghebbend belust bemiddeld bemiddelend bemind benauwd benedenst benedictijns benig bepaald bepalend
berekend beroemd beroerd beschaafd beschermd beschermend beschikbaar beschouwelijk beslist best bestemd
bestendig bestuurbaar betaalbaar beter beurs bevoegd bevolkt bevoorrecht bevorderend bevrucht bewogen
bewolkt bewust bezand bezig bezopen bezorgd bezwaard billijk binnenlands binnenst biotisch bits bitter
bladig blak blank blauw bleek blij bliksems blind blits blo bloedig bloemig blond bloot boeiend boekachtig
boers bol bont boos bot boud bout bovenst braaf brak breed briljant brisant broeds bros bruin brut brutaal
buikig buitenlands bulderend burgerlijk calorisch camel categoriaal cellulair centrifugaal centrisch
ceremonieel chemisch chirurgisch christelijk chromatisch chronisch cirkelvormig civiel close collectief
combinatief commissionair communicatief communistisch compact complex conform conjunct conservatief
consistent constructief content continentaal continu cool correctief courant creme creools crimineel cru
cultureel cursief daags dagelijks dartel datief debiel decimaal deemster defect deftig deksels delinquent
dement democratisch dertig deskundig destructief diagonaal dicht didactisch dienstig diep dier dik diluviaal
dimensionaal dinsdags direct dissident divers doctoraal dof dol dom donder donderdags donders donker dood
doods doof doordacht doorkneed doorwond dor dorps dorstig down drachtig dradig dragend dras driekwart
driemaands driest driftig droef droevig droog druk dubbel duf duffels duister duivels duizendjarig dun duur
dwars dynamisch echoend echt echtelijk economisch edel educatief eenvoudig eerbaar eerbiedig eerder eerlijk
eerst eerwaard effectief efficient egaal eigen eindig electoraal elektrisch elk energetisch energiek eng
enig enkel enthousiast eoceen equivalent erfelijk ernstig esthetisch euvel evenredig expres extreem
extremistisch failliet farmaceutisch favoriet fel feministisch ferm fier fijn fiks filiaal filosofisch
fiscaal fit flauw flexibel fluorescent fonetisch fonisch fossiel fout frank frequent fris frontaal
functioneel fundamentalistisch fysiologisch fysisch gaaf gaar gallig gans gauw gay geaderd geanimeerd
gebeiteld gebeugeld geblaard gebladerd gebrekkig gebuikt gebult gechipt geclusterd gedateerd gedempt
gedreven gedrongen gedrukt gedurfd gedwongen geeerd geeffend geeigend geeist geel geelektriseerd
geemailleerd geent geenterd geepileerd geergerd geestig geetiketteerd geetst gefohnd gegeeld gegeven gegolfd
gegomd gegrond gehaaid gehaast gehandicapt gehandschoend gehard geheel geheim gehoorzaam gehuisd gehumeurd
gehutst geidentificeerd geil geimponeerd geimpregneerd geinkt geinterviewd geisoleerd gejaagd gek gekarteld
gekend gekerfd gekleurd gekraald gekuist gekwalificeerd gekwartierd gelaagd geldig geleed geleerd gelend
geletterd geliefd gelijk gelijkvloers gelobd geloosd gelovig gelukkig gemaakt gemaald gemakkelijk gemanierd
gemaskerd gematigd gemeen gemeentelijk gemengd gemiddeld gemoed gemoedereerd gemotiveerd gemunt gemutst
genaast genadig generaal generiek genetisch geneusd genoegzaam genootschappelijk geoefend geografisch
georienteerd gepast gepeperd gepolijst gepunt gepurperd geraakt gerechtelijk gerechtigd geregeld geregend
gerekt gerelaxt gericht gering gerokt gerust ges gesausd geschapen geschikt geschoold geschreven geslaagd
gesluierd gesmeerd gespecialiseerd gespierd gespind gespleten gesproken gesteeld gestolen gestoord gestrekt
gestreng getapt getrouw geus gevaarlijk gevernist gevierd gevind gevleesd gevoelig gevorderd gevormd
gevraagd gevreesd gevuld gewaagd gewenst gewestelijk gewichtig gewild gewoon gezegend gezellig gezet gezond
gierig gis glaciaal glad glunder gnostisch goed goedheilig goedkoop gotisch graag grafisch gram grauw
griezelig grif grijs groen grof grondig groot groots gruwelijk gruyere gul gulden gulzig haaks half
halfsteens halogeen handig hard harig harmonisch hartig hebberig hecht heel heerlijk heet heilig hel helder
hels hemels hersmeed hertogelijk herverdelend high hip historisch hoekig hoeks hol honderdjarig
honderdvijftigjarig honds hoofdig hoog hoogedel hoornig horig hot houdend huidig hups huwelijk huwelijks
hybride hygienisch hypnotisch ideaal ideologisch idioot ieder iel ijdel ijl immuun impressionistisch inbaar
indom industrieel inhoudelijk initiaal initieel inlaag insolvent integraal intelligent intensief intern
internationaal international interpretatief intiem invariant invert inwaarts ironisch islamitisch jaarlijks
jaloers jammer jammerlijk jong joods journalistiek kaal kabeljauws kachel kalkoens kalm kamp kantig kapitaal
karakteristiek kardinaal kartuizer kathedraal katholiek kenbaar kerkelijk kerks ketters keurig kien kies kil
kinds kinetisch klaar klam klapbaar klein kleurig klinisch kloek knap knopig knots koel koest koloniaal
komiek komisch koppig kops korrelig kort koud krachtig krank krankzinnig kras kreupel kriel krijgsgevangen
kritiek kritisch krom kubiek kuis kundig kunstig kut kwaad kwalitatief laag laat laf lak lakens laks lam
landloos lang lasterlijk lastig later lateraal lauw ledig leed leeg leep leg legaal lek lelijk lenig lest
leuk levendbarend liberaal licht liederlijk lief lijp lijvig link linker links listig literair live lobbig
loens log logisch logistiek lokaal lokkig lomp loops loos los losbaar louter lui luid lumbaal lustig luw lux
maandags maandelijks maanvormig maatschappelijk machtig maf mager magnetisch mak makkelijk mal mals
maniakaal manifest mank mans masochistisch massief mat materialistisch materieel matig mechanisch
medelijdend mediaal medisch meer meerder meerderjarig meest meesterachtig meesterlijk melig melkachtig menig
menselijk mentaal methodologisch metrisch meubilair middel middeleeuws mies mild militair militant min
minder mineraal minuut mirakels misselijk mobiel modern modernistisch modisch moe moederlijk moedig moee
moeilijk mogelijk moleculair monter mooi motorisch muf multipel murw muzikaal naakt naar naast nader nat
nataal nationaal nationalistisch natuurlijk nauw negatief negentig neolithisch nep nerveus nervig nes net
neurotisch neutraal nietig nieuw nijdig nijver nipt nodig normaal nors nuchter numeriek nut nuttig nylon
objectief obligaat oceanisch offensief ogelijk olympisch omkleed omspeld onaf onafhankelijk onbekwaam
onbeleefd onbeschoft onbevoegd onbewoonbaar onderhands onderst ondersteunend ondervoed ongeldig ongelijk
ongelukkig ongerust ongeschikt ongewenst onmogelijk onnozel onroerend onschuldig ontaard ontbloot ontheemd
ontkleed ontkracht ontleed ontologisch ontsteld ontvlucht ontwikkeld onveilig onverbindend onvriendelijk
onvrij onwaar onwaardig onzeker oosters opblaasbaar open openbaar operatief oplosbaar opperbest optreed
opwaarts oraal ordelijk ordinair organisatorisch orthodox oud ouderlijk ouwelijk overdruk overeenkomstig
overoud overstijgend paap paaps paar paars paraat paradox parallel parlementair particulier passief pat
patent pathisch pedagogisch pedofiel perifeer permanent personeel pessimistisch pet peuterig piramidaal plat
plattelands pleistoceen plichtig plomp plots polair politiek polyester pondsgewijs populair portabel
positief positioneel postviraal potentieel potig present prinselijk privaat prive problematiek productief
prominent proportioneel protestants psychiatrisch psychisch psychologisch psychotherapeut publiek puik
puntig puntloos puur raak rabbijns rad radiaal radicaal rangerend rank rans rap ras rauw rebels recht
rechtelijk rechter rechterlijk rechts redactioneel redzaam ree reed reflectief reformatorisch rein rekbaar
rekkelijk relaxt relevant remonstrants resistent respectvol revolutionair rijk rijns rijp ril ritueel roerig
romantisch rond rood rooms ros rot rouw rouwig rubber ruig ruim rul ruw saai safe sakkers sappig satans
sceptisch schaar schaars schadeloos schamper schappelijk scharlaken scheef scheel scheidbaar schel schelms
schendig scherp schimmig schitterend schokkend schools schoon schor schots schouw schraal schuin schuins
schuldig schurft schuw secundair seksueel senior sensitief serieus sierlijk simpel simultaan sip slaafs slak
slank slap slaperig slecht sleeend slim slof sluik sluiks sluit sluw smakelijk smal smeu snel sneu snood
sociaal socialistisch soep soft solitair somber sonisch spannend speciaal special specifiek spectraal speels
spits spoedig sportief sprietig staag staats stads stamp stapel star statelijk statig statisch statistiek
stedelijk steeds steels steil stellig stemmig stenig sterk stijf stil stipt stoer stoffelijk stofloos stom
stomp stoots stoppelig stout straf strafbaar strak stram strekkend streks streng stretch strikt structureel
struis stuk stuurs suf super superbe symmetrisch synchroon synoniem synthetisch taai tachtig talig tam
tandeloos taps technisch teer telbaar temporaal terecht terig terra territoriaal terroristisch tets teut
tevreden textiel theatraal theistisch theoretisch therapeutisch thermaal tienjarig tierig tijdelijk tijdig
tijdloos tips toevallig tof tonisch tops totaal traag traumatisch treurig tripartite triviaal tropisch trots
trouw tuk tweedehands typisch uniform universitair urologisch vaag vaal vaar vaardig vaderlands vaderlijk
vadsig valide vals variant vast vatbaar veeg veel veertig veil veilig verafgood verantwoord verantwoordelijk
verbaasd verblind verbreed verdacht verdord vergelijk vergiftig vergood verheven verhit verhogend verkeerd
verkleed verkort verkracht verkrijgbaar verlaat verlegen verlicht verliefd verlood verloot vermaard vermoeid
vermogend vernist verontrust verplicht verplichtend verroest verrot vers verschillend verschrikt verschroot
versmaad versnellend verstorend verstrekkend vervelend vervreemd verwant verwend verwoest verworven verzaad
verzorgd verzot vet vijandig vijftig vinnig violet viraal virtuoos visachtig visueel vlak vlakkig vloeibaar
vloeiend vlot vlug vocaal vochtig vol voldaan volgend volks voltijds volwassen voorkomend voornaam voorst
voorwaardelijk voos vorstelijk votief vreemd vriendelijk vrij vrijdags vroed vroeg vrolijk vroom vrouwelijk
vuil waak waaks waar waard waardig wak wakker wan wankel warm wee weee week weerbaar weids wekelijks weledel
welk welkom wendbaar werelds werkelijk werkzoekend westelijk wetenschappelijk wetgevend wettelijk wettig
wichtig wijd wijs wild willig winters wis wisbaar wit woensdags woest wonder woordelijk wrak wrang wreed
wrevel wulps zacht zakelijk zalig zat zaterdags zeer zeker zelfstandig zenuwachtig zestig zeventig ziek
zielig zigzag zilverachtig zilverig zindelijk zinnig zintuiglijk zoet zomers zondags zondig zot zout zuchtig
zuidelijk zuinig zuiver zuur zwaar zwak zwanger zwart
`
