/** Names of places in the seven languages, one place a line: lower case, without accents, single words. */
export const PLACE_NAMES = `
lisbon lissabon lisbonne lisboa lisbona
vienna wien wenen vienne viena
rome rom roma
paris parijs parigi
london londen londres londra
brussels brussel bruxelles brussel bruselas bruxelas
antwerp antwerpen anvers amberes anversa antuerpia
ghent gent gand gante
bruges brugge brugge brujas
athens athene athen athenes atenas atene
prague praag prag praga
warsaw warschau varsovie varsovia varsavia
copenhagen kopenhagen kopenhaga copenhague copenaghen copenhaga
berlin berlijn berlino berlim
munich munchen munich monaco munique
cologne keulen koln colonia
hamburg hambourg hamburgo amburgo
geneva geneve genf ginevra ginebra genebra
zurich zurigo zurique
basel bazel bale basilea basileia
milan milaan mailand milano
venice venetie venedig venise venecia venezia veneza
florence florenz florencia firenze florenca
naples napels neapel napoles napoli
turin turijn torino
genoa genua genes genova
seville sevilla siviglia sevilha
barcelona barcelone barcellona
lyon lione
marseille marsiglia marsella marselha
nice nizza niza
porto oporto
moscow moskou moskau moscou moscu mosca moscovo
istanbul estambul istambul
cairo caire kairo
jerusalem jeruzalem gerusalemme
beijing peking pekin pechino pequim
tokyo tokio toquio
montreal
krakow krakau cracovie cracovia
budapest boedapest budapeste
bucharest boekarest bukarest bucarest bucareste
belgrade belgrado
dublin dublino
edinburgh edinburg edimbourg edimburgo
stockholm stoccolma estocolmo
helsinki helsinque
luxembourg luxemburg luxemburgo lussemburgo
spain spanje spanien espagne espana spagna espanha
italy italie italien italia
france frankrijk frankreich francia franca
germany duitsland deutschland allemagne alemania germania alemanha
netherlands nederland niederlande
belgium belgie belgien belgique belgica belgio
austria oostenrijk osterreich autriche
switzerland zwitserland schweiz suisse suiza svizzera suica
greece griekenland griechenland grece grecia
turkey turkije turkei turquie turquia turchia
england engeland angleterre inglaterra inghilterra
scotland schotland schottland ecosse escocia scozia
ireland ierland irland irlande irlanda
norway noorwegen norwegen norvege noruega norvegia
sweden zweden schweden suede suecia svezia
denmark denemarken danemark dinamarca danimarca
finland finnland finlande finlandia
iceland ijsland island islande islandia islanda
poland polen pologne polonia
croatia kroatie kroatien croatie croacia croazia
hungary hongarije ungarn hongrie hungria ungheria
morocco marokko maroc marruecos marocco marrocos
egypt egypte agypten egipto egitto
japan japon giappone japao
brazil brazilie brasilien bresil brasil brasile
mexico mexique messico mexiko
alps alpen alpes alpi
danube donau danubio
rhine rijn rhein rhin reno rin
seine sena senna
liege luik luttich lieja liegi
lille rijsel lila
strasbourg straatsburg strassburg estrasburgo strasburgo
salzburg salzbourg salzburgo salisburgo
nuremberg neurenberg nurnberg norimberga
dresden dresde dresda
leipzig lipsia
frankfurt francfort francoforte
lucerne luzern lucerna
bologna bologne bolonia bolonha
padua padova padoue
verona verone
zaragoza saragosse saragozza saragoca
bordeaux burdeos
dunkirk duinkerke dunkirchen dunkerque
hague haag haye haya aia haia
aachen aken aquisgran aquisgrana
gdansk danzig danzica
riga rigue
tallinn tallin
valletta
corsica corse korsika corcega
sardinia sardinie sardinien sardaigne cerdena sardegna sardenha
sicily sicilie sizilien sicile sicilia
crete kreta creta
tuscany toscane toskana toscana
brittany bretagne bretana bretagna bretanha
normandy normandie normandia
andalusia andalousie andalusien andalucia andaluzia
catalonia catalonie katalonien catalogne cataluna catalogna catalunha
bavaria beieren bayern baviere baviera
azores azoren acores azzorre
madeira madere
cyprus zypern chypre chipre cipro
malta malte
portugal portogallo
romania roemenie rumanien roumanie rumania romenia
bulgaria bulgarije bulgarien bulgarie
slovenia slovenie slowenien eslovenia eslovenia
`;
