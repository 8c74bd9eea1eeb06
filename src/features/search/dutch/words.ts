/**
 * Bases of simple Dutch words. Those with a hyphen behind them are hardly ever part of another word.
 * Made by scripts/dutch-words.ts from the word lists of OpenTaal: © 2006-2020 OpenTaal, © 2001-2005 Simon Brouwer and
 * others, © 1996 Nederlandstalige TeX Gebruikersgroep, https://opentaal.org, used under CC BY 3.0
 * (https://creativecommons.org/licenses/by/3.0/). Selected, folded and sorted by kind here.
 */
export const nouns = `
aagje- aagt aai aaibaarheid aaiing- aak aal aalbes aalfuik- aalkorf- aalkuip- aalmoes- aalmoezenier aalpomp-
aalput- aalspeer- aalstal- aambeeld- aambei- aanbak- aanbeeld aanbesteding aanbeveling aanbidder aanbidding
aanbidster aanbied aanbieder aanbieding aanbind- aanblaas- aanblijf- aanbod aanbouw aanbreng aanbrug-
aandacht aandak- aandeel aandeelhouder aandelenoptie aandoening aandraag- aandraai- aandrang aandrift-
aandrijf aandrijver aandrijving aandring- aandruk aanduiding aangeef aangelegenheid aangever- aangezicht
aangifte aanging- aangrijp- aangrijping aangroei aanhaak- aanhaal- aanhalig- aanhaling aanhang aanhanger
aanhangsel aanhankelijkheid aanhechting aanhef aanhing- aanhoud aanhouding aanjaag aanjager- aanklaagster
aanklager aankleed aanklik- aanknoping aankom aankomst aankondiging aankoop aankoper- aanlanding aanleer-
aanleg aanleiding aanleun aanlevering aanloop aanmaak aanmaan- aanmaning aanmeer aanmeet- aanmeld aanmelding
aanmoediging aanname aanneem aannemer aanneming aanpak aanpas- aanpassing aanplak aanplant aanplanting
aanraak aanrader- aanraking aanrecht aanrijding aanroep- aanschaf aanschaffing aanschouwing aanslag aansluit
aansluiting aansnoer- aanspan- aanspraak aansprakelijkheid aanspreek aansteek aansteker aanstel aanstelling
aanstoot- aantal aantast- aantasting aantekening aantijging aantoon aantrede- aantrek aantrekkelijkheid
aantrekker aantrekking aanvaard aanvaarding aanval aanvaller aanvang aanvaring aanvecht- aanving- aanvlieg
aanvoel- aanvoeling aanvoer aanvoerder aanvraag aanvrage aanvrager aanvul aanvulling aanwas aanwerving
aanwezigheid aanwijs aanwijzer aanwijzing aanwinst aanzegging aanzet aanzicht aanzuig aanzuivering aap
aapmens- aar aard aardas- aardbei aardbeving aarde aardigheid aarding aardlek aardlus- aardpek-
aardrijkskunde aardster- aardvlo- aardwas- aars aarsdarm- aarsgat- aarsvin- aarzel aas aasbloem- aasdier-
aasemmer- aaseter- aasgier- aasjager- aaskever- aassoort- aasvis- aasvlieg- aasvogel- aaszak- aat- abactis-
abacus- abaja- abattoir- abc- abces abdij abdis- abdomen- abeel ablatie ablatief- ablutie- abonnee
abonnement aborteur- abortus abraham- abri abrikoos abscis- absence- absent absentie absorptie abstinentie
abstract- abstractie abt- abuis- acacia academie acanthus acceleratie accent accept acceptatie acceptgiro
acces- accessie- accessit- accessoire accident- accijns accolade- accommodatie accordeon account accountant
accreditatie accres accu acculturatie accumulatie accumulator ace acetaat achillespees acht achtbaar achter
achteraf- achteras- achterbalk achterban achterbuur achterbuurt achterdek achtergrond achterham achterhoede
achterhoofd achterkant achterland achterlicht achterom- achterruit achterstand achterste achteruitrij
achtervolging achterwiel achting achtling- achtste- achtvoud- acme- acne acoliet- acquisiteur acquisitie
acquit- acre- acrobaat acrobate- acrobatiek acroniem- acryl acrylaat- act acte- acteer acteur actie actieve
actinide- activa activatie activering activisme activist activiste activiteit actor actrice actualiteit
actuaris- actuator- actum- acupunctuur adagio- adagium- adaptatie adapter adat addax- addendum- adder
addergif- addict- additie additief- adductor- adel adelaar adellijk- adem ademhaling ademteug- adenoom-
adept- ader adhesie adjudant adjunct- administrateur administratie admiraal admiraliteit admissie-
adolescent adonis adoptant- adopter- adoptie adoratie- adrenaline adres adressering adult- adv advent
adverteerder advertentie advies advisering adviseur adviseuse advocaat advocate aed- aerobic aeroclub-
aeronaut- aerosol afbak afbakening afbeelding afbetaling afbijt afboeking afbouw afbraak afbreek afbreker-
afbreking afbreuk afdak- afdaler- afdaling afdek afdekking afdeling afdichting afding- afdoening afdracht
afdrager- afdrijving afdruk affaire affect- affectie affiche affix- affodil- affront- affuit- afgang-
afgevaardigde afgezant- afghaan- afgietsel afgifte afging- afgod afgodin- afgraving afgrond afgunst- afhaal
afhaker- afhaler- afhaling- afhandel afhandelaar afhandeling afhang afhankelijk afhankelijkheid afhing-
afhuring- afkap afkapping afkerig- afkering- afkeur- afkeuring afkick afkijker- afkoel afkoeling afkoker-
afkom- afkomst afkondiging afkoop afkoopbaar afkoping- afkorting aflaat aflader- aflading- aflegger- afleid
afleider afleiding aflever aflevering aflezer- aflezing afloop aflos- aflosser- aflossing afluister afmaker-
afmaking- afmars- afmeld afmeting afname afneem- afnemer afneming aforisme- afpaling- afperser- afpersing
afrader- afreis afrekening afrikaan- afrit afro afroep afroeper- afroeping afrol afromer afroming- afrond-
afronding afscheid afscheider afscheiding afscherm afscherming afschot afschrift afschrijving afschrikking
afslag afslager- afslank afslanking afsluit afsluiter afsluiting afsmelt- afsnijding afspeel afspiegeling
afspraak afspring- afstamming afstand afstapje- afsteker- afstelling afstem afstemming afsterving afstoting
afstudeer aft aftakas- aftakeling aftap aftapper- aftapping aftast- aftel afterpil- aftershave aftersun-
aftocht- aftopping aftrek aftreksel afvaardiging afvaart- afval afvaller- afvallig- afvalling afving-
afvloeiing afvlucht- afvoer afvuring- afwacht- afwas afwaskom- afwasser- afwatering afweer afweerraket
afweging afwering- afwerk afwerker- afwerking afwezig- afwezigheid afwijk- afwijking afwijzing afwikkeling
afzakker- afzegger- afzender- afzet afzetsel- afzetter- afzetting afzondering afzuig afzuiging agaat- agame-
agape- agave agence- agenda agendering agens- agent agente agentschap agentuur agglomeratie aggregaat
aggregatie agio agitatie- agitator- agitprop- agnost- agoeti- agogisch agonist- agoog- agraaf- agrarier-
agressie agressor- agronoom- ah- ahorn ai- aids aigrette aigu- aikidoka- aio air airbag- airbrush- airbus-
airco airconditioning airmile- airport- airstrip- ais ajuin ajuinbol- akant- akela- akelei- aker akker
akkoord akolei- akoniet- aks- akst- akte aktetas- alarm alarmbel alarmering alarmist- alarmlus- albast
albatros albe albedil- albino- album alcohol aldehyde alertering aleviet- alfa alfabet alfabetisering alg
algebra algoed- algoritme alias- alibi- alien alikruik- alimentatie alinea alk alkalimetaal alkoof-
alleenstaande- allegaar- allegro- allel- alleluja- alleman allergie alles alliage- alliantie allocatie
allofoon- allomorf- alloniem- allopaat- allround allrounder- allure- allusie- alm alma- almacht almanak
almaviva- almogend- aloe- alp alpaca alpentop- alpinist- alpino alruin alsem alt altaar alternatie
alternatief altfluit- althea- althobo- althoorn- althoren- altist- alto- altruist- altsax- altstem-
alttoets- altviool- alufolie- aluin aluminium alumnus- alver alverman- alvleesklier alweter- alzheimer
alzijdig- ama amah- amalgaam amalgama- amanda- amandel amant- amarant amarillo- amateur amazone ambacht
ambassade ambassadeur amber ambiance- ambitie ambo- ambras- ambt ambtenaar ambtseed- ambulance amendement
amerij- amerikanisme amethist- ameublement amfetamine amfibie amfoor- amfora- amice- amict- amicus- amide
amigo- amine aminozuur ammoniak ammoniet- ammonium amnestie amoebe amok amortisatie amperage- ampere ampex-
amplitude ampul- amputatie amulet- amuse- amusement amylase- anaconda- anagram- analist analogie analyse
analyseer anamnese ananas anapest- anarchist anathema- anatomie- anatoom- anbi- ancien- ancienniteit
andante- andere- anderhalvemeter andijvie andoorn- andoren- androide- anekdote- anemoon anesthesie angel
angelus angisa- anglist- angora angst angstig anijs aniline animatie animator- animus- anion- anita-
anjelier anjer anker ankerlier anklet- annexatie annonce annuiteit annulering anode anomalie- anonymus-
anorak- anorexia ansicht ansjovis ante antecedent antenne anti- antibiotica antidiscriminatie antiek
antifoon- antigif antilope antinazi- antipode- antiquariaat antislip antispeculatie antitrust antivries
antoniem- antrax antwoord anus anw- aoristus- aorta apache apartheid apartje- apatride- apenbos- apenkop-
apennoot- apenpak- apercu- aperij- aperitief apertuur- apin- apk- apneu apocalyps apocope- apograaf-
apologie- apoloog- apostaat- apostel apostil apostrof- apotheek apotheker apothema- app apparaat apparatuur
appartement appel appelaar- appelras appelsap appelsien appendage appgroep- applaus applet- applicatie
applique- appreciatie appstore- april aprilgek- aprilmop- apsis- aquaduct- aquanaut- aquarel aquarium
aquatint- aquifer- ara arabesk- arabica arabier- arabist aramide arbeid arbeider
arbeidsongeschiktheidsverzekering arbeidster arbiter arbitrage arboarts- arbodienst arbonorm- arcade-
arcadia- arcanum- arcering- archeologie archeoloog archief archipel- architect architecte architectuur
archivaris archivering arduin are- area- areaal arena arend argot- argument argumentatie argus- argwaan-
aria arier aristocratie ark arm armada- armatuur arme armee armoe armoede armoedig- armzwaai- aroma aroom-
arpeggio- arrangement arrangeur array- arrest arrestant arrestatie arrive- arrivist- arrondissement arsenaal
arsenicum artefact- arterie articulatie artiest artieste artikel artillerie artisjok- artritis- arts
artsenij- artwork- as- asbak asbelt- asbest asbus- asceet- asemmer- asfalt asgat- ashoop- ashram- asiel
asielkat- askar- askegel- askussen- asla- aslaag- aslade- aslager- aslast- aslijn- aso aspect asperge
asperger aspic- aspirant- aspiratie aspirine aspot- aspunt- asregen- asrest- assagaai- assegaai- assem
assemblage assemblee assepoes- assepoester assertie- assertiviteit assessment assessor- asset assimilatie
assist assistent assistente assistentie associatie associe- assortiment assumptie assurantie ast aster
asterisk- astma aston- astronaut astronomie astronoom asurn- asvaalt- aswolk- asymmetrie atalanta- atavisme-
atelier aterling- atheist- atheneum atlant- atlas atleet atlete atletiek atmosfeer atol- atomist- atoom
atrium- atrofie attaca- attache attachee- attaque- attent attentie attest attestatie attitude attractie
aubade- auctie- aucuba- audicien- audientie audio audit auditeur auditie auditor- augurk- augustijn augustus
aula- aura- aurelia- aureool- aussie- autaar- auteur autisme autist- auto autobox- autocar- autocorrelatie
autocue- autodafe- autodak- autodek- autogek- autogyro- automatenhal automatisering automobiel automobilist
autoniem- autonomie autonoom- autoped- autopsie autoriteit autostrade autowas autowrak- avance- avatar- ave
avegaar avenue- averij- aversie aviateur- avifauna- avis- avocado avond avondzon- avontuur award- axel-
axioma- axolotl- axon- ayatollah azalea- azc- azijn azimut- azuur baad baadster- baai baakgeld- baal
baaldag- baalzak- baan baar baard baardaap- baardmos- baardvin- baarkruk- baarmoeder baars baas baat baba-
babbel babe babi- baboe- babs- baby babyaap- babybox- babydoll- babylijk- babypop- babysit babyvet-
baccarat- bacchant- bachelor bacil back backbone- backer- backing- baco bacove bacterie bad badcape-
badding- bader badge badjing- badlaken- badmat- badminton badzonne- bagage bagatel bagel- bagger baghera-
bagno- baguette- bahco- baisse baissier- bajadere- bajes bajonet bak baken baker bakermat- bakker bakkerij
bakkerin- bakkes bakkie- bakmix- baksel- baksjisj- bakster- baktarwe- baktrog- bakvet- bakwagen- bal
balalaika balanceer balans balatum- balein balg balie balije- baljuw balk balkon ballad- ballade ballast
ballet balling ballon ballotage ballroom balsem balseming balts baluster- bama bamafoon- bamboe bami banaan
banaat- band bandage- bandera- banderol bandiet bandjir- bandoneon bandrem- bangerd- bangerik- bangheid-
banier banjir- banjo bank banket bankier bankroet bankrun- banlieue- banner banteng- baobab baptist bar
bara- barak barbaar barbecue barbeel- barbershop barbier barblad- barcode bard bardame- bareel bareigenaar
barema- baret barette- barge- baribal- baring barista- bariton barium bark barkas barkast- barkruk- barman-
barmeid- barok barometer baron barones- baronie- barrage barre barrel- barricade barriere bars barst
bartafel- barvrouw- barzoi- bas basaria- bascule basdrum- base baseball baseline- basement- basfluit-
bashoorn- bashoren- basilica- basilicum basiliek basilisk- basis baskant- basket baskiet- baslijn- basmati-
basnoot- basset bassin bassist basspel- basstem basta- bastaard basterd bastide- bastion- bastoon- bastuba-
basviool- baswerk- bat bataat- bataljon batch batik baton- batter- batterij batting baudrate- bauxiet
bavarois- bavet- baviaan- baxter- bazaar- bazig- bazin bazooka- bazuin bbp- beachvolleybal beademing beagle-
beambte beamer- beaming- beantwoord beat beatbox- beater- beatlesk- beatmis- beaute- beauty bebakening bebop
bebossing bebouwer- bebouwing bed bedaard bedaking- bedank bedding bede bedeesd- bedekking bedel bedelaar
bedeling bedenk bedenker- bederf bederver bedien bediende bediener bediening bedilal- bediller- beding
bedjasje- bedoel bedoeling bedompt- bedrag bedreig bedreiging bedrieger bedrijf bedrijfschap bedrijvenpoli
bedrog bedrukt- bedsprei- bedstede beduusd- bedwants- bedwelmd- bedwelming beeindiging beek beekdal- beeld
beeldhouw beemd been beenas- beender beenham- beenhouwer beenkam- beenmerg beenpit- beer beerkar- beerput-
beerton- beest beet bef befaamd befkraag- begaafdheid begeer begeerte begeleid begeleider begeleiding
begeleidster begerig- begijn begijnhof begin beging beginner beginsel beginzet- beglazing begonia
begoocheling begraaf begrafenis begrazing begrenzer begrenzing begrijp begrijpelijkheid begrip begroeiing
begroeting begroting begunstiging beha behaard- behandel behandelaar behandeling behang behanger behangsel
beharing behartig behartiger behartiging beheer beheerder beheers beheerser beheersing beheerst behemoth-
behendigheid behing- behoed behoeder- behoedzaamheid behoefte behoeftige behoor behoud behouder- behuizing
beiaard beiaardier beier beige beignet beinvloed beinvloeding beitel beits bejaarde bejaging- bek bekabeling
bekading- bekendheid bekendmaking bekentenis beker bekering bekermos- bekisting beklad beklag bekleder
bekleding bekleedsel beklemd- beklemming beklimming beklom- bekom bekommer bekoring- bekostiging
bekrachtiger bekrachtiging bekwaam bekwaamheid bel belading belager- belaging- belang belanghebbende- belast
belastbaarheid belasting belcanto- beledig belediging beleefdheid beleg belegering belegger belegging
belegsel- beleid belemmering belener belening belet beletsel belettering belevenis beleving belezer-
belezing- belfort- belhamel- belichting belijdenis belijder- belle beller- beloega- belofte beloner-
beloning beloop belt beluchting beluik belust bemaling bemanning bemerking bemesting bemiddelaar bemiddeld-
bemiddelend bemiddeling bemoeial- bemoeienis bemoeiing bemonstering ben benader benadering benaming
benchmark bende bendir- benedenbuur benedenhoek benedictijn benefiet bengel benieuwd- benijd benijder-
benjamin- benoem benoeming bentgras- benutting benzine beo beoefen beoefenaar beoefening beoordelaar
beoordeling bepaal bepalend bepaling beperk beperking beplanting beplating beproeving beraad beraming-
berber berberis- berceau- berceuse- beregening bereider bereidheid bereiding bereik bereikbaarheid bereken
berekening berenhap- berenhol- berenlul- berenpak- berenvel- berg bergamot bergdal- berger- bergere-
bergetap- berghut- berging bergkam- bergrat- bergrug- bergwei- bericht berijd berijder- berijmer- berijming
beril- berin- bering berk berline- berm bermuda- beroemdheid beroep beroeper- beroeping beroerte berooid-
berouw berover- beroving berrie berucht- berust bes beschadig beschadiging beschaving bescheid bescherm
beschermend beschermer bescherming beschermster beschieting beschik beschikbaar beschikbaarheid beschikking
beschoeiing beschot beschouw beschouwing beschrijf beschrijving beschuit beschuldig beschuldiging besef
beslag beslechting beslis beslisser beslissing besluit besmet besmetting besnijdenis besogne- bespaar
besparing bespeler- bespiegeling bespreek bespreker bespreking bessensap bestand besteding bestek bestel
besteller bestelling bestemming bestendig bestendigheid bestijging bestraling bestrating bestrijding
bestseller bestuiving besturing bestuur bestuurder bestuurster beta betaal betaalbaarheid betaler betaling
beteken betekenis betel- beterschap betimmering betise- betoger- betoging beton betonning betonrot- betoog
betoon betovergrootmoeder betrachting betrap betrekking betrokkene betrokkenheid betrouw betrouwbaarheid
betuiging betweter- betwijfel betwist betwisting beug beugel beuk beuker- beukerij- beul beuling- beun
beurder- beuring- beurs beurt bevak- beval bevalling bevatting beveiliger beveiliging bevek- bevel bever-
beverdam- beverig- bevernel- beverrat- bevestig bevestiging bevind bevinding beving bevlekking bevloeiing
bevochtiging bevoegd bevoegde bevoegdheid bevolking bevoorrading bevorder bevorderaar bevorderend
bevordering bevrachter bevrachting bevraging bevredig bevrediging bevreemd bevreesd- bevries bevriezing
bevrijd bevrijding bevrucht bevruchting bevuiling bewaak bewaar bewaarder bewaarheid bewaarster bewaker
bewaking bewapening bewaring beweeg beweger- beweging bewering- bewerk bewerker bewerking bewijs bewilliging
bewind bewolking bewonder bewondering bewoner bewoning bewoon bewoonster bewust bewustheid bewustmaking
bewustwording bewustzijn bezaan bezadigd- bezeild- bezel- bezem bezet bezetene- bezetenheid bezetsel-
bezetter- bezetting bezield- bezieler- bezig bezigheid bezing bezinking bezinning bezit bezitster bezitter
bezitting bezoedeling bezoek bezoeker bezoekster bezoldiging bezondig bezorg bezorger bezorging bezorgster
bezuinig bezuiniging bezwaar bezwaard- bezweerder bezwering bh- bi- biatleet- bibber bibliotheek biblist-
bibs- bic- bicarbonaat biceps bid bidbank- bidbook- biddag- bidder bidet- bidon bidsnoer- bidsprinkhaan
bidstoel- bidstond- biduur- bidweek- bidweg- bieb- biecht bied bieder bieding biedster- biefstuk bieleman-
biels biennale bier bierdop- bierkan- bierkrat- bierpap- bierpul- biertap- bierton- bies biet bietser- big
bigamist- bigbag- bigband bij bijbaan- bijbal bijbank- bijbel bijblad- bijboot- bijdrage bijectie-
bijeenkomst bijengif- bijenhal- bijenkap- bijenwas- bijgebouw bijholte bijhuis- bijkaart- bijkelk- bijklank-
bijkom- bijl bijlage bijles bijloper- bijmaan- bijnaam- bijnier bijou- bijrijder bijrol bijscholing
bijschrift bijschrijving bijslag bijsluiter bijsmaak- bijstand bijstelling bijstorting bijt bijtelling
bijter bijtoon- bijtring- bijvak bijveld- bijvoet- bijvorm- bijvrouw- bijwagen- bijweg- bijwerk- bijwoner-
bijwoord- bijzaak- bijzaal- bijzet bijzin bijzon- biker- bikhamer- bikini bikkel bikker bil bilan- bilhamer-
biljard- biljart biljet billboard billijkheid bilnaad- bilspier- bimbo- bimetaal- bind binder binderij
binding bindsel- bindster- bingo bink binnenduin binnenhaven binnenhuis binnenland binnenmuur binnenschip
binnenstad binnentreding binnenvaart binnenval binocle- bint bio biocide- biodiversiteit biograaf biografe-
biografie biologe biologie bioloog biopic- biopsie- biopt- bioscoop biotech biotoop bips- birdie- birmaan-
bisamrat- biscuit bisdom bisschop bisser- bistro- bit bitcoin bitmap- bitsheid- bitter bivak bivakzak-
bizon- blaadje blaag- blaar blaarkop- blaas blad blader bladmos- bladtin- bladzij- blaf blaffer- blafferd-
blakaman- blaker blamage- blanda- blank blanke blanket blauw blauwalg blauwvos- blazer bleek blees blei
blein blekerij blend- blende blender- bles blessure blessuur- bleu- bliek- bliep- blijde- blijf blijheid-
blijk blijver blik bliksem blimbing- blinde blindheid blini- blink blinker- blinkerd- blister blizzard- blo
blob- blobvis- block- blocnote bloed bloeder bloeding bloedtransfusie bloedvat bloedvin- bloedwei- bloei
bloeier bloem bloemdek- bloemist- bloempap- bloes bloesem blog blogger blogster- blok blokart- blokhak-
blokhut- blokkade blokkeer blokker blokkering blom- blond blonde blondine- blooper- bloos bloot blos-
bloterik- blouse blouson- blouwel- blow blower- blowjob- bluegrass blues bluf bluffer- blunder blus blusher-
blusser blussing- boa board boarding bob bobbel bobber- bobby- bobijn bobine- bobo- bobtail- bochel bocht
bochtig- bock bode bodega- bodekamer bodem body bodybag- bodycam- bodysafe- bodysuit- boeddha boedel boef
boeg boegstag- boei boeier- boeisel- boek boekenweekgeschenk boeker- boekerij- boeket boeking boekweit boel
boeldag- boelhuis- boelijn- boeman- boemboe- boemel boemerang boen boender boenwas- boer boerderij boerenhof
boerin boerka boerkini- boernoes- boert boes boet boete boeter boetiek boetseer boeverij- boezel boezem
boffer bofferd- bofkont- bogaard- bogey bohemer- bohemien boiler bojaar- bok bokaal bokkig- bokking
bokkraan- boks bokser boksring- boksster- boktor bol bolakker- bolbaan- bolbloem bolder bolderik-
boldriehoek boleet- bolero- bolgewas- bolhoed- bolide- bolivar- bolk- bolknak- bolkop- bollebof- bolleke-
bollenbakker bollenkweker bolling bolplant- bolspits- bolster- bolus bolvorm- bolwerk bolworm- bolzaad- bom
bombarde- bombardement bombel- bomenrij- bomer- bomma- bommel bommenwerper bompa- bon bonbon bond bondel-
bonder- bonenbed- bong- bongerd- bongo- bonheur- bonhomme- boni- bonificatie bonk bonkaart- bonker- bonket-
bonne bonnet- bonobo- bons bonsai bont bontebok- bonus boodschap boodschapper boog boom boomer boomhut-
boomkor boommos- boon boor booras- boord boorder- boordsel- boorling- boortol- boosheid- booste- booster-
boot bootcamp- bootee- bootleg- boots bopper- boraat- bord bordeaux bordeel border borderel- bordes borduur
borduursel boreling- borg borger- borging boring bornput- borrel borst borstel borstrok- borstvin- bos
bosbes bosfee- bosgeus- bosgod- boshut- boskat- bosmier- bosneger boson- bospeen- boston- bosui- bosuil-
bosvaren- bot botanist- botel- boter boterham botervet botheid- bots botsing bottel bottelarij botteling
botterik- bottine- bouche- boudoir- bougie bouillon boulevard bouncer- bourbon- bourdon- bourgeois bourgogne
bourree- boussole- bout boutade- bouvier- bouw bouwaard- bouwer bouwerij- bouwhek- bouwsel- bovenarm
bovenas- bovenbouw bovenbuur bovendek- bovenhoek bovenlip- bovenrug- bovist- bowl bowler- bowling box boxer
boxplot- boxset- boy boycot bps- braad braadjus- braadkip- braadvet- braai- braak braaksel- braam braambes-
brabbel bracelet- braderie- braderij- brahmaan- braille brainbox- brainstorm braker brakheid- braking-
brakwater bral bralaap- bram brancard branche brand brander branderij branding brandnetel brandvos- branie
brasem brasser- braverik- break breed breedte breek breeuwer- breezer breidel breier brein breisel-
breister- breker breking brem bremraap breng brenger bres- bretel- breuk breve- brevet brevier bridge
bridger- brief briefing bries brievenbus brigade brigadier brij brijig- brijn- brik briket bril briljant
brink brioche- brits brocante- broccoli- broche- brochure broderie- broed broeder broederij broederschap
broeds- broedsel broei broek broekie- broekrok- broer broes- brogue- brok brokaat broker brokstuk- brom
bromance- brombas- bromelia- bromide brommer bromtol bron brons bronstig- brooche- brood broodmix- broodpap-
broom brosheid- brouw brouwer brouwerij brouwsel- brownie- browning- browser brug brugdek- bruid bruigom-
bruiloft bruin bruining- bruinrot- bruis brul brulaap- brunch brunetje- brunette- brus brutaal brutering
bruto bso- btw- bubbel buddy budget budgettering buffel buffer buffet bug bugel- buggy- buhne- bui buidel
buig buiger- buiging buiig- buik buikvet- buikvin- buil building buis buit buiten buizer- buizerd buks bul
bulder buldog- bulhond- bulk bullbar- bulldog- bulldozer bullebak- bullet- bulletin bullshit- bully- bult
bultrug- bultzak- bumper bun bundel bundeling bunder bungalow bunker bunny- bunzing- bups- burcht bureau
bureaucratie bureaula- bureel buret- burg burger burgeres burgerij burgerlijkheid burgwal- burijn burin-
burrito- bursaal- bus buscombi- business buskruit buspakje- bussel butler- buts butskop- button- buttplug-
buur buurkat- buurt buut buxus buzzer- bv- bvba- bvo- bye bypass byte cab- caban- cabaret cabernet- cabine
cabrio cabriolet cacao cacaomot- cache cachet- caching- cachot- cactus cadans- caddie- cadeau cadens- cadet-
cadmium caesar cafe cafeetje cafepils- cafetaria cahier caisson cajon- cajun cake cakepop- cakewalk-
calamiteit calcium calculatie calculator calculus- caleche- calendarium calicot- call callboy- callgirl-
calorie calque- calumet- calvados- calville- calypso- calzone- cambio camee- camelia- camera camion-
camionette camouflage campagne camper camping campus canada canadees- canaille- canape canard- cancan-
candela- candybar- canna cannabis canon cantate canto cantor- cantorij- canule- canvas canyon- canzone- cao-
cap capaciteit cape capibara- caprice- capriool- capslock- capsule captain captatie- captcha- capuchon-
caracal- caracole- caravan carbid carbon carbonaat carcinoom cardanas- cardigan- cardiogram cargo caries
carillon caritas carkit- carnaval carnavalswagen carnet- carpool carport- carre- carrier carriere
carrosserie carrousel carter cartoon carveski- casanova- cascade casco case cash cashcow- cashflow casino
cassatie cassette cassis- cast casting castraat castratie castrum- casual- casuist- casuistiek casus
catalogus cataloog- cataract- catarre catastrofe catcher- catechese catechismus categorie cateraar- catering
catsuit- cattery- catwalk- causaliteit causerie- causeur- cautie- cava- cavalerie cavalier- caverne- cavia
caviteit- cd- cecogram- cedel cedent ceder cedille- ceel ceintuur cel celeb- celesta- cellenhuis celliste-
cello cellofaan cellulose celwagen- celzonne- cembalo- cement cenakel- cenobiet- cenotaaf- censor- census
censuur cent centaur- centenaar center centiare- centiem- centime- centimeter centrale centrifuge centrum
centurio ceramist- cerberus- ceremonie certificaat certificatie certificering cervela- cervix- ces cessie
cesuur- chablis- chaconne- chador- chagrijn chaise- chakra chalet challe- champagne champignon chanson-
chantage chantant- chanteur- chaoot- chaos chape- chaperon chapiter- charade- charge charger- charisma-
charitas- charme charmeur- charta- charter chasseur- chassied- chassis chat chatapp- chatbot- chatbox-
chateau- chatter- chauffeur chauffeuse chauvinisme cheat- check checkbox- cheeta- chef cheffin cheider-
chemicus chemie chemokar- cheque chequeboek cherub- chevron- chiazaad- chicane- chick- chignon- chihuahua
chimaera- chimere- chimp- chinees chinook- chip chipcard- chipolata chipper chippie- chirurg chirurgie
chloor chloorfluorkoolstof chloride chloriet- chloroform chochme- choco chocola chocolade choke- choker-
cholera cholesterol chopper choreograaf choreografie chorus- chose- chowchow- christin- christus chroma-
chromatografie chromo chromosoom chrono chroom chrysant chute chutney ciabatta- ciborie- cicade- cicero
cicerone- cichlide- cichorei cider cijfer cijns cilinder cimbaal- cineac- cineast- cinefiel- cinema cipier-
cipres circuit circulaire circulatie circus cirkel cirrose cirrus- cis ciseleur- cisterne- citaat citadel-
citatie cite- citeer citer citerne- citroen citroensap citrus city citybag- citybike- citytour- citytrip-
civet civetkat- civilisatie civilist- claim clan claque- claqueur- clark- classes classeur- classic-
classificatie classis claus clausule clausuur- clave claviger- claxon- clearing clematis- clementie
clericus- clerus- cliche click client climax- clinic clinicus- clip clipart- clipper- clipping- clique-
clitoris clivia- cloaca- clochard- cloche- closet clou- cloud clown club clubcard- clubdas- cluppie- cluster
coach coaches coaching coalitie coaster coating coauteur- cobra- coca cocaine coccus- cockney- cockpit
cockring- cocktail cocon cocotte- coda- code codec codeer codering codeur- codex codicil coefficient
cofactor- coffee coffeeshop cognac cognitie- cohesie cohort coiffeur- coiffure- coitus- coke col cola
colafles- colbert colere- collage collaps- collatie- collecte collectie collectief collectiviteit collector
collega collegae- college colli- collie collier- collisie- colloide- collusie- colofon- colon colonne
coloratuur colorist- colt coltrui- column columnist coma combi combinatie combine- combo combolid- comeback-
comedian- comedy comfort comic- coming- comite commandant commandeur commando commentaar commentator
commercial commercie commies commissariaat commissaris commissie commissionair commode- commotie- commune
communicant communicatie communiceer communie communique communisme communist community compagnie
compartiment compartimentering compatibiliteit compensatie competentie competitie compilatie compiler-
complement complet- complex complexiteit complicatie complice- complot component componist composer-
composiet compositie compost compostering compote compound compressie compressor comprime- compromis
comptabiliteit computer concentratie concept concern concert concerto concessie concha- concierge concilie-
conclaaf conclave- conclusie concordantie concours concurrentie condens condensatie condensator conditie
conditioner conditionering conditioning condoleance condoom condor- conducteur confectie conference
conferencier conferentie configuratie confituur conflict conformiteit confrere- confrontatie confusie-
conga- conge- congestie conglomeraat congregatie congres congruentie conifeer- conjunct conjunctie
conjunctuur connectie conopeum- consensus consent conservatie conservatief conservator conservatorium
conserveer conservering consignatie consigne- consistorie console consolidatie consortium constant-
constante constateer constellatie constructeur constructie consul consulent consulente consult consultancy
consultant consultatie consument consumptie contact container contest- context continent contingent
contingentering contingentie continuiteit conto contour contra contraceptie contract contractant contracteer
contractie contrast contributie controle controleer controleur controller conus convectie convector
convenant convent conventie convergentie convers- conversatie conversie converteer converter convocatie
cooker cookie coolheid- cooperatie cooptatie coordinaat coordinatie coordinator coordinatrice copiloot-
coproductie copycard- copycat- copyright copyshop- coquille- corgi- cornea- corner cornet- corniche- corona
corporatie corps corpsbal- corpus correctheid correctie corrector correlatie correlatiecoefficient
correspondent correspondente correspondentie corridor corrigeer corrosie corruptie corsage- corselet- corso
cortege- cortison- corvee corveeer- coryfee- coschap- cosinus cosmetica coterie- cothurne- cotillon-
cottage- couche- cougar- coulance coulisse couloir- coulomb- counter country coup coupe coupeur- coupeuse-
couplet- coupon coupure- cour courant coureur courgette courtage couscous couvert couveuse covariantie cover
cowboy cowgirl- cox- coyote- crack cracker cranberry crank- crapaud- crash crashes cravate- craving- crawl
crayon- creabea- createur- creatie creativiteit creator- creatuur- creche credit creditcard crediteur credo-
creep- cremant- crematie creme creool creools crepe creperie- cretin- creuse- crew crewlid- cricket
criminaliteit crimineel crises crisis crisp- criterium critica criticus crochet- croesus- crooner- croquet
cross crosscup- crosser crossing- croupier- crouton crucifix- cruise cruiser- cruzeiro- crypt- csardas-
cubaan- cue cuisine- culminatie culotte- cult culthit- cultivar- culture cultus cultuur cumshot- cumul
cumulatie cumulus- cup cupcake- cupduel- cupido- cupmaat- cupmatch- curandus- curator curatorium curettage
curette- curie curiositeit curiosum- curling- curriculum curry cursiefje cursist cursor cursus curve custard
custode- cutter cuvee- cuvette- cv- cyber cyborg- cyclamen- cyclocross cycloide- cycloon- cycloop cyclus
cynicus- cynisme- cyste- cytokine- daad daal daalder dactylus- dadaist- dadel dadelijk- dadeloos- dader
daderes- dading- dag dagelijks dager- daghap- daghit- daging- dagleven- dagloner- daguil- dagvaarding
dagzonne- dahlia dak daklei- dakloze- dakspant- dakzonne- dal dalang- dalem- daler- dalgrond- daling dalton
daluur- dalver- dalweide- dalwind- dam damboek- dambord damclub- dame damhert- damklok- damlijn- dammer-
damp dampaal- damper- dampig- damplank- damslag- damsluis- damspel- damwand danaide- dance danceact-
dancehall dancing dandy- dank dankzij- dans dansact- dansant- danse- danser danseres danseur- danseuse-
darkroom- darm darmsap- dart dartel darter- dartfan- das dashboard dashcam- dashond- dasspeld- database
databus- datacommunicatie datahack- datamodel datanet dataroom- dataset- date dater datering datief dating
datje- datsja- datum dauphin- dauw daver davering- davit- dc- deadline- deal dealer debacle- debat debater-
debating debet debiel debiet debitant- debiteur debouche- debriefing debutant debuut decaan decade-
decadent- decagram- decalage- decanaat decatlon- decentralisatie deceptie- decharge- decibel deciel-
decigram- decimaal decimeter decisie deck declaratie decoder- decollete decompressie decor decoratie decorum
decreet decurion- deductie- deeg deejay- deel deelbek- deelname deelneming deeltjesversneller deern deernis
default- defect defensie deficientie deficit defile definieer definiering definitie deflatie- deformatie
degel degen degeneratie degenere- degout degradatie degustatie deining- deist- dejeuner- dek deken dekenaat-
dekenij- dekhut- dekkater- dekker dekking deklat- dekreu- dekschub deksel del delegaat- delegatie delegue-
deleguee- deler deletie- delf delfstof delfts- delging delict delier deling delinquent delinquentie
delirium- delling- delta delver demagoog- demarcatie demarche- demasque- dementering dementi- dementie demi-
demissie demiurg- demo democraat democratie democratisering demodag- demon demonisering demonstratie
demonstreer demontage demotie- demper demping denappel- denarius- dendriet- denier denk denker denkster
denominatie dentaal- dentist- departement depeche- deportatie deposant- depositie deposito depot depper-
depressie deputaat- depute- derailleur derby derde derdejaars derdelijns derderangs deregulering derivaat-
derny- derriere- dertigplusser derving derwisj- desa- desem desembrood desertie- design designer
desinfecteer desinfectie desinvestering desk deskjet- desktoppublishing deskundige deskundigheid despoot-
dessert dessin destillatie destilleer destructie detachement detachering detail detaillist detectie
detective detector detentie determinant determinatie deug deugd deugniet deuk deun deur deurbel- deurmat-
deurwaarder deus deutel- deuterium deuteron- deuvel- deuvik- development deviatie device- devies devotie-
dia diabeet- diabetes diabolo diacones- diaconie diadeem- diafilm- diafragma diagnose diagnostiek diagonaal
diagram diaken diakriet- dialect dialoog dialyse diamant diameter diapason- diarium- diarree diascoop-
diaserie- diashow- diastole- diatheek- dibbes- dicht dichter dichteres dichtheid dichting dictaat dictator-
dictatuur dictee dictie dictum- didactiek dieet dieetkok- dieetpil- dief diefstal diegene- diehard- dien
dienaar dienares- diender dienst dienstbaarheid dienster- diep diepte diepvries diepzee dier dierbaar-
dierhouderij dies diesel dieselwagen dietist dietiste- dievegge dieverij differentiaal differentiatie
differentie diffractie diffusie diffusor- diftong- diggel- digibeet- digibord- digitalisering dignitaris dij
dijk dijkage- dijker- dijkring dijspier- dijstuk- dikbil- dikbuik- dikheid- dikhuid- dikkedarm dikkerd-
dikkop- dikmaker- dikte dikzak- dilatatie dildo- dilemma- dilettant dille dimensie dimensionaliteit
dimlicht- dimmer- dinar diner ding dingdong- dinges- dingo- dino dinosaurus dinsdag diocees- diode dioptrie-
diorama dioriet- dioxide dioxine dip diploma diplomaat diplomatie dipool dipsaus- diptiek- directeur
directie directory dirham- dirigeer dirigent dirk dirndl disc discant- discard- discipel- discipline disco
discobar- discontering disconto discotheek discount discours- discriminant discriminatie discus discussie
disk diskette dispensatie dispersie display dispositief dispuut dissel dissident dissonantie distel
distilleer distinctie distributeur distributie district ditje- dito- diva divan divanbed- divers
diversificatie diversiteit dividend divisie divisionist dixieland dj- djak djati djellaba- djembe- djeroek-
djinn- do- dobbel dobber dobermann doble- doceer docent docente docentschap dochter docking- doctor
doctoraat doctorandus doctores- doctrine docu document documentaire documentatie docusoap- dodaars- dode
dodehoek dodekop- dodeman dodencel- dodenmis- dodenrit- dodental- doders doding dodo- doeboek- doedag-
doedel doedelzak doek doekoen- doel doellat- doelmap- doelwit doem doener doeniet- doening doerak- doerian-
does doetje- doezel dofheid- dog doge- dogger- doggybag- dogma dok doka- dokhaven- doks- doksaal- dokter
dokteres- dol dolaard- dolboord- doler- dolfijn dolheid dolhuis- doling- dolk dolkop- dollar dolleman dolly-
dolman- dolmen- dom dombo- domein domheer- domheid- domicilie dominantie dominee dominion- domino dominus-
domkerk- domkop- dommel dommerd- dommerik- domoor- dompel domper- dompteur- domtoren- dona- donaat- donateur
donatie donder donderdag dongel- donjon- donjuan- donk- donker donkey donna- donor dons donut- dood doodaas-
doodging- doof doofheid doofstom- dooier dook dool doolhof doolweg- doop doopbek- doopceel- doophek-
doopsel- doopvont- doorbetaling doorbloeding doorbraak doorbreking doordringing doordruk doorgang doorgeef
doorgifte doorging- doorhing- doorkijk doorklik doorkom- doorlaat doorlaatbaarheid doorlatendheid doorlating
doorlichting doorloop doorn doornheg- doorreis doorrit- doorschiet doorschuif doorslag doorsnede
doorstroming doorvaart doorvoer doorvoering doorwas- doorwerk doorzend doorzet- doorzetting doorzoek- doos
dop dopamine- dope dopeier- dopeling- doper- doperwt- dophoed- doping dopper- dopsleutel dorade- dorado-
doren dorheid- dorp dorpel dorper- dorpsgek- dorpskom- dorser dorst dos doseer dosering doses dosis dossier
dot dotatie dotcom dotter douane douanier- douarie- doublet- doubleur- doublure- douceur- douche douw
doveman doventolk dovig- download downslag- downtime- dozijn- draad draadversperring draag draagas-
draagkus- draagster draai draaias- draaidol- draaidop- draaier draaierij draaihek- draaiing- draailier
draaitol- draak- drab drabbig- drachme- dracht drachtigheid draf dragee- dragend drager dragline- dragoman-
dragon dragrace- drain drainage drama drammer- drang dranger dranghek- drank draperie- drasland- drassig-
draver draverij draw- dreef dreg dreig dreiger- dreiging drek drempel drenkbak- dressboy- dressing-
dressoir- dressuur dreumes dreun dreutel dreuzel- drevel dribbel drie driedeurs driegeleding drieling- dries
driestar- drievoud- drift driftbui- drifter- driftig drijf drijfas- drijfijs- drijftil- drijftol- drijver
drijverij dril dring dringendheid drink drinker drinkkan- drinkster drive driver droedel droesem- droevig
droger drogerij droging drogist- drogisterij drogman- drol drollig- drom dromer dromerij drone- dronk
dronkenman droogdok droogje- droogrek- droogte droom droomjob- drop dropdown droplul- droppel dropping drug
drugshol- drugslab druide druif druil druip druiper- druiprek- druk drukfeil- drukker drukkerij drukking
drukring- druksel- drukvel- drum drumkit- drummer- drup druppel druus- dryade- dualist- dubbel dubbelster
duck- ducttape- duel duellist- duet duffel dufheid- duid duidelijkheid duider- duiding duif duig duik duikel
duiker duiking duim duin duinkam- duister duit duivel duivelin- duiver- duivin- duizeligheid duizend
duizendste dukaat- dukaton- dulcinea- duld dumdum dummy dump dumping dumpling- dun dundruk dunk duo duobak-
duoblok- dupe- duplex duplicaat dupliek- duppie- durf durfal- duro- duster- dutje duts- duur duurzaamheid
duveltje- duw duwbak- duwboot- duwer duwstel- dvd- dwaal dwaas dwaaskop- dwaling- dwang dwarrel dwarslaesie
dwarslat- dwarszee- dwazerik- dweil dweper- dweperij- dwerg dwergeik- dwerguil- dwing dwinger- dynamica
dynamiek dynamiet dynamo dynast- dynastie dyne- dysenterie dyslect- dyslexie dysplasie dystrofie ebdeur-
ebenist- ebstroom- ecart- ecg- echeance- echec- echel echelon echo echtheid eclair- eclips ecloge- ecobonus-
ecodorp- ecoduct- ecolabel- ecologie ecoloog- econome- economie econoom ecotaks- ecotoop- ecowijk- eczeem
edammer- edelheid- edict- editeur- editie editor educatie eed eeg eega- eekhoorn eekhoren- eelt eenakter-
eenarm- eend eenheid eenhoorn- eenhoren- eenieder- eenjarig- eenklank- eenling- eenmans eenoog- eenrichting
eenspan- eenterm- eenvoudigheid eenwording eenzaamheid eenzaat- eerbaarheid eerbied eerbiedig eerlijkheid
eerrover- eerstelijns eerwaarde eerzaam- eest eetappel- eetbak- eetbui- eetcafe- eetclub- eetgerei- eetgids-
eethoek eethuis- eetkamer eetketel- eetlepel- eetlust- eetmaal- eetpauze- eetpeer- eettafel- eettent-
eetzaal- eeuw eeuwigheid effect effectiviteit effen efficiency efficientie effluent- egalisatie egard- egel
egelantier egge- egghead- ego egoist egoiste- egotrip ei- eiber- eicel eideling- eider eidooier- eier
eierdop- eierrek- eigeel- eigen eigenaar eigenaardigheid eigendom eigenschap eihoofd- eik eikel eikelaar-
eikenbos- eikentak- eiker- eiland eilander- eileider- eind einde einder eindig eindmix- eindrang einze- eis
eisalade- eischaal- eiser eiseres eisprong- eivlies- eiwit ekster el- eland elasticiteit elastiek eldorado-
electie elegie- elektriciteit elektriseer elektro elektrode elektrolyt elektron elektronenmicroscoop
elektronica element elevatie elevator elf elfde- elfenbos- elft elftal elger- eliminatie elisie- elite
elixer elixir elkander- elleboog ellende ellendig- ellepijp- ellips eloge- elpee elzenbos- elzentak-
elzevier- emanatie- emancipatie emballage embargo embleem emblema- embolie embryo emelt- emeritus- emfyseem
emigrant emigratie eminence- emir- emiraat- emissie emmer emoe- emoji- emoticon- emotie empanada- empirist-
emplacement emplooi- employe employee emulatie- emulator- emulsie enclave encore- encryptie encyclopedie end
endeldarm endemie- endoniem- energie enfant- engel engerd- engheid- engine engineer- engineering engobe-
engte enigheid- enigma- enk enkel enkeling- enkelvoud enquete ensemble ent entente- enter entering entertain
entertainer entertainment enthousiast enting entiteit entmes- entree entrepot- entresol- entstof- envelop
enveloppe enzym eoliet- eon- epaulet- epidemie epiek epifyse- epifyt- epigoon- epigram- epilator- epilepsie
epiloog- episcoop- episode- epistel- epitaaf- epoche- eponiem epopee- epoque- epos epsilon- equatie-
equinox- equipage equipe equivalent era ereambt- erebaan- ereblijk- ereboog- erecode- erectie eredame-
eredivisie eregast- erehaag- erekrans- erekruis- erelijst- erelint- ereloon eremiet- eremis- eremoord-
erenaam- erepalm- ereplak- erepoort- erepost- ereregel- ereronde- eresabel- ereteken- eretitel- ereveld-
erewacht- erezaak- erezuil- erf erfelijkheid erfenis erflater- erfoom- erger ergernis- ergheid- ergometer
ergon ergonoom- erica- erkenning erker ermitage- eros erosie erotiek- erratum- error- ersatz erts eruptie-
ervaar ervaring erving- erwt es- escalatie escalope- escapade- escape escapist- escargot- escort escorte-
escouade- escrow- escudo- esculaap- esdoorn esdoren- esdorp eskader eskadron- esp espada- espresso essay
essayeur- essayist- essenbos- essence essentak- essentie- estafette ester estheet- estrade- estrik- etage
etagebed- etagebos- etagere- etalage etaleur- etappe etensbak- etensuur- eter eterij- ethanol- ether
ethernet ethicus- ethiek ethogram- etholoog- ethos etiket etiketteer etikettering etiquette etmaal etnoloog-
ets etser- etsnaald- etsplaat- etter etude- etui etymologie eucalyptus eunuch- euro eurofiel- euthanasie
euvel euzie- eva evacuatie evacue- evaluatie evangelie evangelisatie evasie- evenaar evenement evenknie-
evenmens- evenredige evenredigheid event- evenwicht ever evocatie- evolutie ex- exabyte- examen exceptie-
excerpt- exces exchange- excisie- exclave- exclusie- exclusiviteit excretie- excursie excuus executie
executieve exegeet- exegese exempel- exemplaar exercitie existentie exit exodus- exoneratie exoniem- exoot-
exorcist- exordium- expander- expansie expat- expeditie experiment experimenteer expert expertise expiratie
exploit exploitant exploitatie exploot exploratie explosie expo exponent- export exporteur exposant- expose-
expositie exposure- expres expressie extase- extensie extensivering extern- extinctie extra extract
extractie extreem extremisme extremist extrusie eyeliner- ezel ezelarij- ezelin- ezelsoor- ezelsrug-
ezelsvel- fa- faal faam faas- fabel fabricaat fabricage fabriek fabrikant facade facelift facet facie-
faciliteit facit- facteur- factie factor factorij factoring factotum- factum- facturatie facturering factuur
faculteit fading- fado faeton- fagocyt- fagot faience- failliet faillissement fairway- fajita- fake fakir-
fakkel falafel- falanx- falie faling- fallus falsaris- falset familie fan fanaal- fanaat fanclub fandag-
fandango- fanfare fanpage- fanshop- fansite- fantasia- fantasie fantasma- fantast- fantaste- fantasy fantoom
fanzine- fanzone- farad- farao- farce- farceur- farde- farm farmacie farmer- fascine- fascisme- fascist fase
fasering fastback- fastfood fat fatale- fatalist- fats- fatterig- fatum- fatwa- faun- fauna fauteuil
fauvist- faveur- favoriet fax faxmodem- faxpost- fazant feature- februari federatie fee feedback feeerie-
feeks- feest feestdis- feestganger feil feilloos- feit felheid- felicitatie fellah- fellow- feloek- fels
femel femelaar- feminist- femme- feniks- fennek fenol fenomeen fenotype- ferlet- ferment- fermentatie
fermette- fermheid- fermoor- feromoon- ferry fertiliteit fes festijn festival festiviteit festoen feston-
fetisj fetisjisme fetisjist feuilleton feut- fez- fiance- fiancee- fiasco- fiat fiber fibril- fibroom-
fibula- fiche fichebak- fichier- fichu- fictie ficus- fiedel fielder- fielt fiep- fierheid fiertel- fiets
fietsbel- fietscros fietser fietslus- fietspadennet fietspet- fietsrek- fietsster figaro- figurant figuratie
figuur fijfel fijne fijnheid- fijnspar- fijnte- fik fikkie- fiks filament- file filet filiaal filiatie-
filigram- filister- filler film filmdiva- filmer filmfan- filmster- filmtip- filmzon- filoloog- filosofe-
filosofie filosoof filter filtraat- filtreer finaal- finale finalist financier financiering fineer finesse-
finish fint- finummer- fiool- firewall- firma firmant- fis fiscaal fiscaliteit fiscus- fissuur- fistel
fitheid fitis- fitness fits fitter fitting fixatie fixatief- fixeer fixer- fjord flab flacon fladder
flageolet flambard- flambouw- flamenco flamingo- flanel flaneur- flank flankeur- flap flapdrol- flapoor-
flapper flapuit- flard flash flat flater flatscreen flatus- flauwerd- flauwte fleece- flemer- flemerij-
flens flenter- fles flets- fleur fleurig- flexbaan- flexibiliteit flexie flexplek- flik flikflak- flikker
flinkerd- flinter flip flipflop- flipper flippo- flirt flits flitser flobert- flodder floers flop floppy
flora floret florijn- florist- flos flottielje flow flowerpower flox- fluctuatie fluffy- fluidum- fluister
fluit fluiter fluitist- fluitiste fluor fluorescentie fluoride flus- flute fluweel fluwijn- flyer foam-
fobie fobomaan- focus foedraal- foef- foekepot- foelie foerageer foerier- foetsie- foetus fohn fok fokdier-
fokker fokkerij fokpaard- foksia- fokstier- fokzeug folder foliant- folie folio folk folklore folkpop-
follikel follower- folter fondant- fonds fondue foneem- fonogram- fonoloog- font fontanel- fontein foodie-
fooi foon foor fopper- fopperij- fopspeen- forehand- forel forens forfait forint- form formaat formaliteit
formant- format formateur formatie formatteer formeel- formule formuleer formulering formulier fornuis fors-
fort forto- fortuin forum fosfaat fosfor fossa- fossiel foto fotografe fotomap- foton- fotozet fouillering
foulard- fourierreeks fout fox foxtrot foyer fraai- fractaal- fractal- fractie fractuur fragment
fragmentatie frak- framboos- frame framepje- franc- franchise franje frank frankeer fransje- fransman-
fransoos- frappe- frase frasering frater frats fraude fraudeur freak freeride- frees freewheel fregat freon-
frequentie fresco fresia- fret freule- frezer fricandeau frictie fries friet frietkot- frietvet- frigo
frigobox frik frikadel- fris frisbee frisco- frisheid- frisisme- frisist- frisket- frites friteuse- frituur
frommel frondeel- frons front frontend- fronton- froufrou- fruit fruithap- fruitig- fruitmix- fruitpap-
fruitras- fruitsap frul- frust- frustratie frutje- frutsel fte fuchsia- fuga fuif fuik fulp- functie
functionaliteit functionaris functionering fundament fundamentalisme fundamentalist fundatie fundering
fundi- fungus- funk furie- fusee- fuselier- fusering- fusie fusion fust- fustage- fut futon- future
futurist- futurum- fuut- fysica fysicus fysiologie fysioloog fysiotherapeut fytofaag- gaafheid- gaai gaal
gaap gaar gaarbak- gaard gaardenier gaarder gaarheid- gaarkeuken gaas gaatje gabber gade gadget- gaffe-
gaffel gag gage gagel- gaine- gajes- gal gala galanterie galappel- galarok- galblaas galbult- galei galerie
galerij galerist- galette- galg galgang- galigaan- galjoen- galjoot- gallig gallon- galloway- galm galmgat-
galmug- galnoot- galoche- galon galop galoppas- galsteen galvlieg- galwesp galzuur- gamander- gamba- gambiet
game gameet- gamel- gamelan gamepje- gamer- gamma gander- gang gangmat- gangster gannef- gans ganzenlever
ganzerik- gaper gaping- gapper- garage garagist- garant garantie garcon- garde gardenia- gardiaan- gardist-
gareel garnaal garneer garnituur gas gasafzet- gasbek- gasbel gascokes- gaskookplaat gasontlading gaspit-
gast gastzus- gat gatdoek- gate- gateway- gaucho- gaullist- gauwdief- gave gaviaal- gavotte- gayscene-
gazelle gazet- gazeuse- gazon gearing- gebaar gebade- gebak gebbe- gebed gebeente- gebeier gebekte gebergte
gebeurtenis gebied gebieder- gebint gebit geblaas- geblaf gebod geboeid- gebondenheid gebons- geboorte
geborene gebouw gebral- gebrek gebrekkig gebruik gebruikelijkheid gebruiker gebruikster gebulder gebuur-
gebuurte- gecijferd gedaante gedaas- gedachte gedachtenis gedeelte gedenk gedicht gedierte geding gedode-
gedoe gedoger- gedoog gedrag gedraging gedrocht gedruis gedrukt geducht- geduld geduldig- gedupeerde gedwee-
geef geefster geel geelbek- geelster- geep- geer geerfde geest geestes geestigheid geeuw geflits- gefrons-
gegane gegeselde- gegeven gegons- gegriefd- gehaast- gehakt gehalte gehandicapte gehang- gehannes- geheel
geheelonthouder geheid- geheim gehemelte geheugen gehoor gehoorzaamheid gehorig- gehucht gehuwde geiblok-
geil geilaard- geilheid geilneef- gein- geiser geisha- geit geitouw- gejank- gek gekheid- gekkerd- gekkin-
gekko geklap geklede geklets- gekletter gekleurd geklots- geknars gekozene- gekras- gekrijs- gekte gekweld-
gekwetter gel gelaat gelag gelast geld geldgod- geldigheid gelding geldla- gelebek- geleding geleed geleerde
geleerdheid gelees- gelegenheid gelei geleid geleider geleiding geletterde geletterdheid geleuter- gelieerd-
geliefde gelijk gelijkenis gelijkheid gelijkrichter gelijkvormigheid gelling- geloei gelofte geloof gelover-
gelovige gelovigheid gelui geluid geluk gelukkig gelul- gelule- gemaakt gemaal gemachtigde gemak
gemakkelijkheid gemalin- gemanierd gember gemeenschap gemeente gemelijk- gemenebest gemiddelde gemis- gemoed
gems gemsbok- genade genadig gendarme gender genees geneesheer geneigdheid generaal generaliseer generatie
generation generator genereer generiek genese genesis- genet genetica genetkat- geneugte- geneuzel- genever-
genezer genezing genie geniet genieter- genist genitief genius- gennaker- genocide genoegzaamheid genoffel-
genoom genoot genootschap genot genotype- genre genst- genster gentiaan- genus- geodeet- geograaf- geografe-
geografie geologe- geoloog- geordend- gepeins- gepensioneerde gepluk gepruts- geraaktheid geraamte- geraas-
geranium gerant- gerbera- gerbil- gerecht gerechtigd gerechtigde gerechtigdheid gerechtigheid gerechtshof
geredde- gereedheid gereedschap gereformeerde gerei gerelateerd geremd- gerenoek- geriater- gericht
gerichtheid gerief gerij gering gerinkel germanisme germanistiek geroep geroepene geroffel geronk gerst
gerucht geruis geschal geschenk geschied geschiedenis geschikt geschiktheid geschil geschoold geschreeuw
geschrei geschrift geschrijf gesco gesel geselaar- geseling- gesis- geslaagd- geslacht gesleep gesmade- gesp
gespannenheid gespeel- gespierd- gesprek gespuis- gestadig- gestalte geste gesteente gestel gesteldheid
gestemd gesticht gestie- gestoelte gestoorde gesuis- getal getekende- getij getijde getikt getimmerte-
getouw getrappel getroffene getrouw getrouwde getrouwe getrouwheid getto getuig getuige getuigenis geul geur
geurig- geus geut- gevaar gevaarlijkheid gevaarte gevader- geval gevang gevangene gevangenis gevecht
geveinsd- gevel gevelrij- gever gevest- gevoeg- gevoel gevoelig gevoeligheid gevoerd gevolg gevuld- gewaad
gewaarwording gewag gewas geweer gewei geweld gewelf gewenning gewest geweten gewicht gewiekst- gewijsde-
gewin gewis- gewoel gewonde gewoonte gewricht gewrocht gezag gezang gezant gezantschap gezegde gezeik- gezel
gezelligheid gezelligheidsvereniging gezellin gezelschap gezet gezicht gezin gezind gezinde gezindheid
gezindte- gezocht- gezondheid gezwel gezwets- gezwind- gft- ggo- ggz- ghazel- gibbon- gibus- gids giebel
giechel giek gienje- gier gierigheid giering- gierst gierton- giet gietbui- gieter gieterij gieting-
gietsel- gif gifangel- gifbeker- gifbelt- gifblaas- gifbrief- gifgas gifgrond- gifkikker gifklier- gifpijl-
gifpil- gifplant- giframp- gifslang- gifspuit- gifstof- gift giftand- giftcard- gifwater- gifwijk- gifwolk-
gifzakje- gig gigabit- gigabyte- gigant gigawatt gigolo- gigue- gijzelaar gijzeling gil gilde gilet- giller-
gilling- gimmick- ging- ginkgo- gips gipsy- giraf giraffe- girant- giro gisping- gissing- gistcel- gisting
gistvlok- git gitaar gitarist gite- giveaway- glaasje glace glaciaal glacis glad gladheid gladiool- glamour
glans glanzer- glas glasaal- glaslat- glasmat- glastuinbouw glasvezelnet glaswol glazig- glazuur glee-
gletsjer gleuf glijbaan glijboot- glijd glijder- glijgoot- glijvlak- glim glimmer- glimp- glinster glip
glipper- glitter globalisering globe gloed gloei glooiing glop- gloria- glorie glos glosseem- glossy-
glottis gloxinia- glucose glui gluiper- gluiperd- glunder gluur gluurder- glycine- glycol- gnoe- gnomon-
gnoom- gnosis- gnosticus gnostiek goal goalie- gobelin- gocart- god godheid- godin goed goedheid- goedig-
goedkeuring goedkoop goedzak- goeierd- goeiig- goelag- goeman- goeroe goesting- goffer- gogogirl- gojibes-
gojim- gok gokbaas- gokhal- gokhuis- gokkast- gokker- goksite- gokspel- goktent- golem- golf golfdal-
golfer- golfster- goliath- golving- gom gomarist- gombal gomboom- gomhars- gonade- gondel gondola- gong
gongslag- goochel goochelaar goodie- goodwill goog gooi gooier goor- goot gordel gordijn gording goreng-
gorgel gorilla gors gort gorterij- gortig- gospel goteling- goth- gouache- goud goudbes- goudvos- goulash
gourmand- gourmet gouvernement gouverneur gouw gozer- gps- graad graaf graafschap graag graai graaier- graal
graan graat grabbel gracht gradatie gradering gradient graduaat graduale- graecus- graf grafeem- graffiti
graficus- grafie grafiek grafiet gram grammatica grammofoon granaat grand- grande- graniet granman-
granulaat granulatie grap grapefruit graphic gras grasdak- graslin- grasmat grasmus- graspol- gratie
gratificatie grauw grauwwit- graveer gravel graver graverij graveur gravin gravure grazer- grebbe- green
greep greintje- gremium- grenadier grendel grens greppel gribus griek- griel- griend griener- griep gries
griesmeel griet grietman- griezel grif griffel griffie griffier grijns grijp grijper- grijsrot- grijzig-
gril grill grille- grilling- grimas grime- grimeur- grimeuse- grimlach grind gringo- grinnik grintweg-
griot- grip- grise- grit grizzly groef groei groeier groeisel- groen groendak- groenig- groensel- groente
groep groepage groepering groet groeve grofheid- grofte- grog grom grommer- grommig- grompot- grond grondel-
gronding- grondlak- grondsop- grondwal- grondzee- groomer- grootheid grootje- grootma- grootoom- grootpa-
grootte groove- gros grossier grossist- grot grotere- groupie- growshop- gruis gruisbak- gruizel- grut
grutter grutto- gruwel gruwzaam- gruyere gsm- guave gueridon- guerrilla guipure- guit guiterij- gulheid-
gulletje- gum gummibal- gummipop- gunnera- gunning gunst gup- guppy- guts guur- gym gymclub- gymles-
gymnasium gymnast- gymnastiek gymp- gympie- gymtas- gymzaal- gyros- gyroscoop haag haageik- haai haak
haakaas- haakster- haal haalbaarheid haam haan haar haard haardos- haardot- haarfohn- haarkam- haarkrul-
haarlak- haarlok- haarloos- haarsnit- haarspit- haarvat haas haast haat habijt- habitat habitue- habitus-
hachje- hacienda- hack hacker hacking- hadji- haft- hagedis hagel hagelbui- hagenaar- haggis- haiku- hak
hakbal- hakbijl hakblok- hakbord- hakbos- hakenkruis haker hakhout hakkel hakkenei- hakker hakmes- hakstuk-
hal haldeur- haler- half halfaap- halfezel- halfgod- halfpipe- halfwees- halfzus- hall halleluja halm halo-
halofyt- hals halsring- halster halte halter halve halvering ham hamam- hamas- hamburger hamei- hamel hamer
hamlap- hamster hamstring hamvraag- hand handbel- handbike- handboogschutter handeg- handel handelaar
handeling handhaver handhaving handicap handigheid handkus- handpop- handrem handrug- handvat- handvest
handwas handycam- handzaam- handzet- hanenkam- hang hangaar- hangar hangel- hanger hangerig- hanglip-
hangmap- hangmat- hangoor hanig- hannes hansop- hanteer hantering hap hapax- hapering- happening happer
happig- hapvogel- har hard harddisk harder hardheid harding- hardware harem harig haring hark harlekijn
harmonica harmonie harmonisatie harnas harp harpij harpist- harpiste- harpoen harre harrel- hars harst- hart
harten hartig hartigheid hartklop- hartoor- hartoren- hashtag- hasj haspel hassebas- hatemail- hater
hattrick- hausse haussier- hauw- havanna haveloos- haven havenbek- havendam- havenkom- havenot- haver
havezaat- havik havist- havo havoer- hazard hazelaar hazelnoot hazenlip- hazenoog- hazenoor- hazenrug-
hazenvel- hazewind hbo- headhunter headline- headset- healer- healing- hearing- heat- hebber hebberd-
hebberigheid hebraist- hecht hechting hechtsel- hectare hectometer hedgefonds hedging- hedonist- heek- heel
heelal- heelheid- heelster- heem heemraadschap heenging- heenreis- heer heerlijkheid heeroom- heers
heerschap heerschappij heerser heesheid- heester heet hefboom hefbrug- heffer heffing hefoffer- hefschroef
heft heftoren- heftruck hefwagen- heg hegemonie hei heibel- heiblok- heidag- heide heidin- heier- heiig-
heil heilbot- heilig heiligdom heiligheid heiliging heining heirbaan- heirweg- hek hekanker- hekel hekelaar-
hekeling- heklicht- hekmotor- hekpaal- heks hekserij- hekwerk- held helder helderheid heldin heler helft
helhond- heli helicon- helikopter heling heliport- helium helling helm heloot- helper helpster hematocriet
hematoom- hemd hemdrok- hemel hemelgod- hemeling- hemelwaterafvoer hemolyse- hen hendel hendrik- heng hengel
hengsel hengst hengstenkeuring henkie- hennep hepatitis her heraut herbebossing herbeoordeling herbeplanting
herberg herbouw hercules herdenking herder herderin heremiet hereniging heresie- herfinanciering herfst
hergebruik herhaal herhaling herijking herindeling herinner herinnering herinrichting herintegratie
herinvestering herkansing herkauw herken herkenning herkomst herleid hermelijn hernia heroine
herontwikkeling heropvoeding heroverweging herpes herplaatsing herplant herrie herroep herroeping
herschikking herscholing hersen herstart herstel hersteller herstelling herstructurering hert hertest-
hertogdom hertogin hertz hervatting herverdelend herverdeling herverkiezing herverzekering hervestiging
hervormer hervorming herwaardering herziening hes hesp hetaere- hetero hetze- heug heugel heugenis heul
heulsap- heup heupbot- heupkom- heus- heuvel hevea- hevel hexaeder- hexagoon- hexagram- hiaat hibiscus
hickory- hidalgo- hidjab- hiel hieroglief hihat- hijg hijger- hijgerig- hijs hijsbok- hik hiker- hiking-
hinde hinder hindernis hing hink hint hipheid- hiphop hippie hippo hipster- hispanic- historica historicus
historie historisch hit hitlijst- hitserie- hitte hittepit- hiv hivtest- hivvirus- hoax- hobbel hobbelig-
hobbezak- hobbit- hobby hobbyist- hobbykok- hobo hoboist- hoboiste- hocker- hockey hockeyer hodoniem- hoed
hoeder hoedster- hoef hoek hoeker hoempa hoen hoender hoep hoepel hoepnet- hoer hoererij- hoerig- hoes
hoesfoto- hoest hoestbui- hoeve hoeveelheid hof hofmeier- hofnar- hofstede hogedruk hoger hogerwal-
hogeschool hogesnelheids hoging- hok hol holding holebi holheid- holist- holocaust hologram- holoniem-
holpijp- holster holte holvoet- hom hombaars- home homecinema homepage- homepje- homerun- homilie- hommage-
hommel hommer- homo homobar- homofiel- homologatie homoniem- homp- hond honderd honderdste honds hondsvot-
honger honigbij- honing honk honkballer honnepon- honorarium honorering hoody- hoofd hoofdact- hoofdas-
hoofdig hoofding hoofdkus- hoofdmap- hoofdwas hoog hoogheid- hoogmis- hoogspanningsnet hoogte hoogtij
hoogzit- hooi hooier- hooligan hoop hoor hoorder- hoorn hoornaar- hoornist- hoos hoosbui- hoosgat- hop
hopakker- hopbel- hopeloos- hopland- hopman- hopper hopperzuiger hopplant- hoprank- hor horde hordeur-
horeca horigheid horizon horizont- hork- horloge hormon hormoon horoscoop horror hors horst hort hortus-
horzel hosanna- hospes- hospice- hospik- hospita- hospitaal hospitalisatie hospitium hossel hostel- hostess
hostie hosting hotdog- hotel hotelbar- hotelier- hotelrat- hotline- hots hotsaus- hotspot- hottie- hottub-
houd houdbaarheid houdend houder houderes- houding houdster house househit- hout houthakker houting-
houtkrul- houtring- houtrot- houtsnip houtwal- houtwol- houtzagerij houvast- houw houweel houwer houwitser
hoveling- hovenier hoving- hsl- hso- hst- hts- http- hub- hufter hug hugenoot- huid huidflap- huidvet- huif
huifkar huig- huik- huil huilbui- huiler- huis huisbar- huisbel- huisgod huishoudingsplan huiskat- huislijk-
huismus- huisvester huiszoeking huiver huiverig- huizing- hulk- hulletje- hulp hulpkok- huls hulsel- hulst
hulstbes- hulstbos- humanist- humeur humidor- hummel- hummer- hummetje- hummus- humor humorist- humus
hunebed- hunker hunter- hup huppel hups hurk husky- hussiet- hut huur huurceel- huurder huurling huurster
huwelijk huzaar- hyacint hybride hybris- hydra- hydraat hydrant- hydrofoor hydrogel- hydroxide hyena-
hygiene hygienist hygrometer hymen- hymne hype hypo hypofyse- hyponiem- hypotheek hypothese hysterie ibis-
ic- icing- icoon ideaal idealist- idee identificatie identificeer identiteit ideogram- ideologie ideoloog
idiolect- idioom idioot idool idylle- iemand- iemker- iep iepenbos- iets- ietsist- iezegrim- iftar- iglo-
iguana- ij- ijker ijking ijkjaar- ijklijn- ijkmaat- ijkmerk- ijkprijs- ijkpunt- ijlbode- ijlheid- ijlhoofd-
ijs ijsbeer ijsbox- ijsco ijscokar- ijscoman- ijsdam- ijsdwerg- ijshut- ijsklont- ijskou- ijslolly- ijsmaan-
ijspegel- ijsrevue- ijsschol- ijswafel- ijszee- ijver ijveraar- ijverig- ijzer ijzig- ijzing- ik- illegaal-
illusie illustratie image imago imam imbeciel- imitatie imitator- imker imkerij- immer immersie- immigrant
immigratie immuniteit immuun impact impala- impasse- impedantie imperium implantaat implementatie
implementeer implicatie implosie- import importeur impost- impressie impressionist imprint- improvisatie
impuls inademing inauguratie inbeelding inbel inboedel inbouw inbox- inbraak inbreiding inbreker inbreng
inbreuk inburgering incasseer incassering incasso incest incheck incident incisie- inclinatie inclusie-
incontinentie incrowd- incubatie incunabel indaging- indeler- indeling indemniteit index indexatie
indexering indiaan- indicatie indicator indices indicie- indictie- indiener indiening indirect- individu-
individualisering indo indoloog- indoor- indring indringing indruk inductie inductor- indult-
industrialisering industrie industrieel ineenstort inenting infant infante infanterie infarct infectie
inferioriteit inferno- infiltrant infiltratie infinitesimaal infinitief inflatie inflexie- influx- info
infobox- informant informateur informatica informaticus informatie informatiemap informatisering infra
infrastructuur infusie- infuus ingang ingave- ingebrekestelling ingeheid- ingeland ingenieur ingenomenheid
ingeval- ingeving- ingewand ingezet- inging ingredient ingreep ingrijp inhaal inhaker- inhalatie inhaler-
inhaling- inham- inhoud inhoudelijk inhouding inhuldiging inhuur initiaal initiatie initiatief injectie
injector- inkeping- inkijk inkjet inklaring inkom inkomst inkoop inkoper inkopper- inkrimping inkt inktgom-
inktjet- inktmop- inkwartiering inlaag inlaat inlander- inlas inlaut- inlay- inleg inlegger- inlegvel-
inleider- inlener- inlever inlevering inleving inlichting inlog inloop inmaak inmenging inmeting- inname
innemer- inneming- innesteling inning innovatie inpak inpakker- inpassing inperking inplant inplanting input
inquisiteur inren inricht inrichter inrichting inrij inrit inruil inschakel inschakeling inschaling
inschatting inscheping inschrijf inschrijving insect inseminatie insert- insertie- insider- insigne- inslag
insluit insluiting insnede- insolventie inspanning inspecteur inspectie inspiratie inspraak inspring inspuit
inspuiting installateur installatie instandhouding instantie instap insteek instel instelling instemming
instinct instituut instort instorting instraling instroom instructeur instructie instructrice instrument
instrumentarium instuif insufficientie insuline insult- intake intaker- inteelt- integer- integraal
integratie integrator integreer integriteit intelligentie intensief intensiteit intensivering intensiviteit
intentie interactie intercity intercom intercommunales interesse interest interface interferentie interieur
interim intering interland internaat international interne internering internet interoperabiliteit
interpellatie interpolatie interpretatie interpreteer interpunctie interregio interrupt interruptie interval
interventie interview intervisie intifada- intikker- intimidatie intimiteit intimus- intocht intonatie
intranet intrede- intrest intrige intro introductie intron- intrusie- intuitie- inundatie inval invalide
invaliditeit invaller invasie inventaris inventarisatie inventie- inversie inverter- investeerder
investering invitatie invite- invitee- invloed invoeg invoer invoering invordering invul invuller- invulling
inwerk inwerking inwerkingtreding inwijding inwoner inwoning- inwoon inworp inzage inzamel inzamelaar
inzameling inzegening inzender- inzending inzet inzetsel- inzetter- inzicht inzinking ion ippon- iris
iriscoop- ironicus- ironie irrigatie irritatie ischias islam islamiet- islamist- isme- isolatie isolator-
isoleer isolijn- isomeer- isotherm- isotoop- issue italiaan- item iteratie ivf- ivoor jaag jaagpad- jaar
jaarling- jaarring jabot- jabroer- jacht jachthut- jachtlak- jack jacket jackpot- jacquard jacquet- jacuzzi-
jaeger jager jageres- jagerij- jaguar- jak jakhals jakobiet- jakobijn jalapeno jaloezie jalon- jam jambe-
jamboree- jammer jampot- jan janet- jank janker- jankerd- janklaassen janmaat- janoom- jansalie jansenist
janslot- januari janus januskop- jap japanner japon jareneis- jargon jarretel jas jasmijn jaspand- jaspis-
jaszak- jatmoos- jatter- javamens- jawl- jawoord- jazegger- jazz jeans jeansrok- jeep jehova- jekker jenever
jeneverbes jengel jenoffel- jerrycan- jersey- jet jetlag- jeton- jetpack- jetski- jetskier- jeugd jeuk
jezuiet jib- jicht jid- jihad jihadist jingle- job jobber- jobbeurs- jobkrant- jobsbode- jobsite- jochie-
jock- jockey jodelaar- jodide jodin- jodium joego- joekel- joert- joetje- joffer- jogger- jogging joint-
jojo joke- joker jol jonagold- jonas jonathan- jong jongeling jongere jongheid- jonk jonker jonkheid-
jonkie- jood joon- joop- jopper- jota- joule jour journaal journalist journaliste journalistiek joyrider-
joystick- jozef- jubel jubilee- jubileum judas judaskus- judicium- judoka- judomat- juf juffer juffie-
juffrouw juich juist- jujube- jukboog- jukebox- juli julidag- jumbo jumbojet- jumelage- jumper- jumpshot-
jumpsuit- junctie junctuur- jungle junidag- junior juniore- junk junkie- junta jurering- jurisdictie jurist
juriste jurk jury juskom- juslepel- justitie jutezak- jutter juut- juvenaat- juveniel- juweel juwelier ka-
kaag kaai kaaier- kaak kaakbot- kaalheid- kaan kaap kaar kaarder kaars kaarsvet- kaart kaarter- kaas
kaaslin- kaats kaatser- kabaai- kabaal kabaja- kabas- kabel kabelaar- kabeljauw kabellas- kabinet kabouter
kachel kadaster kadaver kaddisj- kade kadee- kader kadet- kadi- kaf kaffer kaffiya- kafir- kafmolen- kaft
kaftan- kafzak- kain kajak kajakker- kajuit kak kakel kakelaar- kakement- kakemono- kaker kaketoe- kakhoofd-
kaki kakker kakkerij- kakmadam- kakstoel- kalander kalbas- kalebas kalender kalf kalfsvel- kali kaliber-
kalibratie kalief- kalifaat- kalimijn- kalis- kalium kalizout- kalk kalkoen kalle- kalmering kalmoes kalong-
kalot- kalvijn- kam kameel kameleon- kamenier- kamer kameraad kameraar- kamerheer kamerrok- kamfer kamikaze
kamille kamizool- kamp kampeer kampeerder kamper kampioen kampioene kampioenschap kampong kamsin- kamwiel-
kan kanaal kanaat- kanarie kandelaar kandidaat kandidate kandidatuur kandij kaneel kangoeroe kanis kanjer-
kanker kankerscreening kano kanoer- kanoet kanon kanonnade kans kansel kanselarij kanselier kanselierschap
kant kanteel- kantel kantiaan- kantiek- kantine kantkus- kanton kantoor kantorennet kanunnik kap kapblok-
kapbord- kapel kapelaan kaper kaperij- kaphamer- kaping kapitaal kapitalisatie kapitalisme kapitalist
kapiteel- kapitein kapittel kaplaars- kapmeeuw- kapmes- kapo kapoen kapoets kapok kapokbed- kapokkus- kappa-
kapper kapping- kaproen- kapsalon kapsel kapspant- kapspeld- kapster- kapstok kaptafel- kapucijn kapzaag-
kar karaat- karabijn- karaf karakter karakteristiek karamel karaoke karate karateka- karavaan karbeel-
karbies- karbonade karbonkel karbouw- kardeel- kardinaal kardoen- kardoes kareel karekiet- kariboe- karig-
karikatuur karkas karmeliet karmijn karmozijn karn karnton- karonje- karos- karot- karper karpet- karspoor-
kart kartel kartering kartets karting- karton kartonnage kartouw- kartuizer karveel- karwats- karwei kas
kasba kasdruif- kashba- kassa kassei kasseier- kasserol- kassier kassiere- kast kastanje kaste kasteel
kastelein kastijding kastoor- kasuaris- kat katafalk- katalysator katalyse- katanker- katapult kater katern
katheder- kathedraal katheter kathode katholiek kation- katjang- katoen katoog- katrol kattenbak katterig-
kattin- katuil- katvis- katwilg- kauri- kauw kauwer kauwgom kauwgum- kavalje- kavel kaveling kawa- kawina
kazak kazemat- kazer kazerne kazuifel- kebab- kebon- keel keen keep keeper keeplat- keepster keer keerdam-
keerlus- keerring keerzij- kees keet keffer- keg kegel kegelaar- kegge- kei keikop- keil keiler- keizer
keizerin- kelder kelim- kelk kelner kelnerin- kemel kemphaan- kempstok- kenau- kenbaarheid kenbron- kengetal
kenmerk kennel kenner kennis kennisgeving kennismaking kenschets kental- kentaur- kenteken keper kepie-
keppel- keramiek- keramist- kerel kerf kerfmes- kerfstok- kering kerk kerkdak- kerker kerkhof kerkrat-
kerkuil- kermes- kermis kern kernel- kerosine kers kersouw- kerspel kerst kersthit- kerstmis- kervel
kerving- kesp- ket ketchup- ketel ketelaar- keteldal- keton- ketser- ketter ketterij- ketting keu keuken
keur keurder keurigheid keuring keurling- keurs keutel keuter keuterij- keuvel keuze kevel- kever kevie-
keyboard keycard- keycord- keynote- keyword- khimar- kibbel kibboets kick kickbike- kickboks kid kidnap kiek
kiel kielspit- kiem kieming- kiemwit- kien kiep kiepauto- kiepbak- kiepkar- kier kies kiesbaar- kiesheid
kieuw kieviet kievit kiezel kiezer kiezeres- kijf kijfster- kijk kijker kijkhut- kijkster kijkuit- kijver-
kijverij- kik kikker kikvors kilheid- killer killing- kilo kilobit- kilobyte- kilogram kilometrage kilovolt-
kilowatt kimkiel- kimono- kin kinaboom- kinband- kind kindeke- kinder kinderbijslag kinderwagen kine
kineast- kinema- kinesist- king- kink kinkel kinnebak- kiosk kip kipcorn- kipfilet- kipper- kippig- kipsel-
kist kistdam- kisting- kit kiteboard kitrest- kits kitsch kiwi kiwibes- klaag klaar klaas klabak- klacht
klad kladder klager klagerig- klak klam klamboe- klamp klamper- klamplat- klank klant klap klapbes- klapdak-
klaphek- klappei- klapper klarinet klarinettist klaring klas klasse klassement klassering klassieker klauter
klauw klauwer- klauwier- klaver klaveren klavier kledder kledij kleding kleed kleef kleermaker kleermot-
klef- klei kleinschaligheid kleintje- klem klemmap- klep klepel klepper kleppet- klerk klets kletsbui-
kletser kletsoor- kleum kleumer- kleur kleurig kleuring kleurling kleursel kleuter klever klewang- klieder
kliek klier klieving- klif- klik klikker- kliko- klim klimaat klimmer klimop klimrek- kling kliniek klink
klinker klinket- klip klipdas- klipper- klis klister- klit klittenband klodde- klodder kloef- kloek kloffie-
klojo- klok klokkenluider klokrok- klokzeel- klomp klonering klont klonter kloof kloon klooster kloot
klootzak- klop klopper klopping kloptor- kloris- klos kloterij- klots klover klucht kluft- kluif kluis
kluister kluit kluiver kluizenaar klungel kluns klunzig- kluppel klus klusser- kluts klutsbal- kluut- kluwen
klysma- kmo- knaag knaak knaap knabbel knager- knaging- knak knakker- knal knaller knap knapheid- knapper
knapperd- knar- knars knaster- knauw knecht kneder- kneed kneep kneiter- knekel knel knelling- knelpunt
knetter kneu kneukel- kneus kneuter kneuzing knevel knie kniel knieling- knielkus- knier- kniesoor- kniezer-
knijp knijper knijpkat- knijprem- knik knikker knip knippa knipper knipsel knipster- kniptor- kno knobbel
knoedel- knoeier- knoeipot- knoeperd- knoert knoest- knoestig- knoet- knoflook knok knokkel knokker- knol
knolkwal- knolselder knoop knop knopoor- knor knorrig- knot knots knowhow knuffel knuist- knul knullig-
knuppel knurft- knusheid- knut- knutsel knuttel koala koan- kobalt kobbe- kobold- kodak- kodde koddig- koe
koebeest- koebel- koeboer- koebrug- koedoe- koehoorn- koehoren- koehuid- koek koeketel- koekoek koel
koelbox- koeler koelheid- koelie koeling koelrib koelvin- koemarkt- koemelk koemest- koepel koepok koer
koerier koers koestal- koet koets koetsiers koevoet- kof koffer koffie koffiedik kog kogel kogelas-
kogelkus- kohier koi kok kokarde- koker kokerij kokerrok- kokkel kokker kokkerd- kokkie- kokkin- kokmeeuw-
kokos kokosmat- kokosvet- koksmaat- koksmuts- kol kola kolanoot- kolchoz- kolder kolenaak- kolenbek-
kolenkit- kolentip- kolf kolibrie- koliek kolk kolom kolonel koloniaal kolonie kolonisatie kolonist kolos
kolossus- kolver- kom kombaars- kombuis- komedie komeet komfoor komiek komijn komkommer komma kommer
kompaan- kompas kompel- kompres- komst kondschap kongsi- konijn konik- koning koningin koninginnedag
koninkrijk konkel konstabel kont konvooi koof- koog kooi kooiker- kook kookgek- kooknat- kooksel- kookster-
kookwas- kool koolbek- koolrabi- koon- koop koopster- koopvaardij koor koord koorhek- koornis- koorts
koortsig- koos koot kop kopeke- koper koperets- kopie kopieer kopiist- kopij kopijvel- koppel koppeling
kopper koppigheid koppoter- koraal koran- korbeel- kordaat- kordon korenaar- korenwan- korf koriander
korist- koriste- korjaal- kornak- kornel- kornet kornis- kornoelje kornuit- korps korrel korst korstmos-
kortheid korting kortoor- kortsluitanker korund- korvet korzelig- kosmos kossem- kost koster kosteres-
kosterij- kostuum kostwinner kot kotbaas- kotelet koter koteraar- koterij- kotmadam- koto- kots kotszak-
kotter kou koud koufront- kous kouter kovel- kozak- kozerij kozijn kraag kraai kraaier kraak kraal kraaloog-
kraam kraan krab krabbel krabber krach kracht kragge- krak krakeel krakeend- kraker kram kramer kramerij
kramiek- krammat- krammer- kramp kranig- krankzinnige- krans krant krapte kras krat krater kraton- krats-
krauw krauwel- krediet kreeft kreek- kreet kregelig- krekel krenking- krent kreuk kreukel kreun kreupel krib
kribbe kriebel kriek kriel krielkip- krijg krijger- krijs krijt krijter- krik krimi- krimp krimper-
krimping- kring kringel krinkel krip- kris kristal kristallisatie kritiek krocht- kroeg kroep kroes krokant-
kroket krokodil krokus krom krombek- kromming kromte kroniek kroning kronkel kroon kroonrad- kroos kroost
kroot krop kropper- krot krotter- kruid kruidenier kruiding- kruier kruik kruim kruimel kruin kruip kruiper
kruis kruisbek- kruisbes- kruiser kruisiging kruising kruislat- kruisrak- kruitfabriek kruitvat kruiwagen
kruk krukas krul kruller krulling- ktv- kubbe- kubboot- kubel- kubist- kubus kuch kudde kudo- kuier kuif
kuifaap- kuiken kuil kuildek- kuiler- kuip kuiper kuiperij- kuis kuisheid kuit kuiter- kulas- kumquat-
kundige kundigheid kunst kunstaas- kunstenaar kunstenares kunstig kunstkoe- kunstlul- kunstzij- kur kuras-
kurk kurkeik- kurkiep- kursaal- kus kushand- kust kustrif- kut kuur kwaad kwaaie- kwaaiig- kwaal kwab
kwabaal- kwadraat kwadrant- kwajongen kwak kwaker- kwakkel kwakzalver kwal kwalificatie kwaliteit kwalster
kwant- kwantiteit kwantor- kwantum kwark kwart kwartaal kwartel kwartet kwartiel kwartier kwartijn- kwarto
kwast kwatong- kwatrijn- kwats- kwebbel kwee kweek kweeksel- kweepeer- kweker kwekerij kwel kweldam- kwelder
kweller- kwelling kwestie kwets kwetsing- kwetsuur kwezel kwibus- kwijl kwijt kwijting kwijtschelding kwik
kwint kwintaal- kwintet kwis kwispel kwisser- kwistig- kwitantie kynoloog- la- laad laag laagheid- laagte
laakbaar- laan laar- laars laat laathof- laatstejaars lab labarum- labbekak- labboon- label labeling- labeur
labiaal- labiaat- labjas- labo labojas- laborant laboratorium labrador- labyrint lach lachbek- lachbui-
lachebek- lacher- lacherig- lactaat- lactatie lacune ladder lade lader lading lady ladyboy- laesie lafaard-
lafbek- lafenis- lafheid- lagedruk lager lagering lagerwal- lagune lak lakboom- lakei- lakenhal- lakenzak-
lakjas- laklaag- lakleer- lakmoes lakooi- laksheid- lakstaaf- lakzegel- lam lama- lambel- lambiek lamel
lamet- lamfer- lamheid- laminaat lamlul- lamme lammig- lamp lampion lamprei- lamsbout- lamsoor- lamsrack-
lamsvel- lamswol- lamzak- lanceer lancering lancet land landauer- lander landerij- landing landmark-
landouw- landrat- landrot- landrug- landschap landzaat- landzij- langdurigheid langlauf langoer- langoest-
langoor- langpootmug langskom langzaam- lans lansier- lantaarn lantaren lanyard- laos lap lapdance- lapper
lapperij lapsus- laptop lapzwans- larf largo- lariks larve larynx- las lasagne- lasband- lasbril- lasdoos-
lasdop- lasdraad- laser laserfax- lasergun- lasflens- lasijzer- laskaar- laskap- lasmes- lasnaad- lasplaat-
lasrobot- lasrook- lasrups- lasser- lassing- lasso- lasstaaf- last laster lasteraar lastering lastig
lastigheid lastminute lastrem- laswerk lat latafel- latei later latex lathyrus- latina- lating latinist-
latino- latnagel- latrine- laudatie- laudatio- laureaat- laurier lauwer lauwheid- lavabo lavalaag- lavalamp-
lavas lavement lavendel lavet- laving lawaai lawaaiig- lawine lazaret- lazarist- lazarus lazer lazerij-
lazuur lcd- leader- leaflet- league lease leaser- leasewagen leasing leb lebaal- lebmaag- lector lectrice
lectuur led ledenpop- ledig ledigheid lediging- ledikant leed leef leefbaarheid leeg leegheid- leegte leem
leeman- leemte- leen leeneed- leenhof- leepheid- leepoog- leer leerder leerling lees leesbaarheid leesmap-
leest leestip- leeuw leeuwenbek leeuwerik leeuwin- lefgozer- legaat- legaliteit legatie legboor- legbord-
legbuis- legenda- legende leger legering leges legger legging leghorn- legionair legionella legitimatie
legitimiteit legkaart- legkast- legkip- lego- legplank- legras legsel- leguaan- lei leiband- leiboom- leid
leider leiderschap leiding leidsel- leidster leilinde- leiplaat- leireep- leiriem- leisel- lek lekbak-
lekbier- lekdicht- lekgat- lekkage lekkers- lekolie- lekwater- lel leliaard- lelie lelijkerd lellebel-
lemma- lemmer lemmet- lemming lemuur- lende lener lengte lengteas- leniging- lening leninist- lens lensdop-
lente lentezon- lepel lepelaar- lepelrek- leperd- leporello lepra leproos- lepton- leraar lerarenkorps
lerares lering les lesbo- lesmap- lessenaar lesvrije- leswagen- letsel letter leugen leukerd- leukheid-
leukocyt- leun leuning leur leurder leus leut leuter leuze level- levende levenscyclus levenslied levensloop
levensverzekering lever leveraar- leverancier leverantie leverbot- levering leviet- lexicon- lezenaar- lezer
lezeres lezing liaan liaison lias- libel libelle- liberaal liberalisatie liberalisering liberalisme libero-
libido- libretto librije- libris- licentiaat licentie lichaam lichaamsvet licht lichter lichting lichtmis-
lictor- lid lidgeld- lidkaart- lidland- lidmaat- lidmaatschap lidstaat lidwoord- liebaard- lied lief
liefdadigheid liefde liefhad- liefheb liefhebber liefhebberij liefhebster liefheid- lieg lier lies lieveheer
lieveheersbeestje lieveling lieverd- lievevrouw lievevrouwebedstro lifestyle liflaf- lift liftboy- lifter
liftster- liga ligament- ligand- ligatuur- ligbad- ligbank- ligbed- ligbox ligdag- ligfiets- liggeld- ligger
ligging lighal- lightrail ligkuur- ligplaats ligstoel- ligtaxi- liguster ligweide- lijd lijder lijderes-
lijf lijger- lijk lijkmis- lijm lijmer- lijmkam- lijmoor- lijn lijner- lijnwaad- lijs- lijst lijster lijvig
lijzebet- lijzeil- lijzig- lik likdoorn likdoren like likeur likkepot- likker likstok- liman- limbo- limbus-
limerick- limiet limo- limoen limonade limousin- linde lingerie linguist- liniaal linie link linker linkerd-
linkerrij lino linoleum linotype- lint linze- lip lipdub- lipide- lipogram- lipsslot- lipstick- lipvis-
liquidatie liquiditeit lira- lire- lis lisbloem- lisdodde- list listing- litanie- liter literaat- literatuur
lithium litho lithografie litteken litteratuur liturg- liturgie liveact- living- livrei livret- load loafer-
lob lobbes- lobby lobbybar- lobbyist- lobelia- loboor- loc local- locatie lockdown- locker- locomotief
locus- lodder loding- loebas- loeder- loef loefzij- loeier- loempia- loens loep loer loerder- loeris- loet
lofdicht- lofpsalm- lofrede- loft lofzang- log logaritme logboek loge logee- logeer logement logger loggia-
logheid- logica logicus- logies login logistiek loglijn- logo logogram- loipe- lok lokaal lokaas- lokauto-
lokeend- loket lokfiets- lokker lokroep- lokspijs- lokstem- lokstof- lokvogel- lol lolbroek- lolita-
lollepot- lolly lom lombok- lommer lommerd lomp lomperd- lomperik- lompheid- loner long longue- lont
loochenaar loochening lood loodaccu- loods loodslab- loodwit- loof loofhut- loog loogzout looier looierij
looikuip- looistof- looizuur- look loomheid- loon loonslip- loonwig- loop loophek- looping- loopkat-
loopoor- looppop- looprek- loopster loos loosheid loot loper lord lorejas- lorgnet- lori- lork lorraine-
lorre- lorrie- losbarst losbol- losceel- losdag- losgeld- losheid- loskaai- loskade- loslating losloopgebied
losprijs- loss lossing lot lota- loteling- loterij lotgeval- loting lotion lotto lotus lounge louter
loutering louw lovegame- lover loverboy loveseat- lowbudget lowrider- loyalist- loyaliteit lozer lozing lp-
lpg- lsd- lso- lto- lts- lucht luchtbel luchter luchtkussen luchtweginfectie lucifer luiaard- luibak-
luidheid- luidklok- luidspreker luier luifel luiheid luik luikgat- luilak luimig- luipaard luis luiskop-
luister luisteraar luiszak- luit luitenant luitist- luiwagen- luiwammes lul lulleman- lullepot- lullig-
lullo- lummel lumpsum lunapark- lunch lunchbox- lunches lunet- lupine lupus- lus lust luster- lusthof-
lustig lustrum lutje- luur- luwte- luxatie- luxeauto- luxehut- luxemerk- lyceum- lychee- lymfe lymfevat-
lymfklier lymfocyt- lymfoom- lymfvat- lynch lynx lyricus- lyriek lysosoom- ma- maag maagd maagdeke- maagsap-
maaier maak maakbaarheid maaksel- maakster maal maalsel- maan maand maandag maangod- maanring- maarschalk
maarte- maat maatdop- maatkan- maatlat- maatname- maatschap maatschappij macabre- macadam macaron- macaroni
macher- machete- machientje machine machinist macho macht machtig machtiging macro madam madame- made madera
madonna- maestro- maffia mafje- mafkees- mafketel- magazijn magazine magie magier- magister- magistraat
magnaat magneet magnesium magnetisme magnetron magnolia- magnum- magot- mahdist- mail mailbox- mailer-
mailing mainport- mais maiskip- maispap- maisras- maitre- majesteit majoor major- majoraat- majorette
majuskel- mak makam- makaron- makelaar maker makerij maki- makker makreel makron mal malaise malaria maler
malerij- malheid- malheur- malie maling mall mallejan- malloot- malsheid- malta- maltezer- malus maluwe- mam
mama mamma mammeluk- mammie- mammoet mampier- mamzel- man management manager manbaar- manche manchet manco
mand mandaat mandala- mandataris mandelig- mandfles- mandir- mandoer mandril- manege maner- manga- mangaan
mangat- mangel mango mangoest- mangrove mani maniak manicure manie manier- manifest manifestatie manilla
manille- maning maniok manipel- manipulatie manipuleer manjaar- mank mankpoot- manlijk- manneke- manneken-
mannenhuis mannin- manoeuvre manoeuvreer mansarde manschap manslag- mansoor- mantel mantilla- mantille-
mantisse- mantra- manuaal- manuur- manxkat- maoist- map maquette- maraan- maraboe- maraboet- maracuja-
marathon marche- mare maretak- margarine margay- marge margriet- marifoon marihuana marimba- marina-
marinade- marine marinier marionet- mark markeer marker markering marketeer marketing markies- markt
marktsegmentatie marlijn- marmer marmiet- marmot- marodeur- maroniet- marot- marque- marquise- marron mars
martel martelaar marter martini- marxist- mascotte- masker maskerade masochisme masochist masque- massa
massage masseur masseuse- massief mast mastel- master mastiff- mastino- mastitis- mata matador match matches
mateloos- matelot- materiaal materie materieel matglas- matheid- matig matigheid matiging matinee matrak-
matras matrices- matrijs matrikel- matrix matrone- matroos matse- matter maturiteit mauser- mavo
maximalisatie maxime- maximum maxwell- mazout mazurka- mazzel mbo- meander meccano mecenaat- mecenas-
mechanica mechanisme medaille mededeling mededing mededinging medefinanciering medeklinker medemens-
medewerk medewerker medewerkster medezeggenschap mediaan mediamix- mediatheek mediator medicatie medicijn
medicus medina- meditatie medium medley- medoc- medresse- medusa meeding- meeging- meekrap meel meelbes-
meelezer- meeloop meeloper- meelpap meeltor- meeneem meeouder- meer meeraal- meerder meerdere meerderheid
meerderjarigheid meerderwaardigheid meerheid- meerij- meerkat- meerkoet- meerkol- meerling meermin
meerpersoons meerpersoonscel meerring- meers meervoud mees meester meesteres meesterschap meet meetel
meeting meetkunde meetlat- meeuw meevader- meeval meevaller meeverbranding meewerk meewind- meezing mefisto-
mega megabit- megabyte- megahit- megaliet- megaster- megaton- megawatt- mehari- mei meiavond- meiboom- meid
meidag- meidoorn meidoren- meier meierij- meifeest- meikers- meikever- meiknol- meikrans- meiler- meimaand-
meineed meiregen- meisje meiske- meisken- meitak- meiveld- meivis- meivuur- mekka- melange- melanoom- meld
melder melding melk melker melkerij- melkkan- melkkoe- melkkrat- melkpap melksap- melkster- melkvee melkvet
melkwei- melkwol- melodie meloen melomaan- meltdown- meluw- mem membraan meme- memel- memento- memo
memoriaal memorie- menage meneer meng mengbaar- mengel mengeling menger menging mengkom- mengras- mengsel
menhir- menie menigte mening meningokok meniscus menist- menner menora- mens mensa- mensaap- mensheid
menstruatie mentalist mentaliteit mentor menu menuet- mepper merchandise merel merengue- merg mergel
meridiaan meringue- merite- merk merkel merker- meroniem- merrie mes mesdjid- meson- mespunt- mess messias
messing- messnede- messnee- mest mester mesterij mesties- mestkoe- mestriek- metaal metafoor- metatag-
meteoor meteoriet meteorologie meter metgezel- methaan methadon methanol- methode methodiek methodologie
metier- meting metrage metro metrum- metsel metselaar metser metworst meubel meubilair meun- meute- mevrouw
mezze- mezzo mi- miasma- miasme- mica micro microbe microfoon micron- middag middel middelbareschool
middeling midden middenas- middenoor middenrif middenvelder middernacht midhalf- midvoor- midweek- midwinter
midzomer mie mier mierikswortel miet- miezel miezerig- migraine migrant migratie mihrab- mijl mijlpaal-
mijmer mijmerij- mijn mijnheer- mijt mijter mikado- mikpunt- mikwe- milder mildheid- milicien- milieu
milieuaudit militair militant military militie miljard miljoen miljonair mille millennium millibar-
millimeter milt miltvuur mime mimer- mimesis- mimi mimicus- mimiset- mimosa- minacht minaret- minder
minderheid mindfuck- mindmap- mindset- mineraal mineur minheid- mini miniatuur minibar- minidisk- minimum
minipil- minirok- minister ministerie minivan- mink- minkukel- minnaar minnares- minnarij- minnegod-
minneola- minor- minoriet- minpool- minpunt- minteken- minus minuskel- minusteken minuut mirabel- mirakel
mirliton- mirror- mirt misbak- misboek- misbruik misdaad misdadiger misdadigster misdreef- misdrijf misdruk-
misere- miserie- misgeld- misgewas- misging- misgreep- mishandelaar mishandeling miskelk- miskijk- miskleed-
miskleur- miskoop- miskraam- misleest- misleid misleiding mismatch- misnoegd- misoffer- misoogst- mispas-
mispel mispunt- miss missaal- misschot- misselijkheid misser- missie missing- missionaris missive- misslag-
misstaat- misstap misstond- mist mistel mistig- mistral- mistred- misvorming miswas- miswijn- mitaine-
mitella- mitrailleur mix mixdrank- mixer mixfonds- mixtape- mixture- mixtuur- mobbing- mobiel mobile-
mobilisatie mobiliseer mobiliteit mobilofoon mocassin- modaliteit modder modderig- mode modeduo- modegek-
modegril- model modelleer modellering modem modepop- moderatie moderato- modernisering modernisme modernist
moderniteit modieus- modiste- modulatie module modulus modus moed moeder moederlijk moederschap moedig
moedwil- moeflon- moefti- moeheid moeial- moeilijkheid moeite moeizaam- moekim- moel- moelie- moellah- moer
moeraal- moeras moerbei moerbes- moervos- moes moeshof moesson moetje- moezjiek- mof moffel moffin-
mogelijkheid mogendheid mogol mogul- mohawk- moheel- mok moker mokkel mol molaar- molboon- molecule molecuul
molen molenaar molenas- molest moliere- mollah- mollig- mollusk- moloch- molrat- molsgat- molshoop-
molteken- molton- mom momber- momboor- moment mommerij- mompel monade- monarch monarchie mond mondharmonica
mondialisering mondigheid monding mongool- monist- monitor monitoring monk- monnik monniksrob monoblok-
monocle- monodie- monogram- monokini- monoliet- monoloog monomaan- monomeer- monopolie monopolist monorail-
monotype- monster monsterneming monstrum- montage monter montessori monteur montuur monument mooierd-
mooiheid- moois- moor moord moordenaar moordenares moorkop- moot mop mope mopper moppie- moppig- mops moraal
moralist- moraliteit moratorium more morel- morene moreske- morfeem morfine morfologie morgen moriaan-
morielje- morille- mormel mormoon- morserij- morsig- mortale mortel mortier morzel mos moshpit- moskee
moslim moslima- moslimse- mosplant- mosroos- mossel mossoort- most- mosterd mot motard- motel motet- motie
motief motion- motivatie motivering moto motor motoras- motorist- motorrem- motregen mottig- motto
mountainbike mousse mousseline mout mouterij- mouw move moyenne- mozaiek mozetta- mp- mud mudra- muezzin-
muf muffig- muffin- mug mui muil muis muiskat- muismat- muit muiter- muiterij- muizenis- mulat mulattin-
mulder- muleta- multimedia multiplier multomap- mummie mungo- munitie munster munt munter muntjak- muon-
murene- murw mus musette- museum musical musicus muskaat muskadel- musket- musketon muskiet muskus muskusos-
must- mustang- mutant- mutatie mutator- mutilatie muts mutsaard- mutserd- muur muze- muzelman- muziek
muzikant mycoloog- myomeer- myriade- mysterie mysticus- mystiek- mythe naad naaf naaier naaigaren naaister
naakt naald naaldhak- naam naamgeving naamkunde naarheid- naarling- naarstig- naasting- nabeeld- nabewerking
nabijheid nabob- nabootsing nabuur nabuurschap nacho- nacht nachtbel- nachtegaal nachtkus- nachtmerrie
nachtmis nachtpit- nachtpon- nachtuil- nachtwaker nadar nadarhek- nadeel nadeelcompensatie nadenk- nader
naderbij- nadering nadienst- nadruk- naffer- nagel nagellak nagewas- naging- naheffing nahosser- najaar
najade- nakijk nakom- nakomer- nakoming- nakweek- naleving nalezing- naloper- namaak namaker- nameting-
namiddag nanacht- nandoe- naneef- nap napalm napijn- napoleon narcis narcist- narcose narcotica narede-
nargileh- narwal- nasaal- naschok- nascholing nasibal- naslag nasmaak- nastoot- nat nathals- natheid- natie
nationalist nationaliteit native- natrium naturalisatie naturist natuur nautilus nauw nauwkeurigheid navel
navigatie navolger- navordering navorser- naw nawee- nawinter- nawoord- nazaat- nazang- nazi nazin- nazomer
nazorg nebbe- necessaire nectar- nederlaag nederzetting neef neer- neerging- neerhing- neerhof- neerslag
neetoor- nefriet- nefron- neg- negatie negatief negen negende- neger negerhut- negerij- negerin- neglige-
negorij- negotie negrito- negus- neig neiging nek nekhaar- nekpijn- nekschot- nekslag- nekspier- nekstuk-
nel nematode- nemer neofiel- neofiet- neofyt- neomist- neon neonaat- neonazi- neoprof- neostijl- nepagent-
nepmail- nepperd- neppil- nepwapen- nerd- nerf nering nero- nerts nerveus nes nesjomme- nest nestel
nesterij- nestor net netbook- netel netelig- netenkam- netgiraf- netheid- netsuke- netto neuker neuknis-
neuroloog neuron- neuroot- neurose neus neusaap- neusdop- neusring- neusrug- neut- neutel- neutraal
neutraliteit neutrino- neutron neutrum- neuzel nevel nevenman- nevenrol- neventak- newage newbie- newton-
newwave ngo- niche nicht nickname- nicotine niemboom- nier nierbek- niervet- nies niesbui- niet nieter-
nietigheid nieuweling nieuwheid nieuwkomer nieuws nieuwtje nihilist- nijd nijging- nijlgans- nijlpaard
nijnagel- nijptang- nijver nijverheid nikab- nikkel niks niksnut- nimbus- nimf nimrod- ninja- nip nippel
nipper nis nitraat nitriet- nitwit- niveau nivellering nobel- nobody- nocturne- noedels- noem noemer-
noenmaal- noenzaal- nogablok- nok nokbalk- nokkenas- noklijn- nol- nomade nomenclatuur nominatie nomogram-
non nonet- nonius- nonkel- nono- nonouder- nonsens- nood noodrem noordoost noordpool noordwest noordwester
noordzeekrab noot nop nor norbertijn noria- norm normaal norsheid- nota notaris notatie notebook- notelaar-
notenbar- notenboom notendop- notering notie- notificatie notitie notulant- notulist- nova novel novelle
november novice noviet- noviteit- novitius- nozem- nuance nucleus- nudist nuf- nuffig- nuk- nukkig- nul
nuljarig- nullast- nullijn- nuloptie- nulpost- nulpunt numero- nummer nummering nunchaku- nuntius- nurk-
nurks- nurse- nut nutrient- nuttig nuttigheid nylon oase oasis- obductie- obelisk- ober obesitas- obiaman-
object objectie objectief oblaat- oblie- obligaat obligatie obligo- obool- obs observatie obsessie- obstakel
obstructie obus ocarina- occasie- occasion- occlusie oceaan ocelot- ochtend octaaf- octaan octaeder- octant-
octavo- octet- octopus- octrooi oculair- oculatie- oculist- oculus- odaliske- ode odeur- odyssee- oedeem
oefen oefenaar- oefening oefenpop- oehoe- oekaze- oelama- oelema- oempa- oenoloog- oerangst- oerbank-
oerbeeld- oerbos- oerbron- oerbrood- oerdrift- oergrond- oerknal- oerkreet- oerlaag- oerman- oermens- oeros-
oerpaard- oerritme- oerslang- oerstof- oertaal- oertekst- oerthema- oertijd- oertype- oervader- oervolk-
oervorm- oervrouw- oerwater- oerwoud oerzonde- oester oetlul- oeuvre oever oeveraas- oeverwal- offday-
offensief offer offeraar- offering- offerte office official officie- officier officium- offset offshore
ogenblik- ogief- ohm oio ojief- okapi- oker okra- oksaal- oksel okshoofd- oktober oldtimer oleander- olie
oliekan- olielek- oliepit- olifant oligarch- olijf olijkerd- olm olmenbos- olympiade olympier- oma omafiets-
omarming- omber ombervis- ombouw ombudsman ombuiging omdraai ome omega- omelet- omgang omgeving omging-
omhaling omheining omhing- omhulsel- omissie- omkadering omkading- omkeer omkering omkoper- omkoping
omlegging omleiding omlijning omlijsting omloop omloper- ommanteling ommegang- ommeland- ommetje ommezien-
ommuring- omnibus omnium omnivoor- ompoling- omrekening omring omrit- omroep omroeper omruil omschakeling
omscholing omschrijving omsingeling omslag omsluit- omspring omstandigheid omtrek omval omvang omving-
omvormer- omvorming omweg- omwenteling omwissel omzet omzetter omzetting omzoming- onaf onafhankelijkheid
onager- onanist- onbalans onbekwaam onbekwaamheid onbenul- onbetrouwbaarheid onbevoegde onbevoegdheid
onbewust- onbruik- oncologie oncoloog- ondank- ondeelbaarheid onderarm- onderbed- onderbouw onderbreker
onderbreking onderbrenging onderbroek onderbuik onderbuur onderdaan onderdeel onderdruk onderdrukking
onderduik ondergang ondergoed onderhandel onderhandelaar onderhandeling onderhoek onderhoud onderhuur
onderkast onderkin- onderkok- onderkop- onderlijn onderlip- ondermijn ondermijning onderneem ondernemer
ondernemerschap onderneming onderofficier onderpui- onderricht onderrok- onderscheid onderscheiding
onderslag onderstation onderstel ondersteun ondersteunend ondersteuner ondersteuning onderstreping ondertas-
onderteken ondertekening ondertitel ondervraging onderwater onderwereld onderwerp onderwijs onderwijzer
onderwijzeres onderzeeboot onderzeeer onderzoek onderzoeker onderzoeking onderzoekster ondeugd- ondienst-
ondiepte- ondier- onding onduline- oneindig- oneindigheid oneliner- onesie- ongedierte ongelijk ongelijkheid
ongelikt- ongeloof ongeluk ongelukkig ongemak ongeremd- ongerief- ongeschikt ongeschikte ongeschiktheid
ongeval ongevallenverzekering ongewoon- ongodist- onheil onhelder- onkel onkruid onland- online onlust
onmacht onmens- onnauwkeurigheid onnut- onrecht onregelmatigheid onrijp- onroerendgoed onrust onrustig- ons
onscherpte onschuldig ontaard ontbijt ontbind ontbinding ontbladering ontbrand ontbranding ontdaan- ontdek
ontdekker ontdekking ontduiker ontduiking onteigening ontering ontgeuring ontgift ontgifting ontging-
ontginning ontgrendeling ontgroening ontgronding onthaal ontharder ontharding onthardingsinstallatie
ontharing ontheffing onthoofding onthouder onthouding onthul onthulling ontijdig- ontkalking ontkenning
ontkoppeling ontkracht ontlader- ontlading ontlast ontlasting ontleding ontleed ontlener- ontluchting
ontmijning ontmoediging ontmoeting ontneming ontplof ontploffing ontplooiing ontromer ontruiming ontslag
ontsluit- ontsluiting ontsmetting ontsnap ontsnapping ontsnippering ontspanner ontspanning ontsporing
ontspring ontsteking ontstemd- ontstopper ontstopping onttrekking ontucht ontvanger ontvangst ontvetting
ontving- ontvoerder ontvoering ontvoogding ontwaar ontwaarding ontwapening ontwenning ontwerp ontwerper
ontwerpster ontwijk ontwijking ontwikkel ontwikkelaar ontwikkeling ontworming ontwricht ontzag- ontzegging
ontzetting ontzilting ontzwaveling ontzwavelingsinstallatie onvast- onveilig onveiligheid onvolledigheid
onvriendelijk onvriendelijkheid onvrij onwaarde- onweder- onweer onwennig- onwil onyx onze onzedig-
onzekerheid onzichtbaarheid onzijdig- onzin ooft oog oogdop- ooggel- oogring- oogrok- oogst oogster-
oogvijs- oogwenk- ooi ooibos- ooievaar ooievaarsbek ooliet- oom oomschap- oor oorarts- oorbel- oorclip- oord
oordeel oordop- oorijzer- oorklep- oorknop- oorkonde oorlam- oorlap- oorlel- oorlog oorlogsmisdadiger
oormijt- oorontsteking oorpijn- oorprop- oorring- oorsprong oorsprongsland ooruil- oorveeg- oorvijg-
oorvlies- oorworm- oorzaak oosters oostkust- ootje opa- opaal opaciteit opbeller- opberg opblaas opbloei
opbouw opbouwer- opbreking opbreng opbrengst opdeling- opdoffer- opdonder opdracht opdrijving opdruk opduvel
opeising- openbaarheid openbaarvervoer openbaring opener openging- openheid- opening opensource openspring
opera operand- operateur operatie operator operette opfok opfris opgaaf opgang opgave opgeld- opgeleide
opgever- opging- opgraver- opgraving ophaal ophaler ophaling ophang ophanging opheffing opheldering ophing-
ophitser- ophoging- ophoog ophoping ophoud ophouder opiaat- opinie opioide- opium opiumkit- opkamer-
opkikker opknap opkom opkomer- opkomst opkoop opkoper- oplaad oplader oplading- oplage oplanger- oplawaai-
oplazer opleg oplegger oplegging oplegsel- opleider opleiding oplever oplevering opleving- oplicht oplichter
oplichting oploopje- oplos oplosbaarheid oplosser oplossing opmaak opmaker opmaling- opmars opmerker-
opmerking opmeting- opmieter opname opneem opnemer opneming opoe opoffering opossum- oppas oppasser
oppasster oppepper- opper opperhof- oppervlaktewater opperwal- opponent- opportuniteit opposant- oppositie
opricht oprichter oprichting oprit- oproep oproeper- oproeping oproer oproerig- oprol oprot opruier
opruiing- opruim opruimer- opruiming opschort opschrijf opslag opslorping opsluiting opsodemieter opsomming
opsporing opstal opstand opstandeling opstanding opstap opstart opsteek opsteker opstel opstelling opstoker-
opstopping optant optater- optatie optatief- optel opteller- opticien- opticus- optie optiek optimalisatie
optimalisering optimist- optimum- optocht optree- optreed optrekje- opus opval opvang opvatting opving-
opvoed opvoeder- opvoeding opvoer opvoering opvolg opvolger opvolging opvolgster opvraag opvraging opvreter-
opvul opvulsel- opwarm opwarmer- opwarming opwekking opwelling opwerking opwind opwinding opzeg opzegger-
opzegging opzet opzetter- opzicht opzichter opziener opzoek opzoeking or- orakel oraliteit orangist-
oranjebloesem orante oratie- orator- oratorio- oratorium orbitaal- orchidee- orchis- orde ordelijkheid
ordenaar- ordening order ordi- ordinaat- ordner- ordonnans ore oreade- oremus- orgaan organel organisatie
organisator organisatorisch organisme organist- orgasme- orgel orgelist- orgie orientatie orientering
originaliteit origine- orka- orkaan orkest ornament ornement- oroniem- orthodox ortolaan- oryx- os-
ossengal- ossenkar- ossenkop ossenoog- ossenrib- ossenstaart ossi- otoscoop- otter oubaas- oublie- oudeheer-
oudejaar ouder ouderdom ouderling ouderschap oudgast- oudheid oudje- oudkomer- oudoom- oudste oudtante-
oudvader- outcast- outdoor outfit outlaw- outlet- outplacement output outsider ouvreuse- ouwe ouwel ov-
ovaal- ovarium ovatie oven overal- overall overbeet- overbelasting overblijf overbrenging overbrug
overbrugging overbuur overdenk- overdraagbaarheid overdracht overdruk overeenkomst overeenstemming overflow-
overgang overgevoeligheid overging- overgrootmoeder overgrootouder overgrootvader overhandig overhang-
overhead overheersing overheid overhemd overheveling overhing- overjas- overkapping overkom- overkomst
overlap- overlast overleg overlevering overleving overlijden overloop overmacht overmouw- overnachting
overname overneming overpad- overplaatsing overreding overrijp- overrompeling overschatting overschot
overschrijding overschrijving overslag overspanning overstap overste oversteek oversteekplaats overstek
overstijgend overstort overstroming overtal overtoom- overtreder overtreding overtrek overtuig- overtuiging
overtuin- overuur- overval overvaller oververhitting overweg overweging overwerk overwicht overwin
overwinning overwintering overzet overzicht ovonde- ovulatie- oweeer- owngoal- oxer- oxidant- oxidatie-
oxidator- oxide ozon pa- paadje paal paalrot- paan paander paap paar paard paardzet- paarlemoer paas pabo
pacht pachter pachthof- pacificatie pacifisme pacifist pack pact pad paddel paddo- paddock- paddy- padisjah-
padvinder paella- paf paffer- pafferig- pafpaal- pafzak- pagaai pagadder- paganist- page pagekop- pager-
pageview- pagina pagode pair- pais- pak pakaan- pakbon- pakezel- pakhuis pakijs- pakira- pakkamer- pakkans-
pakker pakkerd- pakkerij pakket pakking pakkist- paklijst- paknaald- pakpaard- pakster- paktafel- pakwagen-
pakwerk- pakzadel- pal paladijn- palataal- palaver palazzo- paleis paleolithicum palet paletmes- paletot-
paling palissander paljas- pallet pallium- palm palmares- palmet- palmpit- palmvet- palpatie- palter- palts
palurk- pamflet pampa pamper pan panacee- panache- panama pancake- pancreas pand panda pandan- pandemie
pander- pandhof- panding- pandit- pandoer paneel paneer panel panfluit- pang- paniek panlat- panna- panne
pannenkoek panorama pantalon- panter pantoffel pantry- pantser pantserdek panty panvis- pap papa papadag-
papadum- papaja papaver papbuik- papegaai papel- papenkop- paper paperback papfles- papier papil papillot-
papist- papkind- paplepel- pappa- papperig- pappie- pappot- paprika papyrus papzak- par para paraaf-
parabel- parabool parachute parachutist parade paradijs paradox paraffine parallax- parallel parament-
paraplu parasiet parasol parcours pardoen- pardon parel parement- paret- parfum parfumerie paria paring
pariteit park parka- parkeer parkeerder parket parkiet parking parkoers parlement parlementarier parmezaan
parochie parodie- parool- part parterre participant participatie particulier partij partikel- partita-
partitie- partituur partner partnerschap partus- party parure- parvenu- parwa- pas pasar- pasbout- pasfoto
pasgeld- pashok- pasja- paskaart- paskamer- paskwil- paslezer- pasloden- paslood- pasmodel- pasmunt-
pasnummer paspoort paspop- pasrand- pass passaat passage passagier passant passe passement passer passie
passing- passivum- passus- password pasta pastei pastel pastiche- pastille pastis- pastoor pastor pastoraat
pastorie pastorij- pasvorm- paswerk- paswoord- pat patat pate- pateel- patent pater paternoster pathologie
pathos- patient patiente patientie patio patois- patricier patrijs patrimonium patriot- patronage patrones
patroon patrouille pats patser pauk paumelle- pauper paus pauw pauwin- pauze pavane- paviljoen payroll pc-
pcb- pdf- pech peche- peda pedaal pedagoge pedagogie pedagoog pedalo- pedant- peddel pedel- pedelec-
pederast- pedestal- pediater- pedicure- pedigree- pedo pedofiel pedofilie pedoloog- pee peeling- peen
peepshow- peer pees peet peetoom- pegel peignoir- peil peiler peiling peinzer- peis- pekel pekinees- pekton-
pel pelerine- pelgrim pelikaan- peller- pellerij- pellet- pelmolen- peloton pelotte- pels pelser- pelsrob
pelterij- peluw pen penalty penant pendant- pendel pendrive- pendule- penetratie pengat- penhouder penis
penitent- penner- penning pennoen- penny- pens pensee- penseel penserij- pensioen pension pensionaris
pensionering pensum- penter peper peppel- peppil- peptalk- peptide- perceel percent percentage percentiel
perceptie percussie perelaar- perensap- perforatie performance perfusie- pergola- perikel- perikoop- periode
periscoop peristaltiek perk perkament perkoen perlator- permanent permissie pernod- peronist- peroxide
perron pers perser- perserij- persing- perslek- persmap- personage personalisatie personaliteit personeel
personenauto persoon persoonlijkheid perspectief perswee- perzik peseta- peso pessimisme pessimist pest
pestbui- pester- pesterig- pesterij- pesthol- pet petabyte- petanque petemoei- peter peterselie petfles-
petgat- petieter- petitie petitionnement petroleum pets petunia- peuk peul peur peurder- peurstok- peut-
peuter peuzel pezerik- pg- phablet- pi- piai- pianist pianiste piano pianobar- pianoduo- pianola- pias-
piaster- pica picador- piccolo picknick picogram- picpus- pidgin- piechem- pief piek pieker pieleman-
pieltje- piemel pienter- piep pieper pier piercer- piercing pierlala- pierrot- pies piesbak- piespot- piet
pieta- pieteit pietist- pietlut- pietsje- piezel- pigment pij pijl pijler pijn pijniger- pijnpit- pijp
pijpenla- pijper- pijpleidingennet pik pikbroek- piket pikeur- pikhaak- pikhamer- pikkel pikker pikkie-
pikol pikolet- pikorde- pikton- pil pilaar pilaster- piloot pilot pils pilsener- piment pimpel pin pinakel-
pinang pinas- pincet- pincher pincode- pinda pingel pingpong pinguin pink pinker- pinkring- pinkster pinner
pinot- pinpas pint- pioen pion pionier piot- pipet pipo- piraat piramide piranha- piraterij pireng- piron-
pisang pisbak- pisblaas- pisbloem- pisbroek- pisbuis- piscine- pisdoek- pisglas- piskous- pislucht- pispaal-
pispot- pispraat- pissebed- pisser pissoir- pistache piste pistier- pistolet- piston pistool pisvlek- pit
pitbox- pitbull pitcher- pits pitta- pitvis- pixel pizza pizzeria- plaag plaaster plaat plaats plaatser-
plaatsing plaatsvind placebo placemat- placenta- placet- pladijs- plafon plafond plager- plagerij- plagiaat-
plaid- plak plaket- plakkaat plakker- plaksel plakspul- plamuur plan planchet- plane- planeet plank planket-
plankton planner planning plano planologie plant plantage planter planteur- planting planton- plantsel-
plantsoen plantui- plaque plaquette plas plasma plasmide- plaspil- plasser plastic plastiek plastron-
plastuit- plat plataan- plateau plateel platform platheid- platina plating- plattegrond platting- plavuis-
playback playboy- player- playlist- plebaan- plebejer- plebs- plecht plechtigheid plectrum- plee pleeboy-
pleeg pleegzus- pleet pleger pleidooi plein pleiner- pleister pleit pleiter plek plenging- plens plensbui-
plensregen plet pletter pletterij pleuris plevier plexus- plezier plicht plichtig plint plisse ploeg
ploeger- ploegos- ploert ploeter plof ploffer- plofkip- plok plombe- plomp plomperd- plons plonsbad- plooi
plooiing plooirok- plooisel- plop plopper- plot plotter- plu pluche- plug plugger pluim pluimage- pluimvee
pluis pluizer- pluk plukker pluksel- plumeau- plunje plunjer pluralis- plurk- plus plusfour- plusser
plutonium pluvier- po- pocher- pocherij- pochet- pocket podcast- podium podoloog- poedel poeder poeem- poeet
poef- poeier poel poelie- poelier- poelsnip- poema- poep poeper poeperd- poeperij- poepie- poes poespas-
poesta- poet poetica- poets poetser poezel- poezelig- poezie pofbroek- poffer- pofmouw- poger- poging
pogrom- pointe- pointer- pok poker pokeraar- pol polak polakker- polarisatie polaroid polder polemiek-
polemist- poli poliep polijst polis politbureau politicus politie politiek polk- polka polkadot- poll
pollak- poller- pollevie- pollevij- pollutie- polo pols polster- polyeder- polyester polyglot polygoon
polymeer polynoom- polyurethaan pomelo- pomerans- pommade pommerak- pomoloog- pomp pompelmoes pomperij-
pompier- pompoen pompon- pon poncho pond ponder ponem- ponjaard- ponk- pons pont ponton pony ponyclub-
ponykamp- pooier- pook pool pooler pooling- poolvos- poolzee- poort poorter poos poot pootui- pop popcorn-
pope popel pophit- popicoon- poppenkast popper- popster- populariteit populatie populier populist- porder
porno porretje- porselein porster- port portaal portabiliteit portable- portal portefeuille portemonnee
portfolio portie portiek portier portiere- porto portret pos pose poseur- positie positief positionering
positivo- positron- possessie post postbox- postdoc poster postiche- postille- pot potaarde- potas-
potbloem- potcultuur poteling- potentiaal potentie potentieel poter potgeld- potgrond- pothelm- pothoed-
pothuis- potkluit- potlood potmaat- potmeter potplant- potpolder pots potspel- potstal- pottenbakker potter
potvis- poulain- poularde- poule pover- power powerbox- powernap- powerpoint powerpop- pr- praal praat
pracht practicum prairie prak praktijk praktikant pralerij- praline- pranger- prauw praxis- pre- prebende-
precario precedent precieus- precisie predatie predator- predicatie predik predikant prediker preek pref
prefab prefatie- prefect preferentie prefix- prei preiring- preker prekerig- prelaat prelude- premetro-
premie premier premiere premisse- premium- prent preparaat preparatie prepress- prequel- presens- present
presentatie presentator presentatrice presenteer presentie preses- president presidentschap presidium
pressie prestatie prestige pret pretendent pretentie pretest- pretext- pretor- pretoren- pretzel-
prevalentie preventie preview- prieel priem priester prijs prik prikkel prikker prikpil- priktol- prima-
primaat- prime primer- primeur primula- primus- princiep- principe prins prinsdom- prinses print printer
prior prioraat- priores- priori priorij- priorin- prioriteit prisma privaat privacy privatisering prive
privejet- pro- probatie- probeer probleem probleemcumulatie problematiek procede procedure procent proces
processie processierups processing processor procope- procuratie procureur producent producer product
productie productief productiviteit proef proest proever proeverij prof profeet professional
professionalisering professor profetes- profetie profiel profijt profileer profiler- profilering profit-
prognose program programma programmatuur programmeer programmering programmeur progressie prohibitie project
projectie projector prol proleet- proletariaat prolongatie proloog- promenade promesse promillage promo
promotie promotor promovendus prompt- prondel- pronk pronker- pronostiek prooi prooivis- proosdij- prop
propaganda propeller proportie proportionaliteit propositie propper- proseliet prospect- prospectie
prospectus prostaat prostituee prostitutie prosumer- protease- protectie protege- protegee- proteine
proteron- protest protestant prothese protocol proton protozo- protser- prove- provenier provenu- proviand
provider provincie provisie provisor- provo provocatie provoost- proza prozaist- pruderie- pruik pruillip-
pruim pruimer prul prunel- prunus- prut prutoog- pruts prutser- przewalskipaard psalm psalmist- psalter
pseudowetenschap psyche- psychiater psychiatrie psychologe psychologie psychologisch psycholoog psychoot-
psychopathologie psychose psychotherapeut psychotherapie pub- puber puberteit publicatie publiciteit
publicrelations publiek pubquiz- puck- pudding pueblo- puf puffer- pugilist- pui puibalk- puik puiloog- puim
puimsteen puin puist puit puitaal- puja- puk pukkel- pul pull pullman pullover- pulp puls pulsar- pulsatie-
pummel pump- punaise- punch punchkom- punctie punctuur- punk punker- punkpop- punt puntdak- punter pup-
pupil puppy- puree purisme purist puritein- purper purser- pusher- put putbaas- putboor- putemmer- putgalg-
puthaak- putoptie- putrand- puts putsch- putt puttee- putter- putting putwater- puurheid- puzzel pvc- pygmee
pyjama pylon- pyloon- pyromaan- python- quad- quaestor- quaker- quant- quarantaine quark- quarte- quasar-
quatertemper qubit- queeste- quenelle- query- queue quiche- quidam- quietist- quilt- quisling- quiz quizzer-
quokka- quootte- quorum- quota quotaregeling quotatie- quote quotering quotient quotum ra- raad raadpleeg
raadpleging raadsel raadzaam- raaf raag raagbol- raai raaigras- raak raam raap raat rabarber rabauw- rabbi-
rabbijn rabbinaat rabies- race racekak- racer racerij- rachel- rachitis- racisme racist- racket rad radar
rader radiatie- radiator radicaal radicalisering radijs radio radiohit- radiohut- radium radius radja-
radslag- radzonne- rafel rafeling- raffinaderij raffinadeur raffinage rafter- raga- rage ragebol- rager
raglan ragout- raid- raider- rail raio- rak rakel raket rakia- rakker ral rally ram ramadan rambo- raming
ramkoers- ramkraak- rammel rammenas ramp rancher- rancho- rancune- rand randzee- rang range rangeer ranger-
rank ranking ranonkel ransel ransuil- rantsoen ranzig- rap rapact- rapcrew- rapgroep- rapier- rappel
rapplaat- rapport rapportage rapportcijfer rapportering rapsode- rapsodie- rapsong- rapstijl- raptekst-
rapunzel- rariteit ras rasbeeld- rasgroep- rashond- raskat- rasp raspaard- rasper- rasphuis- rasta raster
rasure- rasuur- rat ratel ratelaar- ratificatie rating ratio ratuur rauwheid- rauwig- ravage- ravelijn-
ravenaas- ravenbek- ravijn- rawlplug- rayon razeil- razzia- reaal- reactant- reactie reactor reader- reageer
reageerbuis reagens- realisatie realiseer realisme realist- realiteit realo- realtime reanimatie rebbe-
rebel rebellie rebels- rebound- rebus- receiver- recensent recensie recepis- recept receptie receptor- reces
recessie recette- rechaud- recherche rechercheur recht rechtelijk rechter rechthebbende rechtse
rechtspleging rechtvaardiging rechute- recidief- recidive recital recitatie reclame reclassering recognitie
reconstructie record recorder recreant recreatie rector- rectrix- recu recyclage recycling redacteur
redactie redactioneel redactrice redder redding rede redelijkheid redenaar redenatie redeneer redenering
reder rederij rederijkers redneck- redoute redplank- redster- reductie reductor- redzaamheid ree reebok-
reebout- reefer- reegeit- reekalf- reeks reep reerug- reet referaat- refere- referee- referendum referent
referentie referte reflectie reflector reflex reflux- refo- reform reformatie refractie refrein- refter-
refugie- regaal- regatta- regeer regel regelaar regelgeving regeling regellus- regen regenbui- regeneratie
regengod- regent regentes- regenton- regentschap regering regest reggae regie regiem- regime regiment regio
regisseur regisseuse register registratie registreer reglement reglementering regres regressie regularisatie
regulatie regulering reguleringsinstantie rehabilitatie reidans- reiger reik reiki reincarnatie reinheid-
reinig reiniger reiniging reis reistip- reiziger reizigster rek rekbaarheid rekband- rekbank- rekeier-
rekel- reken rekenaar rekening rekenlat- rekest- rekgrens- rekkelijkheid rekker rekking rekrutering rekruut-
rekstok- rekwest- rel relaas relais relance- relaps- relatie relativering relativisme relativiteit relax
relaxatie relaxed- release- relevant relevantie relict- relief reliek religie relikwie reling rellerig-
relmaker- relmuis- relnicht- rem remake- rembours remedie- remigratie reminder- remise remissie- remmer
remming remnaaf- remonstrant remonte- remover- ren renaissance renbaan renbode- rendement rendier renegaat-
renet renner renovatie renpaard renstal renster rent rente rentebox- rentenier rentmeester rentree- renvooi-
renwagen reometer- reorganisatie reparatie repel repelaar- repertoire repeteer repetent- repetitie replay-
replica- replicatie repliek- report- reportage reporter represaille representatie repressie reprint-
reprise- repro reproduceer reproductie reptiel republiek repulsie- reputatie requiem rescript- research
resectie reseda- reseller- resem- reservaat reservatie reserve reservering reservoir reset resident-
residentie residu resistentie resolutie resonans resonantie resort resource- respect respiratie respons
response- responsie ressort rest restant restaurant restauratie restitutie resto- restoren- restorno-
restrictie resultaat resume- resusaap- retabel- retailer- retentie reticule- retina- retirade- retor-
retorica- retoriek retorsie- retort retouche- retour retraite retro retropop- rettich- return retweet reu
reuk reuma reunie reunist- reus reussite- reut reuter- reuzemop- reuzin- revalidatie revanche reveil
revelaar- revenu- reverie- reviaan- revier review reviewer- revisie revisor revival- revolte revolutie
revolutionair revolver revue rexist- rial- rib ribbel- ribbroek- ribes- ribeye- ribgewelf ribhout- riblap-
ribosoom- ribstof- ribstuk- richel richt richter richting richtlat- ricinus ridder rider- riedel riek riem
riesling- riet rietmat- rif riff rij rijdek- rijder rijdster rijer- rijg rijgeschiktheid rijk rijkaard-
rijkdom rijke rijkeluis rijkheid rijkste rijlaars- rijm rijmer- rijmerij- rijnaak- rijnboot- rijnwijn- rijp
rijpheid rijping rijsdam- rijstebrij rijstkom- rijstpap- rijstvla- rijzing rijzweep- riks- riksja- rilletje-
rillette- rillijn- rilling- rimboe- rimpel ring ringer- ringmap- ringmus- ringrot- ringtone- rink rinkel
rinket- riolering riool rioolrat- rioolwaterzuivering rioolwaterzuiveringsinstallatie riotgun- ripdeal-
riposte- ripper- rips risaliet- risico ristorno- rit rite ritme ritmebox- ritmiek ritnaald- ritornel-
ritprijs- rits ritser- ritsvak- rituaal- ritueel ritus- ritzege- rivet- rivier riyal- rizofoor- rizoom-
roadie- roadmap- roadshow- roadster- roadtrip- rob robber robe robijn robot robotisering rochel rochet- rock
rocker rockfan- rockster- roddel rodekool rodelaar- rodeo- roe roebel roede roedel roedeloper roef roei
roeidol- roeier roeister- roek roem roemer roep roeper roepia- roepie- roeping roer roerder- roerdomp-
roerig roering- roerloos- roerom- roersel- roes roest roestig- roet roetmop- roffel rog rogge roggeaar-
roggemik- rohypnol- rok rokade- roker rokerij rokjas- rokpand- roksplit- rokvest- rokzadel- rokzak- rol
rolaap- rolder- rolkei- rollade rollator- roller rolling- rolmops- rolschaats rolwagen- rolzoom- roman
romance- romanist- romantiek romboide- rombus- romcom- romer- rommel rommeling romp romper- rond rondas-
ronde rondeel- rondging- rondheid- rondhing- ronding- rondkom- rondkop- rondleiding rondo- rondreis rondrijd
rondrit rondsel- rondte rondtrok- rondvis- rondweg- rondzwom- rong- ronker- ronselaar rontgen rood roodheid-
roodvos- roof roofing- rooi rooier rooiing- rooilat- rooinek- rook rookhol- room roomijs- roommate- roomvla-
roos rooster root rootkit- rootput- ropij- ros rosarium- rose roseetje- rosewijn- rosmolen- rossig- rossing-
rostrum- rot rotan rotatie rotator- rotding- roterij- rotgans- roti rotishop- rotklus- rotmof- rotonde rotor
rotorkop- rots rotswol- rotting rotzak- rotzooi roulade- roulatie roulette route router routier- routine
routing- rouw rouwmis- roux- rover roverij row- rowan- royalist- royalty royement- royering- rozelaar-
rozemarijn rozenbed- rozentak- rozet rozijn rubber rubriek ruche- rucola- rudiment rug rugby rugbyer-
ruggengraat ruggenmerg rugvin- ruif ruigaard- ruigheid- ruigpoot- ruigte- ruik ruiker ruil ruiler- ruiling-
ruim ruimer ruiming ruimte ruin- ruine ruis ruit ruitenwisser ruiter ruiterij ruk rukker rukwind- rul
ruling- rumba- rumboon- rumfles- rumgrog- rumpunch- run rund runder rundvee rundvet- runmolen- runner
running- rups ruptuur russell- rust rusting ruw ruwaard- ruwheid ruwvoer- ruzie rvs- saaiheid- saamhorigheid
sabbat sabel sabotage saboteur- sabra- sachet- sacoche- sacrament sadist- sado safari safe saffie- saffier
saffraan saga sagaai- sage- sagopalm- saillant- sak saladbar- salade salafist- salamander salami salaris
saldi saldo sale salet saline- salmiak salmonella salon saloon salpeter salsa salto- saluut salvia- salvo
samaar- samba sambabal- sambal sambuca- samenhang samenhorigheid samenkomst samenleving samenscholing
samenstel samenstelling samentrekking samenvatting samenwerk samenwerker samenwerking samenzwering samoem-
samoreus- samosa- samowaar- samowar- sampan- sample sampler- sampling- sanctie sandaal- sandwich sandwiches
sanering sanguine- sanitair- sant santin- sap sapkuur sappeur- sappigheid saprofyt- sapverf- sara- sarcasme-
sarcast- sarcoom- sardien- sardine sardonyx- sari- sarong- sasdeur- sassluis- satan- satanist- sate
satelliet sater- satire satraap- satrapie- saturatie satyr- saucijs- saucisse- sauna saurier saurus saus
sauskom- savanne savant- sawa- sax saxhoorn- saxofonist saxofoon scala scalaire- scalp- scalpel- scam-
scammer- scampi- scan scanner scanning- scarabee- scenario scene scepsis scepter scepticus schaaf schaafsel
schaak schaal schaam schaap schaar schaarste schaats schaatser schaatsster schab schabel schacht schade
schadehersteller schaduw schaf schaft schakel schakelaar schakeling schaker schakering schaking- schalie
schalk- schalm schalmei- schamel- schamp schamper schandaal schande schandpaal schans schap schaper
schappelijk schar scharnier scharrel schat schater schatter- schatting schaverdijn schavot schavuit schede
schedel schee scheef scheel scheen scheep scheer scheerder scheerling scheet scheg schei scheid scheider-
scheiding scheids scheikunde schel scheld schelder- schelf schelm schelp schema schemel- schemer schemering
schend schender schenderij schending schenk schenkel schenker- schenking schennis schep schepbek- schepel-
scheper schepper schepping scheprad- schepsel scherf schering scherm schermer- scherp scherper scherpte
scherts scherzo- schets scheur scheuring scheut scheutig- scheve- schicht schiet schieter schieting
schifting schijf schijn schijnsel schijt schijter schik schikking schil schild schilder schilderes
schilderij schildering schildklierfunctie schilfer schiller schilmesje schim schimmel schink- schinkel schip
schipper schisma- schitter schlager schmink schnabbel schnaps- schnitzel schobber- schoeisel schoelje-
schoen schoener schoep schoffel schoffie schoft schok schokker schol scholier scholing scholver schommel
schommeling schoning- schoof schooier school schoolopziener schools schoolverlater schoon schoonheid schoor
schoot schop schopper schor schoring- schors schorsing schort schot schotel schots schouder schout schouw
schouwburg schouwer schouwing schraag schraap schrap schraper schrapper schrede- schreef schreeuw schreier-
schrepel- schriel- schrift schrijf schrijfster schrijn schrijver schrijverij schrijversduo schrik schril-
schrob schroef schroefas schroevendraaier schrokop- schroom schroot schub schud schudding schuier schuif
schuifaf schuifel schuil schuim schuimer schuin schuinte- schuit schuiver schuld schuldenaar schuldige
schulp schurft schuring schurk schut schutsel- schutter schutting schuur schuw schuwheid schwalbe-
sciencefiction scone- scoop scoorder scooter scope score scorer scoring scout scouting screen screener-
screening scriba- scribent- scrip script scriptie scrol scrub scrum- scrupel- scrupule- sculler- sculptuur
seance secans- seconde secreet- secret- secretaresse secretariaat secretarie secretaris secretie- sectie
sectio- sector secularisatie secundus- securitisatie secuur- sedan- sedekah- seder- sediment segment
segmentatie segway- seigneur- sein seiner- seizing- seizoen seks sekse sekser seksisme seksist- sekspop-
seksualiteit sekte sela- selder selderij selectie selfie seller semafoon- semafoor- semester semiarts-
seminaar- seminar- seminarie semiprof- senaat senator- senior seniorie- sennhut- senora- senorita- sensatie
sensibilisering sensor sentiment separatie sepot sepsis- september septet- septiem septime- sequeel- sequel-
sequens- sequoia- seraf- serafijn- serafine serail- serenade serge- sergeant serie sering sermoen serotype-
serpent- serre serum serval- serve serveer server servet- serveuse- service servies serviet- servo sesam
sessie set setlist- setpoint- setpunt- setstand- setter setting sext sextant- sextet- sfeer sferoide- sfinx-
shag shaker shampoo shawl- sheddak- sheet shelter- shemale- sheriff sherpa- sherry shift shiitake- shilling-
shimmy shirt shoarma shock shocking- shogun- shooter- shop shopper shopping short shortcut- shot shotgun-
shovel- show showbizz- shrapnel- shredder shuffle- shunt- shutter shuttle siamang- siamees- sibbe- sibille-
sicav- sidder sidecar- sidekick- siepoog- sier sieraad sierlijk sierlijkheid sierra- siersel- siesta- sifon-
sigaar sigarenmaker sigaret sigma- signaal signalering signalisatie signeer signet- signum- sijs sik-
sikahert- sikh sikkel sikkepit- silene- silex- silhouet- silicaat- silicium- silicone- silo sim simkaart-
simlock simplex- simulant- simulatie simulator simultaan sinaasappel sinecure- sinecuur- singel single
singlet- sinjeur- sinjoor- sinoloog- sint- sintel sinter sinterklaas sinus sirene sirocco- siroop sirtaki-
sisal sisklank- sisser- sister- sistrum- sitar sitcom- site sitemap- situatie sixpack- sjaak- sjaal sjabbat-
sjabbes- sjabloon sjabrak- sjah- sjako- sjalot- sjamaan- sjampie- sjanker- sjans sjappie sjasliek- sjees
sjeik sjekel- sjekkie- sjerp sjiiet- sjikse- sjoel sjofar- sjofel- sjonnie- sjor sjorder- sjorring-
sjortouw- sjouw sjouwer sjwa- skald skate skater skating- skeeler skelet skelter sketch ski skibox- skier
skiff skiffeur- skihut- skill- skimmer- skin skinhead- skunk- skutsje- skybox- skylab- skyline- sla slaaf
slaag slaap slaaphut- slaapmat- slaappil- slaapster slab slabed- slacht slachter slachterij slachting slag
slager slagerij slaging slagpin- slagzee- slagzet- slagzij- slak slakom- slakrop- slalom slam slametan-
slamix- slang slankheid slap slaper slapheid- slapie- slash slat slatting- slavernij slavin slavist- slecht
slechthorendheid slede slee sleehak- sleep sleepaak- sleeuw- slegge- slem slemper- slenk slenter sleper slet
sleuf sleur sleurhut- sleutel slib sliding- slier sliert sliet- slijk slijm slijmerd- slijmvliesontsteking
slijp slijper slijperij slijping- slijptol- slijt slijtage slijter slijting- slik slikker slimheid slimmerd-
slinger slingeraar slip slipper slobbe- slobber slobeend- slobkous- slodder sloeber- sloep sloerie- slof
slofhak- slogan slok slokdarm slokker- slokop- slomp slons slonzig- sloof sloop sloor sloot slop- sloper
sloperij sloping- slot slotact- slotbel- slowfox- slufter- sluier sluik sluimer sluip sluiper sluis sluit
sluiter sluiting slum- slump- slungel slurf slurp sluw sluwheid- sm- smaad smaak smacht smak smakelijkheid
smakker smakkerd- smal small smaragd smart smarting- smartphone smeder- smederij smeed smeek smeer smeerder
smeersel- smeervet- smeking- smelt smelter smelterij smelting smering smeris- smet smid smidse smiecht-
smient- smijdig- smijter smikkel smiley- smisse- smith- smoel smoes smog smok smoking smokkel smokkelaar
smoor smos- smout smoutbol- smuiger- smul smuller- smurf snaak- snaar snabbel snack snackbar snackcar-
snakerij- snap snapper- snars- snater snavel sneaker- sneb snebbe- snede snee sneer snees- sneeuw snek
snelheid snep snepper- snert snij snijder snijding snijdsel- snik snikkel- snip snippel- snipper snit snob-
snoei snoeier snoeiing- snoeisel- snoek snoep snoeper- snoer snoes snoet- snoever- snoge- snol- snooker snor
snorder- snorkel snorker- snot snotaap- snotter snowboard snuffel snufferd- snugger- snuif snuit snuiter
snuiver- snul- snurk snurker- soa soap soapie- sociaal socialezekerheid socialisatie socialisme socialist
societeit society sociologie socioloog sodemieter soefi soek- soelaas- soenniet- soep soepkip- soepkom-
soera- soes soetra- soevereiniteit sofa- sofisme- sofist- softenon softheid- softie- softijs- software
soigneur- soiree- soja sok sokkel- sol solarium soldaat soldate soldeer soldij solex- solidariteit solist
soliste- sollicitatie solo solutie- solvabiliteit solvent- som somber sombrero- sommatie- sommig- sonant
sonar sonate sonatine- sonde sondeer song sonnet soort soos sop sopraan sopropo- sorbet sordino- sorteer
sorteerder sortering sortie- sou souche- souffle souffleur soul soulmate- sound sounder- souper- sourdine-
souschef- souspied- soutane- soutien- souvenir souvlaki- sovchoz- sovjet spa spaak spaan spaander spaar
spaarbek- spaarder spaat spacelab- spade spagaat spaghetti spalier spalk spam spambox- spammer- spamrun-
span spang- spaniel- spanjool- spanne spanner spanning spanrib spant spar sparerib- sparing- sparring spasme
spat spatel- spatie spawater- speaker specerij specht speciaal speciaalzaak special specialisatie specialist
specialiste specialiteit specie specificatie specifiek specimen- spectrometer spectrum speculaas speculant
speculatie speech speeches speed speedboot speedway speeksel speel speelhol- speelpop- speelster speelwei-
speen speer speetje- spek spekkie- speknek- spektakel spel speld speler speling speller- spelling spelonk
spencer- sper sperma sperring- sperwer- spetter speur speurder spicht- spichtig- spie spiegel spiegeling
spiek spieker- spier spiering spies spiesbok- spijbel spijer- spijgat- spijker spijl spijs spijsvertering
spijsvet- spijt spijtig- spike- spikkel spil spin spinaker- spinazie spindel- spinel- spinet- spinnaker
spinnenweb spinner spinnerij spinning- spinrag- spinrok- spinsel spinster spintol- spion spionage spionkop-
spionne- spiraal spirant- spirea spirit spiritus spit spits spitsbek- spitsing- spitter- spleet splijt
splijting splijtstof splinter split splitrok- splits splitser- splitsing splitter- spoed spoel spoeler
spoeling spoelkom- spoelsel- spoetnik- spoiler spokerij- spon sponde spondeus- spong- spongat- sponning
spons sponsor sponsoring sponsorschap spook spooksel- spoor sport sporter sportfan- sportiviteit sportsok-
sportster sportwagen spot spotter spouw spouwer- spouwmuur spraak sprang- sprank sprankel spray spread
spreek spreekster spreeuw sprei spreid spreiding spreker sprenkel spreuk spriet spring springer sprinkhaan
sprinkler sprint sprinter sprits sproei sproeier sproet sproke- sprokkel sprong sprookje sprot- spruit
spruitstuk spui spuikom- spuit spuiter spuiterij spul spurt spurter- sputter spuug spuuglok- spuw spuwbak-
spuwer spyware- squadron- square squash squasher- squaw- staaf staak staal staalpil- staalwol- staander
staar staart staat staatsie stabilisatie stabilisator stabilisering stabiliteit staccato stacker- stad
stadie- stadion stadium stadsguerrilla stadsmus- stadswal- staf staffel staffier- stage stagemap- stagering
stagfok- stagiair- stagnatie stagzeil- staker staket staking stakker- stakkerd- stal stalker- stalking-
stalling stam stamel stamgod- stamijn- staminee- stamp stamper stamping- stand standaard standaardisatie
stander standerd standing stang stank stanza- stap stapel stapeling stappenplan stapper- star starheid-
start startbox- starter starthek- startrij- statafel- statelijk stater- statie statief statiegeld statigheid
statine- station statistiek stator- status statuut staving- stayer- steak stedeling stee steeg- steek
steekas- steekmug- steel steen steenbok- steeneik- steenuil- steenwol steepler- stegel steiger steiloor-
steilte- stek stekel steker steking- stekker stekkie- stel stele- steler stellage- steller stellig
stelligheid stelling stelpnet- stelsel stelt stem stemma- stemmer stemmig stemming stempel sten stencil
steng stengel stengun- stent stentor step stepdans- steppe stepper- steppingstone ster stere stereo sterf
sterfte sterilisatie steriliseer sterk sterkte stermol- stern steroide- sterrenkok sterrenrestaurant
sterrenwacht stetson- steun steunder- steunsel- steur steurvis- stevel- steven steward- stewardess sticht
stichter stichting stichtster stick sticker stickie- stiefouder stiefzus- stiel stielman- stier stift
stiftbal- stigma- stijf stijfheid stijfsel stijg stijger stijging stijl stik stikker stiksel- stikster-
stikzij- stil stilet- stiletto stilist stille stilleven stillig stilte stilton- stimulatie stimulator
stimulering stimulus stink stinkbok- stinkdas- stinker- stinkerd- stins stint stip stipendium stippel
stiptheid stobbe- stochast- stock stockcar stoel stoelkus- stoelmat- stoemper- stoep stoepa- stoet stoeterij
stof stoffeerder stoffel stoffer stofkam- stofzuig stoicijn- stok stoker stokerij stol stola stolling stolp
stolsel stoma- stomer stomerij- stomheid- stomkop- stommel stommerd- stomp stond stoof stoofsel- stook
stooksel- stool stoom stoor stoorder- stoornis stoot stootkus- stootwil- stop stopbit- stopper stopping-
stopsel- stopster- stopwol- store storing storm stormbui- stormfok- stormram- storno- stort stortbui-
storting stortzee- stoter stotter stouterd- stouwer- stoverij- straal straat straddle- straf strafcorner
strafhof- straftoemeting straler straling strammig- strand strang- stras- strateeg strategie stratosfeer
streak streaker- stream streamer- streamingdienst streber- streef streek streep strek strekdam- strekel-
strekking streling- stremsel streng strengel stress stressor- stretch strever- streving- striem strijd
strijder strijdster strijk strijker strijkerij strik strikdas- strike- string strip stripact- stripper
striptease stro strodak- strofe strohut- stromat stroming strompel stronk stront strooi strooier strooisel
strook stroom stroomdal stroop strop stropdas- stroper stroperij stropop- strot strowis- structuralisme
structurering structuur strudel- struik struikel struis struweel stuc stud studeer studeerkamer student
studente studie studio stuf stugheid- stuif stuik stuip stuit stuiter stuiting stuiver stuiverstuk stuk
stukadoor stukging- stulp stumper stumperd- stunt stuntel sturing stut stutsel- stutter- stutting- stuur
stuurhut- stuurrad- stuurs stuw stuwadoor stuwbek- stuwdam stuwer- stuwing stuwwal- styliet- styling stylist
styliste- stylo- subgenre- subgroep- subje- subject subkop- submap- submenu- submerk- subnet- subplot-
subregio- subset- subsidiariteit subsidie subsidieer subsidiering subsite- substantie substitutie substraat
subtitel- subtop subtype- succes successie succubus- sudder sufferd- sufferij- suffig- suffix- suffragaan
sufheid- sufkop- suggestie suicide suiker suikerij- suisse- suite suizing- sujet- sukkel sul sulfaat sulfer
sulfide sulfiet- sulky- sullig- sultan- sultane- summa- sunroof- super supercup- superego- superfan-
superior- superioriteit supernova superras- supersub- supervet supplement suppletie suppliek- suppoost
support supporter surf surfer surfster- surplace surplus surprise surrogaat surseance surveillance
surveillant survival sushi sushibar- swagger- swami- swap- swastika- sweater- swing swingarm- swinger-
sybariet- sycofant- sycomoor- syfilis sylfe- sylfide- syllabe syllabus- symbiose- symboliek symbool symfonie
symmetrie sympathie symposium symptoom synagoge- synagoog- synaps synchronisatie syncope- syndicaat
syndicus- syndroom synergie synode synoniem synopsis- syntagma- syntaxis- synthese synthesizer syrah-
syrinx- systeem systematiek taaierd- taaiheid- taak taal taallabo- taaltip- taander taart taats- tab tabak
tabakker- tabbaard- tabberd- tabblad- tabel tabernakel tabkaart- tableau tablet tabloid taboe taboeret-
tabtoets- tabulator tachograaf tachtig tachtigplusser tachyon- tackle- taco- tact tacticus- tactiek
tactloos- tafel tafelbel- tafellin- tafereel tag tagger- tagrijn- taifoen- taiga- taikoen- taille tailleur-
tajine tak takel takelaar- takeling- takenpakket taks tal talaan- taleggio- talent talg taliban- talie talig
taling talisman- talk talkshow talliet tallship talmer- talon talreep- talrijk- talud tam tamarinde
tamarisk- tamboer tampon tamtam- tand tandem- tanding- tandoori tandrad tang tangens tangent- tango tank
tankdop- tanker tankini- tankwagen tannine- tante tantieme tantum- taoist- tap tapa tapasbar- tapbier-
tapdans- tape tapedeck- tapenade- tapgat- tapijt tapioca tapir- tapisserie tapkast- tapkraan- tapper
tapperij tappunt tapster- taptoe- tapuit tapwater- tarboesj- tarbot- target targoem- tarief tarok tarot
tarpan- tart tartaar- tartan- tarwe tarweaar- tarzan- tas taser- tast taster- tasveld- tatami- tater
tateraar- tatoeage tattoo- taueiwit- taveerne- taverne- taxateur- taxatie taxi taxon taxonoom- taxus tb-
tbc- tea teacher- teaching- teak teakdek- team teambuilding tearoom- techbedrijf techneut- technicus
techniek technisch techno technologie technoloog teckel- teddy teder- teef- teek teel teelt teen teenager-
teenbot- teer teerling teers teerton- teevee tegel tegelzet- tegemoetkoming tegenbewijs tegeneis- tegengas-
tegengif- tegenlicht tegenstelling tegentij- tegenvaller tegenwerk tegenzet- tegoed tehuis teil teken
tekenaap- tekenaar tekening tekenvel- tekort tekortkoming tekst tekstbox- tekstzet- tektoniek tel telbaar
telco- telecard- telecom telefonie telefoon telegraaf telegrafist telegram telematica telepaat- teler
telescoop teleurstel televisie telex telexist- telg teling teljoor- teller tellerstand telling telomeer-
teloor temerig- temmer temp tempel temper temperament temperatuur template- tempo tempus- tenant tendens
tender teneur tengel tenger- tennis tennisser tennisster tenor tenorsax- tensie tent tentakel- tentamen
tentdak- tentoonstelling tenue tepel terabyte- terg terging- teriakel- tering teriyaki- term termiet termijn
terminal terminologie terminus- terne terp terpentijn terracotta terras terrein terreur terrible- terrier
terril- terrine territorialiteit territorium terrorisme terrorist terts- terugbetaling terugdring teruggaaf
teruggave terugkeer terugkom terugkoppeling terugmelding terugname terugreis terugrit- terugroep terugslag
terugspring terugstoot terugtrekking terugval terugverdien terugvind terugvordering terugweg- terugwinning
terugzending terzet terzijde terzine- test testament testbaar- tester testikel- testis- testkit- testlab-
testosteron testpop- tet tetanus tetra- tetrarch- tetter teug teugel teveel- tevredenheid tewaterlating
tewerkstelling texelaar- textiel textuur- tgv- thallium- theater thee theist thema theologe- theologie
theoloog theorema theoreticus theoretisch theorie therapeut therapeute therapie thermiek- thermometer
thermos thermostaat these thesis thinner- thomist- thorax thread- thriller thuis thuiskok- thuismap-
thuistap- thuja- thyristor tiara- tic tichel ticket tiebreak- tien tiend tiende tiener tienling- tienvoud-
tiepje- tier tierce- tierig tiet tiewrap- tij tijd tijdelijkheid tijdgenote tijdigheid tijding tijger
tijgerin- tijhaven- tijk tijloos tijm tik tikfout- tikkel tikker tiksel- tikspel- tikwerk- til tilbury-
tilde tillift- timbaal- timbre- timer timing timmer timp- timpaan- tin tinader- tinctuur tinker- tinmijn-
tinne tint tip tipgeld- tipgever- tipi- tipitent- tipmuts- tippel tips tiptoets- tirade tirailleur tiran
tirannie- tiras- tirette- tissue- titaan- titan titel titiaap- titratie- tittel- titularis tjabe- tjalk
tjerk- tjiftjaf- tjitjak- tjotter- tl- toast toaster- tobbe- tobber- tobberd- tobberij- tobogan- toccata-
tocht tochtlat- tod- toean- toeclip- toedeling toediening toef toegang toegift- toeging- toekan toekenning
toekom toekomst toelaat- toelage toelating toeleiding toelevering toelicht toelichting toemaat- toenadering
toename toendra toep toepas toepasbaarheid toepassing toer toerekening toerisme toerist toeriste- toerit
toernooi toeschouwer toeslag toespijs- toespraak toestand toestel toestemming toet toeter toetreding toets
toetser- toetsing toeval toevoeg toevoeging toevoer toewijzing toezegging toezicht toezing toffee- toffel
toga togatus- toges- toilet toilette- token tokkel tokkie- toko tol tolbaas- tolbadge- tolboom- tolbrug-
tolerantie tolgeld- tolhek- tolhuis- tolk tolmuur- tolpoort- tolunie- tolvrij- tolweg- tomaat tomahawk-
tombe tombola- tomboy- tomeloos- tommy- tomografie tompouce- tomtom- ton tondeuse- toneel tonelist- toner-
tong tongkus- tonic- tonicum- tonijn tonmolen- tonnage tonneau- tonner tonsil- tonster- tonsuur- tontine-
tonus- toog toogdag- tooi tooisel- tool toolkit- toom toon toonaard- toonder toorts tooster- toot top
topaas- topact- topas- tophit- topic topkok- toponiem- topos- topper topping topscorer toque- tor toreador-
toren torenuil- torero- tori- torment- torn tornado- tornooi toros- torpedo torpedoboot torrent- torsie
torso tortel tortilla- tortuur- torus- toss tosti totaal totebel- totem toto totok- totstandkoming touche-
touchpad- toupet- tour touringcar tournee tourniquet tournure- touw touwer touwerij touwmat- touwtjespring
tovenaar tover toveraar- toveres- toverfee- toverij- toverkol- township- toxiciteit toxicum- toxine toy
toyboy- tra traagheid traan trace tracebesluit traceer tracer- trachea- trachee- trachoom- track tracker
tractie tractor traditie trafiek trafo tragedie tragicus- trailer train trainee trainer training traite-
traiteur- traject traktaat traktement tralie tram tramp- trampoline trance tranche- trans transcriptie
transept- transfer transformator transfusie transgender transistor transit transitie transito transmigratie
transparantie transplantatie transponder transporteur transportwagen transvet- trant trap trapas- trapeze
trapezium traphek- trapper trappist trasraam- trassant- trauma travee- travers- travestie trawant- trawler
trawlnet- tray- trechter tred trede tree treef treeft treem- treerad- tref treffer treiler trein treiter
trek trekbel- trekker trekking trekos- trekpop- treksel- trekster trema- tremel- tremolo- trend trens
trepaan- tres- treur treures- treurnis- treuzel trezoor- triade- triagist- triakel- trial- triangel- trias-
triatlon tribal- tribunaal tribune tribuut- trichine- trick- tricot triduum- trigger triglief- trike- tril
triljard- triller- trilling trilogie trim trimaran- trimmer trimster triniteit trio triode- triolet- triomf
triool- trip tripel- triplet- triplex triptiek- trireem- triton trits triumvir- trivium- troef troefaas-
troel- troela- troep troetel trofee troffel- trog trojan- trojka- trol trolley trom trombone trombose
trombus- trommel trompet trompetter trompettist tronie tronk troon troop troost trooster tropee- tros trots
trottoir trouvere- trouw truc trucage- trucfoto- truck trucker- truffel trui trust trustee- trut truweel
tsaar- tsarina- tsunami tuba- tube tuberculose tuberkel tucht tuftuf- tuibrug- tuidraad- tuig tuigage- tuil
tuimel tuimelaar tuin tuinder tuinhek- tuiniers tuiser tuit tuitkan- tuitouw- tuktuk- tul tulband tule- tulp
tumbler- tumor tumult- tumulus- tune tuner- tunica- tuniek tuning tunnel turban- turbine turbo turbojet-
turboprop tureluur- turf turkoois- turn turner- turnster- turnzus- tussenbalans tussendek tussendoel
tussendoortje tussenhandel tussenpersoon tussenschot tut tutor- tutorial- tuttebel- tutter- tutu- tuut tv-
twaalf twaalfde- twaalftoons twee tweed tweedehands tweedehandsauto tweedeklas tweedelijns tweedeurs
tweedjas- tweeheid- tweeling tweep- tweepersoons tweet tweetakt tweeter- tweevoud- tweewieler twen- twenter-
twijfel twijg- twijnder- twinkel twinset- twintig twist twister- tycoon tyfoon tyfus type typegoedkeuring
typering typfout- typist typiste ub- ud- ufo ufoloog- ugli- uhd- ui- uienbed- uienring- uiensap- uier uil
uilenbal- uilenkop- uilenoog- uitademing uitbaat- uitbal- uitbarsting uitbater uitbating uitbener-
uitbesteding uitbetaling uitbouw- uitbraak uitbreid- uitbreiding uitbuit uitbuiting uitdager uitdeel-
uitdeler- uitdeling uitdraag- uitdraai uitdrager uitdrijver uitdrijving uitdroging uitdrukking uitduel-
uiteinde uiterton- uiteter- uitgaaf uitgaan uitgang uitgave uitgeef uitgever uitgeverij uitgifte uitging-
uithaler- uitham- uithang uitharding uitheems- uithing- uithoek- uithouding uiting uitkering uitkijk
uitknop- uitkom- uitkomst uitkoop uitlaat uitlees uitleg uitlegger uitlegging uitlener- uitlevering uitloop
uitloper uitloting uitmatch- uitmunt- uitnodig- uitnodiging uitoefening uitpak uitputting uitreiking uitreis
uitrit- uitroep uitroeping uitruk uitrusting uitscheiding uitschot- uitshirt- uitslag uitsluit- uitsluiting
uitsnijding uitspraak uitstap uitstek- uitstel uitstoot uitstorting uitstraling uitstroming uitstroom
uittocht- uittreding uittrek uittreksel uitvaart uitvak- uitval uitverkoop uitvind- uitvinder uitvloeiing
uitvoer uitvoerder uitvoering uitwas- uitwatering uitwerk uitwerking uitwijk uitwijking uitwijzing uitwissel
uitwisseling uitworp- uitwring- uitzege- uitzend uitzending uitzet uitzetting uitzicht uitzing- uitzoek
uitzondering uiver uk- ukelele- ukkepuk- ulaan- ulevel- ulster- ultra umlaut umpire- unanimiteit unciaal-
undercover underdog underground unicum- unie unief- uniform uniformrok unionist- uniseks- unit uniteit
universaliteit universiteit universum unster- update updating- upgrade upload uploader- upper- uppercut-
uranium urbanisatie urbanist- urenregistratie ureter- urethra- ureum urgentie urinaal- urine
urineweginfectie urinoir- urn uroloog ursuline- usance usantie- user- username- usurpatie uterus utiliteit
utility- utopie- utopisme- utopist- uur uurbasis- uurglas- uurjournaal uurloon- uurrecord uurrooster
uursdienst uursstructuur uurwerk uurwijzer uv- uvi- uzi- vaag vaagheid- vaal vaalt vaam- vaan vaandel
vaandrig- vaar vaarder vaardig vaardigheid vaars vaart vaas vaat vaatwas vacatie vacature vaccin vaccinatie
vaccine vacht vacuole- vacuum vadem vader vaderlijk vaderschap vagant vagebond- vagina- vak vakantie val
valentie- valeriaan valeur- valhek- valide valies- valk valkenier valkerij- valkhof- vallei valling vals
valsaard- valserik- valsheid- valstrik- valuatie valuta vamp- vampier vandaal vandalisme vang vanger
vanghek- vangst vanille vapeur- var varaan- variabele variant variantie variatie variete varieteit varken
varkenskot varkensrib varsity- vast vastdruk- vastgoed vastgoedbelegging vastheid vasthoud vastigheid
vastlegging vastrecht vaststelling vatbaar vatbaarheid vatbier- vazal vbo- vecht vechter vechterij vechtpet-
vector vedel vedelaar- veder vedermot- vedette veearts- veeauto- veebedrijf veeboer- veeboot- veedief veeg
veehouder veehouderij veejay- veekoek- veekoper- veekraal- veel veelheid- veelvoud- veem veemarkt veen
veenbes- veenlijk- veenmol- veenmos- veer veerdam- veerpont- veerring- veertiger- veertigplusser veesector
veestal veestapel veeteelt veeteler- veevoeder veevoer veewagen- vegan- veganist- veger vegetarier vegetatie
veggie vehikel veil veildag- veilheid- veiligheid veiling veinzer- vel velaar veld veldkei- veldrat-
velduil- velg velgrem- velling velo velours- velum- ven vendel vendetta- vendu vendutie- venkel vennoot
vennootschap venster vent venter ventiel ventilatie ventilator ventster- venture- ventweg- verachter
verachting veranda- verander verandering verantwoordelijke verantwoordelijkheid verantwoording verarming
verbaal- verbaasd verband verbanning verbastering verbeelding verbena- verberg verbeter verbeteraar
verbetering verbind verbinding verbintenis verblijf verblind verblinding verbod verbond verbondenheid
verbouw verbouwer verbouwing verbrand verbrander verbranding verbreding verbreek verbreiding verbreking
verbrod verbroedering verbruik verbruiker verbuiging verbum- verdachte verdamp verdamping verdedig
verdediger verdediging verdedigster verdeel verdeeldheid verdeelster verdeler verdelger verdelging verdeling
verdenking verderf verdichting verdict- verdien verdiener verdienste verdiep verdieping verdikking
verdiscontering verdofte- verdom verdoold- verdoving verdraag verdraaiing verdrag verdriet verdrijving
verdring verdringing verdrink verdrinking verdroging verdubbeling verduidelijk verduistering verdunner
verdunning verduurzaming verdwijn verdwijning veredeling veredelingsbedrijf vereenvoudig vereenvoudiging
vereer vereffening verenig vereniging verenpak- verering verevening verf verfijning verfilming verfransing
vergaar vergadering vergaring vergasser vergassing vergeef vergeet vergelding vergelijk vergelijking
vergeving vergiet vergift vergiftig vergiftiging verging- vergissing vergister vergisting
vergistingsinstallatie vergoeding vergrendeling vergrijzing vergroening vergroot vergroting verguld
vergunning verhaal verhaler- verhandeling verhard verharding verheerlijk verheerlijking verheffing verheid-
verheldering verhemelte verheug verhing- verhit verhitting verhogend verhoger- verhoging verhoog verhoor
verhoring verhouding verhuis verhuizer verhuizing verhul verhuur verhuurder verhuurster verificatie
verifieer vering- verinnerlijking verjaar verjaring verjonging verkalking verkaveling verkeer verken
verkenner verkenning verkering verkies verkiezing verklaar verklap verklaring verkleed verklein verkleining
verkleuring verklikker verknipt- verkoling verkondiger verkondiging verkoop verkoopster verkoper verkoping
verkorting verkoudheid verkrachter verkrachting verkrapping verkrijg verkrijging verkromming verkwansel
verkwist verkwisting verlaat verlader verlaging verlakkerij verlamd- verlamming verlang verlating verleden
verlegenheid verlegging verleid verleiding verlener verleng verlenging verlening verlet verlicht verlichting
verliefde verliefdheid verlies verloedering verlof verlofganger verloning verloochen verloochening verloop
verlos verlossing verloving verluchting vermaak vermaan vermagering vermakelijkheid verman vermaner-
vermeerder vermeerdering vermeld vermelding vermenging vermenigvuldig vermenigvuldiging vermicelli vermijd
vermijding verminder vermindering verminking vermiste- vermoeidheid vermoeiing vermogen vermogende vermout-
vernauwing verneder vernedering verneem verneveling verniel vernieling vernietig vernietiger vernietiging
vernieuw vernieuwer vernieuwing vernis vernuft- veronderstelling verontreiniging verontrust verontschuldig
veroorzaker verordening veroudering verover veroveraar verovering verpachting verpak verpakker verpakking
verpest verplaats verplaatsing verpleeg verpleegster verpleger verpleging verplicht verplichting
verplichtstelling verponding verraad verraadster verrader verrassing verrek verreken verrekening verrekking
verrichting verrijk verrijking verrijzenis verrotting verruim verruiming verruwing vers versaagd-
verschaffer verschaffing verscheidenheid verschijn verschijning verschijnsel verschil verschoning verschoon
verschot- verschrikker verschuif verschuiving versheid versie versier versierder versiering versiersel
verslaafde verslag verslaggeving verslapping verslaving verslechtering verslijt- verslind verslinder
versmalling versmelt- versnellend versneller versnelling versnijding versnipperaar versobering verspaning
versperring verspilling verspreid verspreider verspreiding verspring verstaanbaarheid verstedelijking
verstek versteld- versterf versterk versterker versterking verstevig versteviger versteviging verstijving
verstikking verstoor verstoorder verstopping verstopt- verstorend verstoring verstrekking verstrengeling
verstrooiing verstuiver verstuiving versuft- vertaal vertaler- vertaling verte verteer vertegenwoordig
vertegenwoordiger vertegenwoordiging vertegenwoordigster vertel verteller vertelling vertelsel vertering
vertier- vertoef vertolk vertolker vertoner- vertoning vertoog vertoon vertraging vertrek vertrekker
vertroost vertrouw vervaard- vervaardiging vervaging verval vervalser vervalsing vervang vervanger
vervanging vervangster vervener- ververij ververs verversing vervetting verving- vervlakking vervoeg vervoer
vervoerder vervoering vervolg vervolging vervolmaking vervorming vervreemd vervreemding vervuil vervuiler
vervuiling vervul vervulling verwaarloos verwaarlozing verwacht verwachting verwant verwante verwantschap
verwar verwarm verwarmer verwarming verwarring verwatering verweer verweking verwekker verwen verwend-
verwensing verwering verwerk verwerker verwerking verwerp verwerving verwezenlijk verwezenlijking verwijder
verwijderaar verwijdering verwijding verwijs verwijt verwijtbaarheid verwijzer verwijzing verwildering
verwissel verwisseling verwoest verwoesting verwonder verwonding verzacht verzadiging verzaking verzakking
verzamel verzamelaar verzameling verzeker verzekeraar verzekerde verzekerdheid verzekering verzelfstandiging
verzend verzending verzet verziendheid verzink verzoek verzoen verzoening verzorg verzorgd- verzorger
verzorging verzorgster verzot verzuiling verzuim verzuring verzwaring vesper vest vestig vestiging vesting
vestzak vet vetbult- vete veter veteraan veterane- vetheid- vetkuif- vetlaars- vetlok- veto vetpuist-
vetwei- veulen vexatie- vezel vezelig- viaduct vibratie- vibrator- vicaris- vicepresident victorie- vicuna-
vide video videotheek vief- vier vierdaagse vierde vierder viering vierling- viertakt viervoud- viesheid-
viesneus- viespeuk- vieux- view viewer viezerd- viezerik- vigilie vignet vijand vijandigheid vijandin-
vijandschap vijf vijfde- vijfdeurs vijfjarige vijfling- vijfvoud- vijg vijl vijs vijver vijzel vilder
vilderij- villa vilmes- vilt vim- vin vind vinder vinding vindster ving- vinger vink vinker- vinkiel- vinnig
vinoloog- vintage- vinvis vinyl violatie- violet violier- violist violiste violoncel viool vioolkam- vip
vipdorp- viproom- virago- viral- viroloog- virtuoos virtuositeit virus vis visa visaas- visafoon- visagist-
visgraat visgrom- visie visitatie visitator visite visiteur- viskom vismoot- visschub vissenkom visser
visserij vissing- visum vitalist- vitamine vitrage- vitrine vitriool vitse- vitter- vitterij- vivant-
vivarium- vizier vj- vla vlaag vlaai vladder- vlade- vlag vlak vlakaf- vlakbij- vlakgom- vlakheid- vlakte
vlam vlamisme- vlas vlaskam- vlaslin- vlasser- vlecht vlechter vleermuis vlees vleeskoe- vleesnat- vleesras-
vleessap- vleet- vlegel vleier- vleierij- vleinaam- vleister- vlek vlerk vlet vletter- vleug- vleugel
vlieboot- vlieg vliegas- vliegdek vlieger vliem- vlier vlierbes- vliering- vlies vliet- vlij vlijm vlinder
vlo vloed vloei vloeiend vloeiing vloek vloeker- vloer vloerde- vloerder- vloermat- vlog- vlogger vlok
vlonder- vlooi vloot vlot vlotheid- vlotter vlucht vluchteling vluchter- vlug vluggerd- vmbo- vocal-
vocalise- vocalist vocatie vocatief- vocht vochtigheid vocoder- vod vodderij- voed voeder voeding
voedingsbeha voedsel voedster voedzaam- voeg voeger- voeging voegsel- voegzaam- voel voeler voeling- voer
voerder voerhek- voering voet voetballer voetganger voetiaan- voeting- voetkus- voetmat- voetrem- voetveeg-
vogel vogelaar- vogelbek vogelhut- vogelpik- voicemail voicerecorder voile- voiture- volant- volatiliteit
volbloed- voldaanheid volder- voldoening volg volger volhard volharding volheid voliere- volk
volksverhuizing volkswil- volkuip- volledigheid voller vollerij- volley volleybal volmacht volmolen- volt
volta voltage- volte- voltige- voltooid- voltrekking volume volute- volwassene volzin- vondel- vondeling
vonder vondst vonk vonnis vont voogd voogdes voogdij voois- voor voorafje- voorarm- vooras- voorband-
voorbank- voorbede- voorbeeld voorbehandeling voorbehoud voorbereidend voorbereider voorbereiding voorbode-
voorbuur- voorde voordeel voordeur voordeurdeler voordracht voorfilm- voorfinanciering voorflap- voorganger
voorgeschiedenis voorgift- voorging- voorgrond voorhal- voorhang voorheffing voorhing- voorhoede voorhoef-
voorhoofd voorhuid- voorjaar voorkant- voorkeur voorkeuze voorland voorlees voorlichter voorlichting
voorlichtster voorluik- voormaag- voorman voormast- voormiddag voormuur- voorn voornaam voornemen
voorontwerp vooroordeel vooropleiding voorouder voorpagina voorpand- voorplan- voorpoot voorpost voorpui-
voorraad voorraam- voorrang voorrede- voorrem- voorruit voorschakel voorschot voorschrift voorschrijf
voorslag- voorspelling voorsprong voorstad- voorstel voorstelling voorstuk- voortand voortbeweging
voortbrenging voortbrengsel voortent- voortgang voortijd- voortkom voortplant voortplanting voortrekker
voortstuwing voortuin- voortzetting vooruitgang vooruitzicht voorvak- voorval voorvlak- voorvoeging
voorvoet- voorvork voorwaarde voorwal- voorwand- voorwas- voorwerp voorwiel voorworp- voorzaal- voorzang-
voorzanger voorzeil- voorzet voorzetsel voorzichtigheid voorziening voorzing- voorzitster voorzitter
voorzitterschap voorzoon- voorzorg voosheid- vopo- vorder vordering voren vork vorm vormer vormgeving
vorming vormsel- vorser vorst vorstelijk vorstendom vorstin vorstkam- vortex- vos vosaap- vospaard- votum-
voucher voute- vouw vouwdak- vouwing- voyeur- vp- vraag vraagal- vraagbaak vraat vracht vrachtwagen vrager
vrank- vrede vree vreemdeling vreemdheid vrees vreet vreetbui- vrek- vrekkig- vreter vreterij- vreugd
vreugde vriend vriendelijk vriendelijkheid vriendin vriendschap vries vrieskou- vriezer vrij vrijage-
vrijdom vrijer vrijerij- vrijheid vrijmetselaar vrijmibo- vrijster- vrijwaring vrijwilliger vrijwilligster
vrille- vrind- vroegmis- vrome vroomheid vroon vrouw vrouwe vrucht vruchtbaarheid vuil vuilaard- vuilak-
vuilheid- vuilik- vuilnis vuist vuldop- vulgus- vulhaard- vulkaan vuller- vulling vullis vulmiddel vulpasta-
vulpunt- vulsel- vulstem- vulstof- vulstuk- vulva- vuns- vunzig- vutter- vuur vuurgod- vuurkei- vuurzee-
vwo- waadpak- waadpoot- waag waaiboom- waaier waak waakster waal waan waanzin waanzinnige waar waarbij-
waarborg waarde waardering waardigheid waardigheidsbekleder waardin waardoor- waarheid waarneemster
waarneming waarom- waarschijnlijkheid waarschuwing waas- wacht wachtbek- wachtel- wachter wachtrij wad wade
wadi- wadjan- wadloper- wadplaat- wadvogel- wafel waffel- wagenas- wagenbak wagenbestuurder wagenbouwer
wagenhok- wagenkap- wagenpark waggel wagon wahabiet- wajang wak wakaman- wake waker wakker wal walbaas- walg
walgang- walging- walhalla walhoofd- waling- walkant- walker- walkman- walm walmuur- walnoot- walrus wals
walser- walserij walvis wambuis- wammes wammetje- wand wandel wandelaar wandeling wandrek- wang wanhoop
wankel want wantij- wants wapen wapening wapenrek- wapenrok- wapper waranda- warande warbak- warenhuis
warenwet- wargeest- warhoofd- warhoop- waring waringin- warlord- warmer warmoes warmtebeeld warmtegeleiding
warmtenet warmtepomp warnest- warnet- warong- warrant- warrig- wartel was wasbaas- wasbak- wasbank- wasbeer
wasbeits- wasbeurt wasbloem- wasboom- wasbord- wasdag- wasdoek- wasdraad- wasem wasemkap- wasgeld- washand-
washok- washuis- wasinrichting waskaars- waskamer- wasketel- waskom- waskot- waskrijt- waskuip- waslaag-
waslap- waslicht- waslijn- waslijst- wasmachine wasmand- wasmerk- wasmiddel wasmodel- wasmolen- wasmot-
wasnet- waspit- wasplaats wasplank- wasrek- wasrol- wassalon- wasser wasserij wassing wassoort- wasspeld-
wasstel- wasstift- wasstraat wastablet wastafel wasteil- wastijd- wastobbe- wastrog- wasvrouw- waswater-
waszak- waszij- waszijde- water waterbek- waterbel- waterbok- watergod- waterhol- waterig- waterijs-
watering- waterinlaat waterjuffer waterkan- waterketen waterkom- waterkus- waterlek- waterontharding
waterrad- waterral- waterrat- waterrot- waterschap waterski waterton- watertor- watervat watervlo- watje-
watt wattage- wattuur wave waxcoat- waxine- wc- wearable- web webadres- webalbum- webapp- webcam webcast-
weber- webforum- webhost- webinar- weblink- weblog webradio- webshop- website webstek- webtekst- webtool-
webwinkel webzine- weckfles- weckpot- wed wedde wedder- wedding- wedereis- wederik- wederkerigheid
wederopbouw wedijver wedkamp- wedloop wedloper- wedstrijd weduwe weduwnaar wee weed weef weefkam- weefsel
weefster- weeg weegbree- weeig- week weekend weel weelde ween weer weerbaarheid weerdienst weergang-
weergave weerglas- weergod- weerhaak- weerhaan- weerhoud weerkaatsing weerkorps weerkunde weerloos- weerman
weerpijn- weersite- weersituatie weerslag- weerstand weertype- weervrouw weerwil- weerwolf- weerzin- wees
weet weetal- weg wegdek- wegel- wegeling- wegenis- weger wegge- wegging- weging wegloophuis wegspring
wegtrace- wegwerp wei weide weiderij weidmes- weidspel- weigelia- weiger weigeraar weigering weiman weimes-
weiproteine weirdo- weitas- wekamine- wekelijk- wekeling- wekeneis- wekker wektoon- wel weldaad-
weldadigheid welgat- welig- welijzer- wellust wellusteling welp welpomp- welput- welsprekendheid welstand
welvaart welving- welzijn wem wemeling- wend wendbaarheid wending wener- wenk wenkbrauw wennetje- wens
wentel wereld werelds werf wering werk werkbij- werkelijkheid werker werkhervatting werking werkloze
werkmap- werkos- werkster werkzaamheid werp werper werpster werst- wervel werver werving wesp wessi- western
westkust- wet wetenschap wetenschappelijk wetenschapper wetering- wetgeving wetsuit wettelijkheid wettig
wettigheid wever weverij wezel- wezen whatsapp wheelie- wherry- whisky whist whister- whizzkid- whodunit-
wichelroede wicht wicket wiebel wied wieder- wiedster- wieg wiek wiel wielas- wieldop- wieler wieling-
wielren wieme- wiep- wier wierde- wierook wiet wig wigwam- wijbrood- wijd wijding wijdte wijf wijfie- wijk
wijking- wijkwast- wijn wijnbar- wijngod- wijnkan- wijnrek- wijs wijsgeer- wijsheid wijting- wijwater wijze
wijzer wijzig wijziging wikkel wil wild wildcard- wildheid- wildwest wilg willig willoos- wimber- wimberg-
wimpel wimper winch wind windas- winde windel- winding windkus- windsel winegum- wingebied wingerd- winkans-
winkel winkelier winkella- winket- winlocatie winnaar winnares winner winning winplaats winput winst winter
winti wip wipbrug- wipgalg- wipkar- wipkip- wipmolen- wipneus- wipper wipplank- wipstoel- wisdoek- wisent-
wiskop- wiskunde wiskundige wissel wisselaar wisseling wisser wit witgatje- witheer- witheid- witlof
witteke- wittig- witwas witz- wodka woede woedebui- woeker woel woelig- woeling- woelrat- woensdag woerd-
woerhaan- woestijn wok wokkel- wokpan- wol wolaap- wolbaal- wolboer- wolboom- wolf wolfsdak- wolfsvel-
wolgras- wolhaar- wolhandel wolhandkrab wolk wolkam- wolluis- wolmarkt- wolvilt- wolvin- wolzak- wombat-
wond wonde wonder woning wonton- woofer- woon woonark- woonerf- woonst woonwagen woord woordvoerster wording
worgpaal- workflow- workshop worm worp worst worstel worstelaar wortel woud woudaap- wout- wouter wouw-
wraak wrak wraking wrang wrap- wrat wreker- wrevel wrevelig- wrijf wrijfwas- wrijving wrik wring wringer-
wringing- wroeging wroeter- wrong wuftheid- wuit- wulk- wulp wurg wurger- wurging- wurm www- xanthoom-
xantippe- xylofoon- yam yank- yankee- yard- yell- yen yoga yogajuf- yoghurt yogi- ypsilon- yuan- yucca- yup
yuppie- zaad zaadlob zaadrok- zaag zaagbek- zaagbok- zaagdak- zaaier zaailing- zaaisel- zaaiui- zaak zaal
zaathout- zacht zadel zadeldak zadeldek- zadelkus- zadelrob zadelrug- zageman- zager zagerij zagevent- zak
zakelijkheid zakenjet- zaketui- zakkam- zakker- zakking- zalf zalfpot- zalig zaligheid zaligverklaring
zaling- zalm zalving zambo- zand zandaal- zander- zanderij- zandleem zandrug zandvlo- zandwal- zandzee- zang
zangduo- zanger zangeres zangerig- zangster- zaniker- zapper- zarzuela- zaterdag zatheid- zatlap- zatterik-
zavel zeboe- zebra zedelijkheid zedeloos- zedenles- zedenwet- zee zeeaal- zeeaas- zeebek- zeef zeeg zeegod-
zeekat- zeekoe- zeekraal- zeel zeeleeuw- zeelt- zeem zeemvel- zeenatie- zeentje- zeep zeepbek- zeepbel
zeepok- zeepsop- zeer zeerob zeerot- zeester- zefier- zege zegel zegeling- zegelwas- zegen zegening-
zeggenschap zegger zegging zegster zeik zeiker zeikerd- zeil zeiler zeillat- zeilster- zeis zeker zekerheid
zekering zelateur- zeldzaamheid zelf zelfstandig zelfstandigheid zelling- zeloot- zemel zemelaar- zend
zendeling zender zending zenit- zenuw zenuwgif- zenuwpil- zeoliet- zeper- zeperd- zeppelin- zerk zero- zerp-
zes zesde- zeshoek- zeskamp- zeskant- zestal- zestigpluskaart zestigplusser zesvlak- zesvoud- zet zetbaas-
zetboer- zetbok- zetel zetfout- zethaak- zetlijn- zetmachine zetmeel zetpil- zetsel zetstuk- zetter
zetterij- zetting zeug zeugma- zeuntje- zeur zeurder- zeurzak- zevende- zevental- zeventigplusser zever
zeveraar- zeverlap- zicht zichtas- zichter- ziederij zieke ziekte ziel zieligheid zielmis- ziende ziener
zieneres- zienster- zier- zifter zifterij zifting- ziftsel- zigeuner zigzag zij zijanker- zijarm- zijbeuk-
zijdal- zijde zijdeur- zijgang- zijgevel- zijgraat- zijkamer- zijkant- zijkapel- zijklep- zijlaan- zijlicht-
zijlijn- zijlinie- zijloge- zijluik- zijmarkering zijmuur- zijnaad- zijnet- zijp- zijpad- zijpoort- zijraam-
zijruit- zijspan zijspoor- zijstap- zijstuk- zijtak- zijtas- zijtuin- zijvak- zijvlak- zijwand- zijweg-
zijwiel- zijwind- zijzak- zilt- ziltig- zilver zilverui- zin zindelijkheid zing zingeving zink zinker-
zinking- zinkwit- zinlijk- zinnia- zinnigheid zintuiglijk zionist- zipdrive- zipfile- zirkoon- zitbad-
zitbank- zitdag- zithaas- zithoek- zitje zitkamer zitkubus- zitkuil- zitplek- zitrij- zitstok- zitter
zittijd zitting zituur- zitvlak- zitvlees- zitzak- zloty- zode zoeaaf- zoek zoekbox- zoeker zoeking zoekster
zoem zoemer zoen zoener- zoet zoeterd- zoetheid- zolder zoldering zombie- zomer zomereik- zomerhit-
zomerijs- zomerzon- zomp- zon zondaar zondag zondares- zonde zondebok- zone zonering zonhoed- zonlicht-
zonne zonnedak- zonnedek- zonnegod- zonnepit- zonnerad- zonwering zonzijde- zoo zoog zoogkoe- zoogster- zooi
zool zooloog- zoom zoon zoonose- zootroop- zorg zorgvuldigheid zot zotheid zothuis- zotskap- zottin- zout
zoutheid- zucht zuchtig zuidkust- zuidpool zuidpunt- zuidwester zuig zuigeling zuiger zuiging- zuiglam-
zuignap- zuil zuinigheid zuinigje- zuip zuiper zuivel zuiver zuiveraar zuiverheid zuivering zult zundgat-
zuring zus zuster zuur zuurheid- zwaai zwaaiing- zwaaikom- zwaan zwaar zwaard zwaarte zwabber zwachtel zwad-
zwager zwageres- zwagerin- zwak zwakheid- zwakte zwalk zwalker- zwaluw zwam zwamp- zwamvlok- zwangerschap
zwans zwart zwartig- zwarting- zwartrok- zwavel zweef zweefrek- zweep zweeptol- zweer zweet zweethut-
zweetvos- zwei- zwelg zwelkast- zwelling- zwem zwemdok- zwemjuf- zwemlip- zwemmer zwemster zwendel
zwendelaar zwengel zwenk zwenkarm- zwenking- zwerf zwerfkat- zwerfkei- zwerm zwermer- zwermpot- zwerver-
zweter- zwever- zweving- zwezerik zwicht zwiep zwieper- zwieping- zwier zwierbol- zwijg zwijger- zwijmel
zwijn zwijnjak- zwik zwilwrat- zwin zwing zwoeg zwoeger- zwoel- zwoerd zwoord
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
bekap bekeer beken bekendmaak bekeur bekijf bekijk bekist beklaag beklad beklap beklauter bekleed beklem
beklemtoon beklijf beklim beklop beknel beknibbel beknot bekoel bekogel bekokstoof bekom bekommer bekoop
bekoor bekort bekostig bekrachtig bekrans bekras bekreun bekritiseer bekroon bekruip bekvecht bekwaam
bekwijl bel belaad belaag beland belang belast belazer beledig beleef beleen belees beleg beleger belet
belichaam belicht belief belieg belijd belijm belijn belik beloer beloof beloon beloop belucht beluister
bemaal bemachtig beman bemat bemerk bemest bemeubel bemiddel bemin bemoedig bemoei bemoeilijk bemonster ben
benader benauw benchmark beneem benevel bengel benijd benoem benut beoefen beolie beoog beoordeel bepaal
bepak bepantser bepeins bepek beperk beplak beplant bepleister bepleit bepoeder bepotel bepraat beproef
beraad beraadslaag beraam beraap berecht beredder beredeneer beregen bereid bereik bereis bereken berg
bericht berijd berijm bering berisp beroem beroep beroer berokken beroof berook berouw berst berust beschaaf
beschaam beschadig beschaduw bescheid beschenk bescherm beschijn beschik beschilder beschimmel beschimp
beschoei beschouw beschrei beschrijf beschuldig beschut besef besla beslaap beslecht beslis besluip besmeer
besmet besmeur besnaar besneeuw besnijd besnuffel besom bespaar bespan bespat bespeel bespeur bespied
bespiegel bespikkel bespioneer bespoedig bespot bespreek besprenkel besproei bespuug bespuw besteed besteel
bestel bestem bestempel bestendig besterf bestier bestijg bestook bestorm bestraal bestraf bestrooi
bestudeer bestuif bestuur besuiker bet betaal betast betegel beteken beter beteugel beticht betimmer betitel
beton betoog betoom betoon betover betracht betrap betreed betref betrek betreur betrouw betuig betuttel
betwijfel betwist beugel beuk beul beun beunhaas beur beuzel bevaar beval bevat beveel beveilig bevestig
bevind bevinger bevis bevit bevlag bevlek bevlieg bevlijtig bevloei bevocht bevochtig bevoel bevolk bevoogd
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
kermis kersten kets ketter keu keur keutel keuvel kever kibbel kick kickboks kid kidnap kiek kiel kielhaal
kiem kien kiep kieper kier kies kieskauw kietel kift kijf kijk kik kikker kil kim kip kir kis kissebis kist
kit kiteboard kiteskate kitesurf kits kittel klaag klaar klad kladder klak klamp klap klapper klasseer
klater klauter klauw kledder kleed kleef klei kleineer kleins klem klep klepel klepper klessebes klets
kletter kleum kleun kleur kleuter klieder klief kliek klier klik klikklak klim klingel klink klis klisteer
klit klodder kloet klok klonter kloof klooi kloon kloot klop klos klots kluif kluis kluister klungel kluns
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
orden oreer organiseer orgel orienteer orkestreer oscilleer otter out ouwehoer overbrug overeenkom
overeenstem overhandig overkoepel overlast overnacht overplant overrompel overrule overschaduw overvleugel
overweldig overwelf paai paal paar pace pacht pacificeer paddel paf pagaai pagineer paintball pak palaver
palm palpeer pamper pand pandoer paneer panikeer pantser pap parachuteer paradeer parafeer parafraseer
parasiteer pardonneer pareer parel parfumeer parkeer parketteer parlement parlevink parodieer parse
participeer party pas pass passagier passeer pasteuriseer pastors patenteer paternoster patineer
patrouilleer pats pauk pauzeer peddel pedicuur peel peer pees pegel peil peins pek pekel pel pen pendel
penetreer penseel pensioneer pep peper percipieer percuteer perfectioneer perforeer perform perk permanent
permitteer pers persifleer persisteer personifieer pest petanque pets peur peuter peuzel picknick piek
pieker piel piemel piep piepel pier pierce pierewaai pies pijn pijnig pijp pik pikeer piket pikkel pil
pimpel pin pingel pingpong pink pinkel pionier pis pit pitch pits plaag plaaster plaats plaatsvind
plafonneer plag plagieer plak plamuur plan planeer plas plat plateer plavei playback pleeg pleister pleit
plek plemp pleng plens plensregen plet plets pletter pleur plezier plisseer ploeg ploeter plof plombeer
plomp plons plooi ploot plot plug pluim pluis pluk plus poch pocheer poedel poeder poeier poep poer poets
pof pogo pointeer pok poker polariseer polder polemiseer polier polijst politiseer politoer polo pols pomp
poneer pons poog pooi pook pool poos poot popel populariseer por portel portretteer poseer positioneer post
posteer postuleer postvat pot potlood potverteer praai praal praam praat prak prakkiseer praktiseer prang
preciseer predik preek prefereer preludeer prent prepareer pres presenteer preserveer presideer presteer
pretendeer preutel prevaleer prevel priegel priem prijk prijs prik prikkel primeer print prioriteer
privatiseer probeer procedeer proclameer produce produceer proef proest profes professionaliseer profeteer
profileer profiteer programmeer projecteer prolongeer promoot promoveer pronk proost prop propagandeer
propageer prospecteer prostitueer protesteer protocolleer prots provoceer pruil pruim pruts pruttel puber
publiceer puddel puf puil pulk puls pulseer pulver puncteer punt punter pureer purgeer purper pus push put
puts puur puzzel quadrilleer queue quoteer raad raadpleeg raag raai raak raam raap raas raaskal rabat rabbel
race radbraak radeer radicaliseer rafel raffel raffineer rag rakel raket rakker ram rammei rammel rampok
ramsj rand rangeer rangschik rank ransel rap rappelleer rapporteer raseer rasp raster rat ratel ratificeer
rationaliseer rats raus ravot reageer realiseer reanimeer rebelleer reboot recap recapituleer recenseer
recepteer recht rechtzet recidiveer reciteer reclameer recommandeer reconstrueer rectificeer recupereer
recycle recycleer red redder redeneer redigeer redresseer reduceer reed reef reen reep reeuw refereer
reflecteer reformeer regeer regel regen regenereer regisseer register registreer reglementeer regulariseer
reguleer rehabiliteer rei reik reikhals reil reinig reis rek reken rekruteer rel relateer relativeer relax
relayeer releveer rem remix ren rendeer renoveer rent rentenier reorganiseer rep repareer repatrieer repel
repeteer repliceer representeer reproduceer reserveer reset resideer resolveer resoneer resorbeer respecteer
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
tem temp tempeest tempel temper temperatuur temporiseer tendeer tender tengel tennis tentoonspreid
tentoonstel terechtbreng terechtkan terechtkom terechtsta terg terroriseer terugdring terugga terugkeer
terugkom terugreis terugroep terugspring terugstoot terugval terugverdien terugvind terugvond test testeer
tetter teugel teut teuter teweegbreng tex theoretiseer tichel tier tierelier tijg tijger tik tikkel tiktak
til time timmer tingel tink tinkel tint tintel tinteloog tip tippel tiranniseer titel titreer tjap tjilp
tjingel tjirp tjok toast tob tocht toef toega toekan toekom toelicht toep toepas toer toernooi toesnel toet
toeter toets toeval toevoeg toevoer toezing toiletteer tok tokkel tol tolereer tolk ton tong tooi toom toon
toonzet toorn toost top toren torn tornooi torpedeer tors tortel tos totaliseer toucheer tour touw
touwtjespring tover traaf traan traceer tracht train traineer trakteer tralie tram trancheer transcendeer
transfereer transformeer transmuteer transpireer transponeer transporteer trap trappel tras traumatiseer
traverseer treed tref treil trein treinsurf treiter trek trekkebek treur treuzel trieer trigger trijs
triktrak tril trim triomfeer trip trippel tris trits troef troetel troggel trom trommel tromp trompet
trompetter troon troost tros trotseer trouw tsjilp tsjirp tuchtig tuf tui tuier tuig tuimel tuin tuinier
tuis tuit tuk tunnel turf turk turn tut tutoyeer tuur tweet twijfel twijn twinkel twist typ typeer uit
uitbuit uitdraai uiteenbarst uiteenloop uiteenspat uiteenval uiteenzet uitplant unificeer uniformeer unzip
update upgrade upload urineer urm vaag vaar vaardig vaat vaccineer vadem vader val valideer valoriseer vang
varieer vast vasthoud vat vedel veeg veel veer veest vegeteer veil veins vel vendel vendelzwaai vent
ventileer veraangenaam verabsoluteer veracht verachter veradem verafgood veralgemeen veralgemeniseer
veramerikaans verander veranker verantwoord verarm verbaas verbaliseer verban verbaster verbeeld verbeen
verbeest verbeid verberg verbeter verbeuzel verbied verbijster verbind verbitter verbleek verblijd verblijf
verblik verblind verbloed verbloem verbloos verbluf verboer verbouw verbrand verbras verbreed verbreek
verbreid verbrijzel verbrod verbroeder verbrokkel verbrui verbruik verbuig verchroom vercijfer verdaag
verdamp verdapper verdedig verdeel verdek verdelg verdenk verderf verderga verderzet verdicht verdien
verdiep verdiets verdik verdisconteer verdoe verdoem verdoezel verdom verdonker verdonkeremaan verdoof
verdool verdor verdraag verdraai verdriedubbel verdrievoudig verdrijf verdring verdrink verdroog verdroom
verdruk verdubbel verduidelijk verduister verduits verdun verduur verduurzaam verduw verdwaal verdwaas
verdwijn veredel vereelt vereen vereenvoudig vereenzaam vereenzelvig vereer vereeuwig vereffen vereis vereng
verengels verenig verenkel vererf vererger vereven verf verfijn verfilm verflauw verfoei verfomfaai verfraai
verfris verfrommel verg verga vergaap vergaar vergal vergaloppeer vergas vergast vergeef vergeestelijk
vergeld vergelijk vergemakkelijk vergezel vergiftig vergis vergist verglaas verglijd vergoddelijk vergoed
vergoelijk vergok vergood vergooi vergram vergrendel vergrijp vergrijs vergroei vergroot vergruizel verguis
verguld vergun verhaal verhaar verhaast verhandel verhang verhapstuk verhard verhaspel verheel verheerlijk
verhef verhelder verhelp verheug verhevig verhinder verhip verhit verhoed verhoer verhollands verhonger
verhoog verhoop verhoor verhoud verhout verhovaardig verhuis verhul verhuur verifieer verijdel verijs
verinnerlijk verjaag verjaar verjong verkalk verkanker verkap verkas verkavel verkeer verken verkenmerk
verketter verkeur verkies verkijk verkil verklaar verklank verklap verkleed verklein verkleum verkleur
verklik verkloek verkloot verknecht verkneukel verkneuter verknip verknoei verknoop verkoel verkommer
verkond verkondig verkook verkool verkoop verkoper verkort verkracht verkramp verkreuk verkreukel verkrijg
verkrimp verkrom verkrop verkrot verkrui verkruimel verkuil verkwansel verkwijn verkwik verkwist verlaad
verlaag verlaat verlak verlam verlang verlangzaam verlap verleen verleer verlees verleg verleid verlekker
verleng verlep verlet verlevendig verlicht verlies verlig verlijd verlok verloochen verlood verloof verloop
verloot verlos verlucht verluchtig verluid verlustig vermaak vermaal vermaan vermager verman vermarkt
vermeen vermeerder vermei vermeld vermeng vermenigvuldig vermenselijk vermijd verminder vermink vermoed
vermoei vermolm vermom vermooi vermoord vermors vermorzel vermurw vernaai vernacht vernagel vernauw verneder
vernederlands verneem verneuk vernevel verniel vernietig vernieuw vernikkel vernis vernoem veronachtzaam
verongelijk verongeluk verontrust verontschuldig verontwaardig veroordeel veroorloof veroorzaak verootmoedig
verorber verordineer verouder verouwelijk verover verpacht verpak verpand verpats verpauper verpersoonlijk
verpest verpieter verplaats verplant verpleeg verplet verpletter verplicht verpoos verpoot verpop verpot
verpraat verpruts verpulver verraad verras verregen verreis verrek verreken verricht verrijd verrijk verrijs
verrimpel verroer verroest verrol verrook verrot verruil verruim verruk versaag versas verschaal verschaf
verschalk verscheel verscheep verscheid verschenk verscherp verscheur verschijn verschik verschil verschoon
verschop verschraal verschrijf verschrik verschroei verschrompel verschroot verschud verschuif verschuil
versier versimpel versjacher versjouw versla verslaap verslecht verslechter versleutel verslik verslind
verslinger verslof verslons versmaad versmal versnel versnipper versnoep versober versoepel verspeen versper
verspied verspil verspin versplinter verspreid verspring versta verstar verstel versterf versterk verstevig
verstijf verstik verstil verstok verstom verstomp verstook verstoor verstout verstrak verstrek verstrengel
verstrijk verstrik verstrooi verstuif verstuik verstuur versuf vertaal vertak vertap vertas verteder verteer
vertegenwoordig verteken vertel verteut vertienvoudig vertik vertil vertimmer vertin vertoef vertolk verton
vertoon vertoorn vertraag vertrap vertrappel vertreed vertrek vertroebel vertroetel vertroost vertrouw
vertui vertwijfel vervaag vervaar vervaardig verval vervals vervang vervat verveel verveelvoudig verveen
vervel ververs vervet verviervoudig vervijfvoudig vervilt vervlak vervlieg vervloei vervloek vervluchtig
vervoeder vervoeg vervoer vervolg vervolledigt vervorm vervracht vervreemd vervroeg vervuil vervul verwaai
verwaardig verwaarloos verwacht verwar verwarm verwas verwater verwed verweef verweek verweer verwees
verweid verwek verwelk verwelkom verwen verwens verwerf verwerk verwerkelijk verwerp verwezenlijk verwijd
verwijder verwijf verwijl verwijs verwik verwikkel verwilder verwin verwissel verwittig verwoest verwond
verwonder verwoon verwoord verword verzaad verzaag verzaak verzacht verzadig verzak verzamel verzand verzeg
verzegel verzeil verzeker verzelfstandig verzend verzeng verzet verzie verziek verzilt verzilver verzin
verzink verzinnebeeld verzoek verzoen verzoet verzorg verzot verzout verzucht verzuim verzuip verzuur
verzwaar verzwak verzwelg verzwijg verzwik verzwind vest vestig veter veto vezel vibreer vier vijl vijs
vijzel vil vind vinger vink vis viseer visiteer visualiseer vit vlag vlak vlam vlas vlees vlei vlek vlet
vlied vlieg vlieger vlij vlijm vlinder vloei vloek vlok vlooi vlot vlucht vlugger vocaliseer vocht voed
voeder voeg voel voer vogel vol volg volhard volley volleybal voltigeer vomeer vonk vonkel vonnis voorafga
voorbijga voortga voortkom voortplant voos vorder vorm vors vouw vraag vrees vries vrij vrolijk vuilbek vul
vulkaniseer vut vuur waad waag waai waaier waak waal waan waarborg waardeer waarzeg wacht waggel wakker wal
walg walk wallebak walm wals wam wan wanbof wandel wanhoop wankel want wapen wapper war warm warrel was
wasem water waterski watteer wauwel webwinkel weck wed wederkeer wederkom wedijver weef weeg week weekend
ween weer weerhoud wegga wegspring wegwerp weid weifel weiger wek wel welk wemel wen wend wenk wens wentel
werf werk werp wervel westelijk wet wettig whatsapp wichel wiebel wied wieg wiegel wiek wiel wielren wiemel
wierook wiewauw wijd wijk wijl wijs wijzig wik wikkel wil willig wimpel win wind windsurf winkel winter wip
wis wispel wissel wit witwas woed woeker woel wok wolf wolhandel wond wonder woon word worg workshop worstel
wortel wraak wrattenkruid wreek wriemel wrijf wrik wrikkel wring wrocht wroet wrok wuif wurg wurm yahtzee
yel zaag zaai zabbel zabber zadel zak zal zalf zalig zamel zand zanik zant zap zeef zeem zeep zeg zegel
zegen zegepraal zeik zeil zeker zemel zend zeng zet zetel zeul zeur zever zicht zie zied ziek zieltoog zift
zigzag zijg zin zinder zing zink zip zoef zoek zoem zoen zoet zolder zomer zon zonder zondig zonnebaad zoog
zool zoom zorg zottebol zout zucht zuidelijk zuig zuip zuiver zuur zwaai zwabber zwachtel zwak zwalk zwalp
zwam zwans zwart zwavel zweed zweef zweel zweem zweep zweer zweet zwel zwelg zwem zwendel zwengel zwenk
zwerf zwerm zwets zwicht zwiep zwier zwijg zwijm zwijmel zwijn zwik zwingel zwirrel zwoeg
`

export const adjectives = `
aaibaar- aalglad- aalvlug- aanhalig- aanhorig- aansprakelijk aanwezend aanwezig- aardig aards aartsdom-
aartslui abel aberrant- abject- abortief- abrupt- absent absoluut- abstract- absurd- abundant- abusief-
academisch achtbaar achterst achturig- actief actueel- acuut- adaptief additief- adellijk- ademloos-
adequaat- aderig aderlijk adherent- adhesief- administratief adolescent adoptief adorabel- adult- aeroob-
afatisch- affreus- afgehapt- afgepand- afgepend- afgeragd- afgerand- afgeveld- afgevist- afgeweid- afgewipt-
afgezant- afhankelijk afkerig- afkoopbaar aflandig- aftands- aftrekbaar afvallig- afwaarts afwezig-
afwijkend afzijdig- agogisch aimabel- akelig- akoestisch al- alcoholisch alert- algeheel- algoed-
alleenstaand allemachtig allround almogend- aloud- alpijns- alternatief alwetend- alziend- alzijdig-
ambetant- ambigu- ambulant- amechtig- amicaal- amoreel- amorf- amoureus- ampel- amusant- anaal anabool-
anaeroob- analoog- ander androgyn- anemisch- angstig animaal- anomaal- anoniem- antiek antraciet apart-
apert apetrots- apezat- apocrief- apolair- aprils- arctisch- argeloos- ariaans- aritmisch arm armdik-
armelijk- armoedig- armoeiig- arrive- arrogant- asblond- aselect- asgrauw- asgrijs- asociaal- astraal
astrant- astronaut atomair- atomisch- atonaal- atopisch- attent atypisch- auditief- austraal- autoloos-
autoluw- automatisch automobiel autoniem- autonoom- averecht- avers aversief- axiaal- axillair- axonaal-
baanloos- baar baardig- baarlijk baars baldadig- balorig- banaal- bancair- bang bangig- bankroet bar
barbaars- barok bars basaal- basic- basisch bazig- beaat- beangst- beatlesk- bebaard- beblaard- bebloed-
bebloemd- beboomd- bebrild- bedaagd- bedaard bedampt- bedeesd- bedekt- bedompt- bedroefd bedrukt- beducht-
beduusd- beedigd- beeldig beenloos- beerfd- beestig- befaamd begaafd begerig- begrensd- begroot behaaglijk
behaard- beheerst behendig- behept- behuild- behuisd behuwd beijzeld- beinkt- beinvloed bejaard bekaaid-
beklant- bekleed beklemd- beknopt- bekoord- bekorst- bekwaam belanghebbend beleefd- beleverd- belust
bemiddeld- bemiddelend bemind bemost- bemuurd- benageld- benard- benauwd benedenst benedictijns- benieuwd-
benig benodigd- bepaald bepalend beperkt- bepoteld- beregeld- beregoed- bereisd- berijpt- beroemd beroerd
beroet- berooid- berucht- besaust- beschaafd beschermd- beschermend beschikbaar beschouwelijk beslijkt-
beslikt- beslist- besmuikt- besnord- best bestemd- bestendig bestiaal- bestoft- bestuurbaar betaalbaar beter
betraand- beurs bevallig- bevederd- beverig- bevleesd- bevoegd bevolkt bevoorrecht bevorderend bevreesd-
bevriend- bevrucht bewald- bewolkt bewust bezaagd- bezadigd- bezakt- bezand bezield- bezig bezond- bezoomd-
bezorgd bezwaard- bezwalkt- bezweet- bibberig- biconvex- bifocaal- bigot- bijgaand- bijziend- bijzig-
billijk binair- binnenlands binnenst bionisch- biotisch bipolair- bits bitsig- bitter bivalent- bizar-
bladerig- bladig blak blakstil- blank blatant- blauw blauwig- blauwwit- bleek bleu- blij bliksems blind
blits blo bloedig bloemig blond bloot blut- bobbelig- bochelig- bochtig- boekachtig boekbaar- boekerig-
boers boertig- bokkig- bol bollig- bolrond- bomig- bondig- bonkerig- bonkig- bont boos boreaal- bot boud
bout bovenst bozig- braaf brak brandig- breed bremzout- brijig- briljant brisant broeds- brommig- bronstig-
broos- bros bruin bruinig- brut brutaal bruusk- bruut- buigbaar- buigzaam- buiig- buikig buitenlands
buitenst- bultig- burgerlijk burlesk- calorisch camel camp- canoniek- capabel- cardiaal- carieus- casueel-
categoriaal causaal- cellulair centraal- centrifugaal centrisch ceremonieel cerise- charmant- chartaal-
chemisch chic- chill- chirurgisch choquant- christelijk chromatisch chronisch cineclub- cirkelvormig civiel
clean- clement- clever- clonisch- close clownesk- coaxiaal- coherent- cohesief- coitaal- collectief
comateus- combinatief commissionair communicatief communistisch compact compleet- complex concaaf- concreet-
conform confuus- conisch- conjunct conservatief consistent constant- constructief contant- content contigu-
continentaal continu contrair- convex- cool copieus- cordiaal- coronaal- coronair- correct- correctief
corrupt- coulant- courant covalent- craniaal- creatief- creerend- creme cremewit- cremig- creools criant-
crimineel cru cruciaal- culinair- culpoos- cultisch- cultureel curatief- curieus- cursief cutaan- cyclisch-
cynisch- cypers- cystisch- daags dadelijk- dadeloos- dagelijks dakloos- dampig- danig- dankbaar- dansant-
dansbaar- dantesk- dapper- dartel datief debiel decadent- decanaal- decent- decimaal decisief- deelbaar-
deemster deerlijk- defect definiet- deftig degelijk- dekenaal- deksels delicaat- delinquent delirant-
dellerig- deloyaal- dement democratisch dempig- denkbaar- dentaal- dertig deskundig desolaat- destructief
deuzig- deviant- devoot- diafaan- diagonaal dicht dichtbij- didactisch dienstig diep dier dierbaar-
dierlijk- diffuus- digitaal- dik dikkig- diligent- diluviaal dimbaar- dimensionaal dimorf- dinsdags-
diploid- direct discreet- disjunct- dissident distaal- divers dociel- doctoraal doddig- dodelijk- doelloos-
doenbaar- doenlijk- doezelig- dof doffig- dol dolblij- dom dominant- dommelig- dommig- dompig- donder
donderdags- donders donker donzig- dood doodeng- doodkalm- doodleuk- doodmoe- doods doodsaai- doof doofstom-
doordacht doorgoed- doorkneed doornat- doornig- doorvoed- doorwond dopers- dor dorps dorsaal- dorstig
dotaal- dovig- down drabbig- drachtig draderig- dradig dragend drakerig- dras drassig- drekkig- driekwart
driemaands drieogig- driest driftend- driftig drijfnat- droef droevig droezig- drollig- dromerig- drommels-
droog druipnat- druistig- druk duaal- dubbel dubieus- duchtig- duf duffels- duimdik- duister duivels
duizelig- duizendjarig duldbaar- dun dunharig- duratief- dusdanig- duur duurbaar- duurzaam- duvels- duwfout-
dwars dweperig- dynamisch echt echtelijk eclatant- economisch ecru- edel educatief eelterig- eeltig-
eenarmig- eenbenig- eendaags- eendelig- eender- eeneiig- eenjarig- eenlaags- eenmalig- eenogig- eenparig-
eentalig- eentonig- eenvoudig eenzaam- eerbaar eerbiedig eerder eerlijk eerloos- eerst eertijds- eervol-
eerwaard eerzaam- eetbaar- eetwaar- eeuwig- efemeer- effectief efficient egaal eigeel- eigen eindig eirond-
eivol- eivormig- electief- electoraal elegant- elegisch- elektrisch elfdelig- elitair- elk ellendig-
eloquent- elysisch- emergent- eminent- emmes- emotief- energetisch energiek eng enig enkel enorm-
enthousiast eolisch- episch- equivalent erbarmd- erfbaar- erfelijk erg- ernstig erotisch- erudiet- eruptief-
esthetisch ethisch- etnisch- ettelijk- etterig- euvel evenredig evident- exact- exotherm- exotisch- expres
exquis- extern- extreem extremistisch fabuleus- faciel- failliet fair- fallisch- fameus- fanatiek- farizees-
farmaceutisch fataal- fatterig- fattig- favoriet fecaal- federaal- feeeriek- feilbaar- feilloos- fel
felblauw- felgeel- felrood- feministisch feodaal- ferm fertiel- fervent- feudaal- fibreus- fictief- fideel-
fier fijn fikkend- fiks filiaal filmisch- filosofisch finaal- fiscaal fit flagrant- flatteus- flauw
flemerig- flets- fleurig- flexibel flink- floraal- fluks- fluorescent fluwelig- fobisch- foetaal- foezelig-
fonetisch fonisch formeel- fors- forsig- fossiel fout foutief- foutloos- fraai- fractaal- fragiel- frank
frappant- frequent fretloos- fris frivool- frontaal frugaal- fruitig- functioneel fundamentalistisch
funerair- funest- furieus- futiel- futloos- fysiek- fysiologisch fysisch gaaf gaar galant- gallig gallisch-
gammel- gangbaar- gans gaperig- garstig- gaslek- gasloos- gauw gay geaderd- geanimeerd- gearmd- gebeiteld-
gebelgd- gebeugeld- geblaard- gebladerd- geblind- gebrekkig gebuikt- gebult- gechipt- geclusterd- gedateerd-
gedempt- gedrukt geducht- geduldig- gedurfd- gedurig- gedwee- geeerd geegd- geeist- geel geelektriseerd-
geelwit- geemailleerd- geent- geenterd- geepileerd- geergerd geestig geetiketteerd- geetst- gefohnd-
gegeeld- gegeven gegleufd- gegoed- gegolfd- gegomd gegrond gehaaid- gehaard- gehaast- gehandicapt
gehandschoend gehard- geharst- geheel geheim gehelmd- gehoornd- gehoorzaam gehorend- gehorig- gehuisd-
gehumeurd gehutst- geidentificeerd- geijzeld- geil geimponeerd- geimpregneerd- geind- geinig- geinkt-
geinterviewd- geisoleerd- gejaagd gek gekarteld- gekeperd- gekerfd- gekleurd gekloft- gekraagd- gekraald-
gekuist- gekwalificeerd gekwartierd- gelaagd gelaarsd- gelagerd- geldig geleed geleerd geletterd geliefd
gelig- gelijk gelijkvloers gelikter- gelobd- geloosd- gelovig gelukkig geluw- gemaakt gemaald- gemakkelijk
gemanierd gemaskerd- gematigd- gemeentelijk gemelijk- gemengd- gemiddeld- gemoed gemoedereerd gemotiveerd
gemunt- gemutst genaamd- genaast- genadig genant- generaal genereus- generfd- generiek genetisch geneusd-
geniaal- geniepig- genitaal- genoegd- genoegzaam genootschappelijk geografisch geoord- geordend-
georienteerd gepast- gepeperd- gepimpt- gepixeld- gepolijst- gepruikt- gepunt- gepurperd- geraakt
gerechtelijk gerechtigd geregeld gerekt gerelaxt- geremixt- gericht gering gerokt geruim- gerust ges
gesausd- geschift- geschikt geschoold geslaagd- gesluierd- gesmeerd- gespecialiseerd gespierd- gespind-
gestaag- gestadig- gestanst- gesteeld- gestoord gestrekt- gestreng gestuukt- getapt- getraind- getrouw
getuned- geupload- geurig- geurloos- geus gevaarlijk gevederd- gevernist- gevierd gevind- gevleesd-
gevlerkt- gevoelig gevorderd gevorkt- gevormd gevraagd gevreesd- gevuld- gewaagd- gewafeld- geweldig-
gewelfd- gewenst gewestelijk gewichtig gewiekst- gewild- gewillig- gewis- gewokt- gewold- gewolkt- gewoon
gezapig- gezellig gezet gezocht- gezond gezwind- gierig giftig- gifvrij- gillerig- ginds- giraal- gis
gitzwart- glaciaal glad gladdig- glanzig- glazig- globaal- gloedvol- glorieus- glunder gnomisch- gnostisch
godloos- goed goedheilig goedig- goedkoop goeiig- goelijk- gojs- goochem- goor- gorig- gortig- gotisch graag
gracieus- gradueel- grafisch gram grappig- graterig- gratig- gratuit- grauw grauwig- grazig- greinig-
gretig- griezelig grif grijs grijswit- grijzig- grillig- grimmig- groen groenig- groezig- grof grommig-
grondig groot groots grotesk- gruizig- gruwelijk gruwzaam- gruyere guitig- gul gulgauw- gulzig gunstig-
gust- guur- haaiig- haaks haalbaar- haarloos- haastig- hagelwit- hakerig- hakkelig- half halfleeg- halfluid-
halfsteens halfvet- handig handwarm- handzaam- hangerig- hanig- hapklaar- happig- haptisch- hard harig
harkerig- harmonisch harsig- hartig hatelijk- hautain- haveloos- hebberig hecht hectisch- heel heelbaar-
heerlijk hees- heet heftig- hefvlak- heidens- heiig- heikel- heilig heilloos- heilzaam- hekelig- hel
helblauw- helblond- helder helgeel- helrood- hels helwit- hemels hengstig- herfstig- herig- heroiek-
heroisch- hersmeed hertogelijk herverdelend hetzerig- heuglijk- heus- heuvelig- hevig- high highbrow-
hijgerig- hikkerig- hindoes- hip hippisch- historisch hitsig- hobbelig- hoekig hoeks hoerig- hofhorig-
hokkerig- hokkig- hokvast- hol hologig- holrond- holvast- homofiel- homofoob- homoloog- homoniem-
honderdjarig honderdvijftigjarig honds hondsdol- hondsmoe- hongerig- honorair- hoofdig hoofs- hoog hoogedel
hoopvol- hoorbaar- hoorndol- hoornig hopeloos- hoppig- horendol- horig horkerig- horribel- hostiel- hot
houdbaar- houdend houterig- houtig- hufterig- huidig huilerig- huislijk- huiverig- humaan- humeurig- humeus-
humoraal- hups huwbaar- huwelijk huwelijks hybride hygienisch hymnisch- hyperig- hypnotisch hypotoon-
iconisch- ideaal identiek- ideologisch idioot idolaat- ieder iel ielig- ignorant- ijdel ijl ijsbar-
ijselijk- ijverig- ijzig- illegaal- illusoir- illuster- imbeciel- immanent- immens- imminent- immobiel-
immoreel- immuun imposant- impotent- impressionistisch inactief- inbaar inciviek- indecent- indiaans-
indirect- indolent- indom industrieel inert- inexact- infaam- infiniet- ingeent- ingegaan- ingeloot- ingoed-
inhalig- inheems- inherent- inhoudelijk inhumaan- initiaal initieel inkoud- inlaag inlands- inlelijk- innig-
inpandig- inslecht- insolent- insolied- insolvent insulair- intact- integer- integraal intelligent intens-
intensief intern internationaal international interpretatief intiem intriest- invariant invasief- invers-
invert inwaarts inwendig- inwit- ionisch- irenisch- ironisch irritant- islamitisch isobaar- isomorf-
isotherm- isotoon- isotroop- ivoorwit- jaarlijks jachtig- jaloers jambisch- jammer jammerlijk jankerig-
jeugdig- jeuig- jeukerig- jichtig- jofel- jolig- jong joods- journalistiek joviaal- joyeus- juist- juliaans-
junctuur- juveniel- juwelig- kaal kabeljauws kachel kaduuk- kafkaesk- kakkerig- kalkoens- kalm kamig- kamp
kansloos- kantig kapitaal kapot- karakteristiek kardinaal karig- karmisch- kartelig- kartuizer katabool-
kathedraal katholiek katterig- kattig- keigaaf- keigoed- keihard- keileuk- keinijg- keitof- kek- kenbaar
kerkelijk kerks kernloos- kerstig- ketters keurig keutelig- kien kies kiesbaar- kil kilkoud- killig- kinds
kinetisch kippig- kittelig- kittig- klaar klagerig- klam klammig- klapbaar klassiek- klef- kleffig- kleiig-
klein kletsnat- kleurig kleverig- klierig- klikbaar- klinisch kloek klokgaaf- klonisch- kloterig- kluchtig-
klunzig- knap knersend- kniediep- kniezig- knoestig- knokig- knopig knorrig- knots knotsgek- knuddig-
knullig- knus- koddig- koel koest koket- kolderig- koleriek- koloniaal komiek komisch kompres- koopbaar-
koortsig- koosjer- koploos- koppig kops koptisch- kordaat- korrelig korstig- kort kortaf- korzel- korzelig-
kosmisch- kostbaar- koud krachtig krakerig- kranig- krank krankzinnig krap- kras kregel- kregelig- krengig-
kreupel kribbig- kriel krijtwit- krikkel- kritiek kritisch kroezig- krokant- krols- krom krottig- kruidig-
kruimig- krukkig- krullig- kubiek kubisch- kuis kundig kunstig kut kwaad kwaaiig- kwabbig- kwalijk-
kwalitatief kwallig- kwastig- kwezelig- kwiek- kwissend- kwistig- laag laakbaar- laat labiaal- labiel-
lacherig- laconiek- laf lak lakens laks lam laminair- lammig- lamzalig- landerig- landloos lang langzaam-
lapidair- lascief- lasterlijk lastig latent- later lateraal lauw lauwwarm- laveloos- lawaaiig- laxatief-
lebbig- ledig leed leefbaar- leeg leep leerbaar- leerzaam- leesbaar- leg legaal legitiem- leigrijs- lek
lekdicht- lekvrij- leliewit- lelijk lemig- lenig lepreus- lesbisch- lest letaal- leuk leuterig- leutig-
levendbarend levendig- lexicaal- liberaal licht liederlijk lief lieflijk- lievig- lijdzaam- lijkwit-
lijmerig- lijmig- lijp lijvig lijzig- lillig- limbisch- lineair- link linker links linksig- liquide- listig
literair live lobberig- lobbig lodderig- loeihard- loeiheet- loens log logisch logistiek lokaal lokkig
lollig- lomig- lommerig- lomp loom- loops loos loperig- lorrig- los losbaar loscedel- louche- louter loyaal-
lubberig- luchtig- ludiek- luguber- lui luid luimig- luizig- lukraak- lullig- lumbaal lumineus- lummelig-
lunair- lustig luthers- luttel- luw lux luxueus- lyrisch- maakbaar- maandags- maandelijks maanloos-
maanvormig maarts- maatloos- maatschappelijk macaber- machtig maf maffioos- mager magisch- magnetisch
majeur- mak makkelijk mal mallotig- mals manbaar- mandelig- maniakaal manifest manisch- mank manlijk- mans
manueel- manziek- mariaal- maritiem- markant- martiaal- masochistisch massaal- massief mat mateloos-
materialistisch materieel matgeel- matig matineus- matzwart- maximaal- mechanisch medelijdend mediaal
medisch meer meerder meerderjarig meest meesterachtig meesterlijk meetbaar- meewarig- meinedig- melaats-
melig melkachtig melkwit- meluw- mengbaar- menig menist- menselijk mentaal merkbaar- merkloos- metabool-
metalig- metamorf- methodologisch metriek- metrisch meubilair middel middeleeuws midweeks- mies mieters-
miezerig- mild militair militant mimisch- min minder mineraal miniem minlijk- minuut minzaam- minziek-
mirakels misdadig- misdeeld- mishoord- miskocht- mismaakt- misnoegd- misogyn- misselijk mistig- mobiel
mobilair- modaal- modderig- modern modernistisch modest- modieus- modisch modulair- moe moederlijk moedig
moee moeilijk moeizaam- moerig- mogelijk mokkig- molair- moleculair mollig- molmig- mondain- mondiaal-
mondig- monetair- monofoon- monogaam- monomaan- monotoon- monter mooi mopperig- moppig- moratoir- moreel-
mormoons- morrig- morsig- mossig- motorisch motterig- mottig- motvrij- mouter- moutig- mouwloos- mozaisch-
mudjevol- mudvol- muf muffig- muft- muitziek- muizig- mul- mullig- multipel muntig- murw museaal- mutabel-
mutatief- mutueel- muzikaal muzisch- mystiek- mythisch- na- naadloos- naakt naamloos- naar naarstig- naast
nabij- naburig- nadelig- nader naief- nalatig- nameloos- narrig- nasaal- nat nataal natief- nationaal
nationalistisch natrapt- nattig- naturel- natuurlijk nautisch- nauw navenant- navrant- nederig- nefast-
negatief negentig neolithisch nep nerveus nervig nes nesterig- nestig- net netelig- neuraal- neurend-
neurotisch neutraal nevelig- nietig nieuw nijdig nijver nijverig- niksig- nipt nobel- nodeloos- nodig noest-
noestig- noir- nokvol- nominaal- noords- noppig- normaal normloos- nors- notabel- notoir- nuchter nucleair-
nuffig- nukkig- nuljarig- numerair- numeriek nuptiaal- nurks- nut nuttig nylon obees- objectief oblaat-
obligaat obscuur- obsoleet- occult- oceanisch ocharm- octaal- odieus- oedipaal- oenig- oerdom- oeroud-
oersaai- oersterk- oerstom- offensief ogelijk okergeel- oliedom- olijk- olympisch omgedaan- omgerukt-
omineus- omkaad- omkaderd- omkleed omneveld- omprangd- omspeeld- omspeld omstaand- omstuwd- omtuind-
omwonend- omzweefd- on- onaardig- onaards- onaf onafhankelijk onattent- onbedekt- onbegaan- onbekend-
onbekwaam onbelast- onbeleefd onbelegd- onbemand- onbemest- onbemind- onbenut- onbeschoft onbesmet-
onbevoegd onbewoonbaar onbewust- onbezet- onderhands onderst ondersteunend ondervoed ondicht- ondiep-
onecht- onedel- oneervol- oneindig- onenig- onfair- onfraai- onfris- ongaar- ongans- ongeacht- ongedaan-
ongedekt- ongegist- ongehuwd- ongekamd- ongekend- ongelakt- ongeldig ongeleed- ongeleid- ongelijk ongelikt-
ongelood- ongelukkig ongemunt- ongenood- ongepast- ongepeld- ongeremd- ongerept- ongerust ongeschikt
ongeteld- ongetemd- ongeuit- ongevuld- ongewenst ongewijd- ongewild- ongewis- ongewoon- ongezegd- ongezoet-
ongezond- onguur- onhandig- onheilig- onhelder- onheus- oninbaar- onjoods- onjuist- onkerks- onkies-
onklaar- onknap- onkuis- onkundig- onledig- onlekker- onleuk- onmatig- onmogelijk onmondig- onnet- onnodig-
onnozel onnut- onnuttig- onpaar- onrein- onrijp- onroerend onrooms- onrustig- onscherp- onschoon- onschuldig
onsterk- ontaard ontbeend- ontbloot ontdaan- onthand- ontheemd onthutst- ontijdig- ontkleed ontkracht
ontleed ontmast- ontmenst- ontologisch ontremd- ontroerd- ontrouw- ontsteld- ontstemd- ontvlucht ontwikkeld
ontzind- ontzorgd- onvast- onveilig onverbindend onverlet- onvriendelijk onvrij onwaar onwaardig onwelkom-
onwennig- onwetend- onwettig- onwijs- onwillig- onzacht- onzalig- onzedig- onzeker onzijdig- onzinnig-
onzuinig- onzuiver- ooglijk- oogwit- oorbaar- oosters opaak- opblaasbaar open openbaar openlijk- operabel-
operatief opgedaan- opgeeist- opgefokt- opgegaan- opgekapt- opgelast- opgewekt- opgezakt- oplosbaar
opperbest opperst- oprecht- oproerig- optimaal- optisch- optreed opulent- opwaarts oraal orbitaal- ordelijk
ordeloos- ordinaal- ordinair organiek- organisatorisch orthodox oubollig- oud ouderlijk ouwelijk ovaal-
ovarieel- overdruk overeenkomstig overgaar- overig- overijld- overluid- overoud overrijp- overstijgend
overvet- overvol- overzees- paap paaps paar paars paarsig- paasbest- pacifiek- pafferig- paffig- pakbaar-
palataal- palpabel- panisch- panklaar- papperig- pappig- paraat paradox parallel parelwit- paritair-
parlementair parmant- particulier partieel- pasklaar- passabel- passief pat patent pathisch patserig-
pedagogisch pedant- pedofiel peilbaar- peilloos- penaal- penibel- peperig- perfect- perifeer permanent
perplex- personeel pervers- pessimistisch pesterig- pet peuterig pezig- picaresk- piekerig- pienter-
pieperig- pieterig- pijnlijk- pijnloos- pikant- pikantig- pikkerig- pikzwart- pinnig- pip- pips- piramidaal
pissig- pitloos- pittig- plagerig- planbaar- planloos- plat plattelands plechtig- plenair- pletbaar-
plezant- plichtig ploertig- plomp plots pluizig- plukbaar- pluraal- pocherig- poederig- poenerig- poenig-
poeslief- poesmooi- poetisch- poezel- poezelig- poezig- pokdalig- pokkig- polair politiek polsdik- polyester
polyfoon- polygaam- polymorf- pompeus- pondsgewijs poppend- popperig- poppig- populair poreus- portabel
positief positioneel postaal- postuum- postviraal potdicht- potdoof- potent- potentieel potig potnat-
potsig- potteus- pover- prachtig- pralerig- prat- precair- precies- precieus- pregnant- prekerig- present
pressant- prettig- preuts- prijzig- pril- primair- prinselijk privaat prive probaat- problematiek productief
profaan- prominent prompt- pront- proper- proportioneel propvol- protestants- protsig- prudent- prullig-
psychiatrisch psychisch psychologisch psychotherapeut puberaal- publiek pueriel- pufferig- pufheet- puik
puikbest- puissant- puistig- pukkelig- pummelig- punitief- puntgaaf- puntig puntloos puur pyknisch-
pythisch- quartair- ra- raadzaam- raak raamloos- raar- rabbijns- rabiaat- raciaal- rad radeloos- radiaal
radicaal rafelig- ragdun- ragfijn- rank rans ranzig- rap ras rasdier- rasecht- rasperig- rauw rauwig-
reactief- rebels- recent- recht rechtelijk rechter rechterlijk rechts rectaal- redactioneel redelijk-
redeloos- redzaam ree reebruin- reed reeel- reeuws- reflectief reformatorisch regaal- regulair- regulier-
rein rekbaar rekkelijk rekkerig- relatief- relaxt- relevant rellerig- remonstrants- rendabel- resident-
resistent resoluut- respectvol retegoed- reukloos- reuzig- reviaans- revolutionair riant- ribbelig- richtig-
ridicuul- rijdbaar- rijk rijmloos- rijns rijp rijzig- ril rild- rillerig- rimpelig- rins- riskant- ritmisch-
ritsig- ritueel rivaal- robuust- roemloos- roerig roerloos- roestig- roeterig- roetig- roezig- roffelig-
rogatoir- rokerig- romaans- romanesk- romantisch romig- rommelig- rond rood rookbaar- rookloos- rooms
roomwit- ros rosharig- rossig- rot rotsig- rottig- rouw rouwig royaal- rozerood- rozig- rubber ruderaal-
ruig ruikbaar- ruilbaar- ruim ruineus- rul rullig- rumoerig- ruraal- rustiek- rustig- ruw ruwharig- ruziend-
saai sacraal- safe saffisch- saillant- sakkers sanitair- sapfisch- sappig saprijk- sarrig- satans satiriek-
scabreus- scenisch- sceptisch schaar schaars- schabbig- schadeloos schalks- schamel- schamper schappelijk
scharrig- schattig- scheef scheel scheidbaar schel schelms scheluw- schendig scherp scheutig- schimmig
schimpig- schonkig- schools schoon schor schorem- schots schouw schraal schrepel- schriel- schril- schubbig-
schuimig- schuin schuins- schuldig schunnig- schurft schuw sectair- seculair- seculier- secundair secuur-
sedatief- seksloos- seksueel select- seniel- senior sensibel- sensitief sensueel- separaat- septisch-
serieel- serieus serviel- sessiel- sexy- sferisch- sideraal- sierlijk sikker- simpel simultaan sinister- sip
sixtijns- sjofel- slaafs- slak slank slap slaperig slecht sleets- sleeuw- sletig- sliertig- slijkig-
slijmig- sliknat- slim slinks- slof sloffig- slonzig- sloom- slordig- sloverig- sluik sluiks- sluit sluw
smakelijk smal smartig- smedig- smekerig- smerig- smeu smeuig- smijdig- smoezig- smokerig- smotsig- smoutig-
snaaks- snakerig- snedig- snel sneu snibbig- snikheet- snoepig- snoezig- snood snottig- snugger- sober-
sociaal sociabel- socialistisch soep soepel- soeperig- soezerig- soezig- soft solair- solidair- solied-
solitair solvabel- solvent- somber sommig- sompig- sonisch sonoor- sopperig- soppig- spakerig- speciaal
special specifiek spectraal speels spekglad- spekkig- spekvet- spichtig- spierwit- spijtig- spinaal-
spinnig- spitant- spits spitsig- spoedig spokerig- sponsig- spontaan- sponzig- sportief sprietig sproetig-
staag staats stabiel- stadig- stads stakerig- stamp stapel star statelijk statieus- statig statisch
statistiek statuesk- stedelijk steeds steels steevast- steil stekelig- stelbaar- stellair- stellig stemloos-
stemmig stenig steriel- sterk stevig- stiekem- stijf stil stipt- stoer stoffelijk stoffig- stofloos stoisch-
stokdoof- stokoud- stom stomp stoots stoppelig stormig- stoterig- stotig- stout straf strafbaar strak stram
strammig- streks streng strepig- stressig- stretch strijdig- strikt- stroef- structureel struis studieus-
stug- stuk stuurs subiet- subliem- subtiel- suf sufferig- suffig- suikerig- suizelig- sukkelig- sullig-
summier- super superbe superdun- suspect- symmetrisch synchroon synodaal- synoniem synthetisch taai tachtig
tactiel- tactisch- tactloos- taksvrij- talig talloos- talrijk- tam tamelijk- tandeloos tanig- taps tardief-
tarifair- tastbaar- technisch teder- teer telbaar tembaar- temerig- temporaal tenger- terecht terig
terloops- ternair- terra territoriaal terroristisch tertiair- testbaar- tets teut teuterig- textiel
theatraal theistisch theoretisch therapeutisch thermaal tienjarig tierig tijdelijk tijdig tijdloos tikfout-
tilbaar- tintelig- tips titulair- tjokvol- tobberig- tochtig- toevallig tof tolerant- tolvrij- tomeloos-
tonaal- tonisch tonrond- toonbaar- toonloos- toornig- topfit- topisch- tops totaal toxisch- traag tragisch-
tranerig- tranig- traploos- traumatisch treurig tribaal- tricolor- triest- triestig- tripartite triviaal
troebel- tropisch trots trouw truttig- tuitelig- tuk tuttig- tweedehands tweeogig- tyfeus- typisch uiachtig-
uiig- uilig- uiterst- uitheems- uivormig- ultiem- ultradun- unaniem- unfair- uniek- uniform unitair-
universitair urbaan- urenlang- urgent- urologisch usueel- utopisch- vaag vaak- vaal vaar vaardig vacant-
vaderlands vaderlijk vadsig vaginaal- vakerig- valabel- valide valig- vals valutair- vangbaar- variabel-
variant vast vatbaar veeg veel veertig vegetaal- vei- veil veilig veneus- venig- venijnig- ventraal- ver-
verafgood verantwoord verantwoordelijk verbaal- verbaasd verblind verbreed verdaan- verdacht verdeeld-
verdord- vergaand- vergeefs- vergelijk vergiftig vergood vergramd- verhakt- verheid- verheugd- verhit
verhogend verkapt- verkeerd- verkleed verkort verkracht verkrijgbaar verlaat verlicht verliefd verlood
verloot verloskundig vermaard vermetel- vermocht- vermoeid vermogend vernist- verontrust verpaft- verpapt-
verpast- verplicht verrast- verroest verrot vers verschrikt- verschroot versmaad versnellend verspeld-
verstokt- verstorend vertond- vervlakt- vervreemd verwaaid- verwaand- verwant verward- verwelfd- verwend-
verwenst- verwijfd- verwoed- verwoest verzaad verzorgd- verzot vestaals- vet vettig- vezelig- vicieus- vief-
viezig- vijandig vijftig vilein- viltig- vindbaar- vindelig- vinnig vinpotig- violent- violet viraal viriel-
virtueel- virtuoos virulent- visachtig visetend- viskeus- visloos- vissig- visueel vitaal- vitterig-
vlagerig- vlak vlakkig vlammig- vlassig- vleierig- vlekkig- vlezig- vliesdun- vliezig- vlijtig- vloeibaar
vloeiend vlokkig- vlossig- vlot vluchtig- vlug vocaal vochtig vodderig- voddig- voedzaam- voegzaam-
voelbaar- vol volatiel- voldaan volgzaam- volks volledig- volleerd- volmaakt- volslank- voltijds volvet-
volzalig- volzet- voorbij- voorkomend voorlijk- voormeld- voornaam voorst voorwaardelijk voos vorig-
vormbaar- vormloos- vorstelijk vorstig- votief vouwbaar- voyant- vrank- vredig- vreemd vrekkig- vreugdig-
vriendelijk vrij vrijdags vrijerig- vrijwillig- vroed vroeg vroegoud- vrolijk vroom vrouwelijk vuig- vuil
vuilwit- vuistdik- vulgair- vunzig- vurig- waadbaar- waak waaks waakzaam- waar waard waardig waarloos- wak
wakker walglijk- wan wanhopig- wankel warm warrelig- warrig- wasbaar- wasbleek- wasecht- wasemig- wasgeel-
wasgoed- waslaag- waslicht- waterig- wattig- wauw- wazig- wee weee- weegbaar- weeig- week weeps- weerbaar
weergaaf- weerloos- weggeebd- weids weigerig- weinig- wekelijk- wekelijks weldadig- weledel welig- welk
welkom welzalig- wendbaar wensbaar- werelds werkbaar- werkelijk werkloos- werkzaam- werkzoekend westelijk
westers- wetenschappelijk wetgevend wettelijk wettig wettisch- wezend- wichtig wiebelig- wierig- wijd wijs
wild willig willoos- winbaar- winderig- windig- winters wipperig- wis wisbaar wit wittig- woelig- woensdags-
woest wolgoed- wolharig- wolkend- wolkig- wollig- wolvet- wonder woordelijk wormig- wortelig- wrak wrakkig-
wrang wrattig- wreed wrevel wrevelig- wrokkig- wuft- wulps- xenofiel- xenofoob- zaadloos- zacht zakelijk
zakkerig- zakkig- zalig zanderig- zandig- zangerig- zat zaterdags- zavelig- zedelijk- zedeloos- zedig-
zeegaand- zeenat- zeer zeerot- zeikerig- zeiknat- zeker zeldzaam- zelfstandig zemelig- zemig- zenig-
zenuwachtig zeperig- zepig- zerp- zesdaags- zesdelig- zestig zeurig- zeventig ziek zielig zielloos-
zienlijk- zigzag zijig- zijlings- zilt- ziltig- zilverachtig zilverig zindelijk zingbaar- zinlijk- zinloos-
zinnig zintuiglijk zodanig- zoel- zoenerig- zoet zoeterig- zoetig- zomers zompig- zonaal- zondags zondig
zonecht- zonloos- zonnig- zoomorf- zoorder- zoorst- zorglijk- zorgzaam- zot zout zoutig- zoutloos- zuchtig
zuidelijk zuiders- zuinig zuiver zurig- zuur zwaar zwak zwammig- zwanger zwart zwartig- zwavelig- zweterig-
zweverig- zwierig- zwoel-
`
