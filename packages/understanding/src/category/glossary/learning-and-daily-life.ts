/** English words, then beginnings of the Dutch|German|French|Spanish|Italian|Portuguese words; see glossary.ts. */
export const LEARNING_AND_DAILY_LIFE = `
school|school./scholen|schule/schul.|ecole/college/lycee|escuela/colegio/instituto|scuola/liceo|escola/colegio
homework|huiswerk|hausaufgabe|devoir/devoirs|deberes/tarea|compiti|dever_de_casa/licao_de_casa
exam|examen/toets/tentamen|prufung/klausur/abitur|examen/controle_de/bac.|examen|esame/verifica/maturita|exame/prova_de/vestibular
teacher|leraar/docent/juf./meester|lehrer|professeur/prof./instituteur|profesor/maestro/profe.|insegnant/maestr/prof.|professor
student|student/leerling|student/schuler|etudiant/eleves.|estudiante/alumno|student/alunn|estudante/aluno
university|universiteit/hogeschool|universitat/uni./hochschule|universite/fac.|universidad|universita|universidade/faculdade
essay|opstel/essay|aufsatz/essay|dissertation/redaction|ensayo/redaccion|tema./saggio|redacao/ensaio
thesis|scriptie|bachelorarbeit/masterarbeit/doktorarbeit|these./memoire|tesis/tfg/tfm|tesi.|tese./tcc
explain|uitleg/leg_uit|erklar|expliqu|explic|spieg|expliq/explic
difference|verschil|unterschied|difference|diferencia|differenz|diferenca
meaning|beteken|bedeut|signifi|signific|signific|signific
mathematics|wiskunde/rekenen|mathe/rechnen|math/calcul|matematic/calcul|matematic|matematic
multiplication tables|tafels_van/tafel_van|einmaleins|tables_de_multiplication|tablas_de_multiplicar|tabelline|tabuada
equation|vergelijking|gleichung|equation|ecuacion|equazion|equac
fraction percent|breuk/procent|bruch/prozent|fraction/pourcent|fraccion/porcentaj|frazion/percentual|frac/porcentag
derivative integral|afgeleide/integraal|ableitung/integral|derivee/integrale|derivada/integral|derivata/integrale|derivada/integral
triangle circle|driehoek/cirkel|dreieck/kreis.|triangle/cercle|triangulo/circulo|triangol/cerchio|triangulo/circulo
probability statistics|kansrekening/statistiek|wahrscheinlichkeit/statistik|probabilit/statistiq|probabilidad/estadistic|probabilit/statistic|probabilidad/estatistic
physics|natuurkunde|physik|physique|fisica|fisica|fisica
chemistry|scheikunde|chemie|chimie|quimica|chimica|quimica
biology|biologie|biologie|biologie|biologia|biologia|biologia
cell dna|cel./cellen|zelle|cellule|celula|cellula|celula
planet star|planeet/ster./sterren|planet/stern/sterne|planete/etoile|planeta/estrella|pianeta/stella|planeta/estrela
universe|heelal/universum|weltall/universum|univers|universo|univers|universo
history|geschiedenis|geschichte_der/historisch|histoire_de/historique|historia_de/historico|storia_d/storic|historia_d/historic
middle ages romans|middeleeuwen/romein|mittelalter/romer|moyen_age/romain|edad_media/romano|medioevo/roman|idade_media/romano
world war|wereldoorlog|weltkrieg|guerre_mondiale|guerra_mundial|guerra_mondiale|guerra_mundial
revolution|revolutie|revolution|revolution|revolucion|rivoluzion|revoluc
geography capital|aardrijkskunde/hoofdstad|erdkunde/hauptstadt|geographie/capitale|geografia/capital_de|geografia/capitale|geografia/capital_d
language|taal|sprache|langue|idioma/lengua|lingua|lingua/idioma
grammar|grammatica/spelling|grammatik/rechtschreib|grammaire/orthographe|gramatica/ortografia|grammatic/ortografi|gramatica/ortografia
verb|werkwoord|verb.|verbe|verbo|verbo|verbo
translate|vertal/vertaal|ubersetz|tradui|traduc|tradu|tradu
english|engels|englisch|anglais|ingles|ingles|ingles
french|frans.|franzosisch|francais|frances|frances|frances
spanish|spaans|spanisch|espagnol|espanol|spagnol|espanhol
german|duits|deutsch|allemand|aleman|tedesc|alemao
vocabulary|woordjes/woordenschat|vokabel|vocabulaire|vocabulario|vocabol|vocabulario
summarize|samenvat|zusammenfass|resum|resum|riassu|resum
book novel|boek./roman|buch/roman|livre/roman|libro/novela|libro/romanzo|livro/romance
poetry analysis|gedichtanalyse|gedichtanalyse|analyse_de_poeme|analisis_del_poema|analisi_della_poesia|analise_do_poema
philosophy|filosof|philosoph|philosoph|filosof|filosof|filosof
science|wetenschap|wissenschaft|science|ciencia|scienz|ciencia
course lesson|cursus/les./lessen|kurs/unterricht|cours./lecon|curso/clase|corso/lezion|curso/aula
learn study|leren/studeren/studie|lernen/studium|apprendre/etudier/revis|aprender/estudiar|imparar/studiar|aprender/estudar
quiz me|overhoor|frag_mich_ab/abfragen|interroge-moi|preguntame|interrogami|me_faca_perguntas
garden|tuin|garten|jardin|jardin|giardin|jardim
plant|plant./planten/kamerplant|pflanz|plante|planta|piant|planta
lawn hedge|gazon/gras./heg.|rasen/hecke|pelouse/haie|cesped/seto|prato/siepe|gramado/relva
rose flowers|roos./rozen/bloem.|rose./rosen/blume|rose./fleur|rosa./flores/flor.|rosa./fiori|rosa./flor
tomatoes vegetables garden|moestuin/tomatenplant|gemusebeet/hochbeet|potager|huerto|orto.|horta
cat|kat./katten/poes|katze/kater|chat./chats/chaton|gato/gatos|gatto/gatti|gato.
dog|hond/puppy|hund/welpe|chien/chiot|perro/cachorro|cane./cani./cucciol|cachorro/cao./caes
pet vet|huisdier/dierenarts|haustier/tierarzt|animal_de_compagnie/veterin|mascota/veterin|animale_domestico/veterin|animal_de_estimac/veterin
house|huis./woning|haus./wohnung|maison/appartement|casa./piso.|casa./appartament|casa./apartament
moving house|verhuiz/verhuis|umzug/umzieh|demenag|mudanza/mudar|trasloc|mudanca
kitchen|keuken|kuche|cuisine_equipee|cocina_nueva|cucina_nuova|cozinha_nova
bathroom shower|badkamer/douche|badezimmer/dusche|salle_de_bain/douche|bano/ducha|bagno/doccia|banheiro/chuveiro
bedroom living room|slaapkamer/woonkamer|schlafzimmer/wohnzimmer|chambre/salon|dormitorio/salon|camera_da_letto/soggiorno|quarto./sala_de
door handle|deur/klink|tur./turklinke/klinke|porte./poignee|puerta/manija/picaporte|porta./maniglia|porta./macaneta
shed|schuur|schuppen|cabane/abri_de_jardin|cobertizo|capanno|galpao
stuck jammed|klemt/vast_zit|klemmt|coince|atasca|incastrat|emperrad
window roof|raam/dak|fenster/dach|fenetre/toit|ventana/tejado|finestra/tetto|janela/telhado
wall paint|muur/verf/schilder|wand/streichen/tapete|mur/peindre/peinture_mur|pared/pintar|parete/muro/imbianca|parede/pintar
faucet leak|kraan/lekt/lekkage|wasserhahn/tropft|robinet/fuite|grifo/gotea/fuga|rubinett/perdita|torneira/vazamento/pinga
drain clogged|afvoer/verstopt|abfluss/verstopft|evier/bouche.|fregadero/atascad|scarico/lavandino/intasat|ralo/pia./entupid
heating radiator|verwarming/radiator/ketel|heizung/heizkorper|chauffage/radiateur/chaudiere|calefaccion/radiador/caldera|riscaldament/termosifon/caldaia|aquecimento/radiador/caldeira
washing machine|wasmachine/droger|waschmaschine/trockner|machine_a_laver/lave-linge|lavadora/secadora|lavatrice/asciugatric|maquina_de_lavar
dishwasher fridge|vaatwasser/koelkast|spulmaschine/kuhlschrank|lave-vaisselle/frigo|lavavajillas/nevera/frigorifico|lavastoviglie/frigo|lava-loucas/geladeira
furniture|meubel/kast./bank_en|mobel/schrank/regal/sofa|meuble/armoire/canape/etagere|mueble/armario/sofa/estanter|mobil/armadio/divano/mensola|movel/moveis/armario/sofa
clean stain|schoonmaak/vlek/poets|putzen/reinig/fleck|nettoy/tache|limpi/mancha|pulir/pulizi/macchi|limp/mancha
mold|schimmel|schimmel|moisissure|moho/humedad|muffa/umidit|mofo/bolor
renovation|verbouw/renov|renovier/umbau|renov/travaux|reforma_de_la/renovar|ristruttur|reforma_da/obra_em_casa
drill screw|boor/boren/schroef|bohr/schraube/dubel|perce/vis./cheville_mur|taladr/tornillo|trapan/vite./tassell|furadeira/parafuso
pests|mieren/muizen/wespen/motten|ameisen/mause/wespen/motten|fourmis/souris/guepes/mites|hormigas/ratones/avispas/polillas/cucarachas|formiche/topi./vespe/tarme|formigas/ratos/vespas/baratas
recipe cook|recept/koken/kook|rezept/kochen/kocht|recette/cuisiner/cuire|receta/cocinar|ricett/cucinar/cuocer|receita/cozinhar
bake oven|bakken/oven|backen/backofen/ofen|four./enfourn|hornear/horno|forno/infornar|assar/forno
leftovers|restje/kliekje|reste_vom/ubrig_gebliebenem/resteessen|restes/un_reste_de|sobras|avanzi|sobras
dinner lunch|avondeten/lunch/diner|abendessen/mittagessen|diner./dejeuner/repas|cena/almuerzo/comida|cena./pranzo|jantar/almoco
breakfast|ontbijt|fruhstuck|petit-dejeuner|desayuno|colazione|cafe_da_manha/pequeno-almoco
cauliflower cabbage|bloemkool/kool.|blumenkohl/kohl.|chou-fleur/chou.|coliflor/repollo|cavolfior/cavol|couve
vegetables potatoes|groente/aardappel/wortel|gemuse/kartoffel/mohre|legume/pomme_de_terre/carotte|verdura/patata/zanahoria|verdur/patat/carot|legume/batata/cenoura
meat chicken|vlees/kip./gehakt|fleisch/huhn/hahnchen/hack|viande/poulet/boeuf|carne/pollo/ternera|carne./pollo/manzo|carne./frango
fish|vis./zalm|fisch/lachs|poisson/saumon|pescado/salmon|pesce/salmone|peixe/salmao
rice pasta|rijst/pasta|reis./nudel|riz./pates_a/pates.|arroz/pasta|riso./pasta.|arroz/macarrao
bread dough|brood/deeg|brot/teig|pain./pate_a_pain|pan./masa_de|pane./impast|pao./massa_de
cake dessert|taart/toetje/koekje|kuchen/torte/nachtisch/keks|gateau/dessert/biscuit|pastel/postre/tarta/galleta|torta/dolc/biscott|bolo./sobremesa/biscoito
cheese eggs milk|kaas/ei./eieren/melk|kase/ei./eier/milch|fromage/oeuf/lait.|queso/huevo/leche|formaggi/uov/latte.|queijo/ovo./ovos/leite
soup sauce|soep/saus|suppe/sosse|soupe/sauce|sopa/salsa|zuppa/minestra/sugo/salsa|sopa/molho
coffee wine beer|koffie/wijn/bier|kaffee/wein/bier.|cafe./vin./vins/biere|cafe./vino/cerveza|caffe/vino./birra|cafe./vinho/cerveja
restaurant|restaurant|restaurant|restaurant|restaurante|ristorant|restaurante
vegan|vegan/vegetari|vegan/vegetari|vegan/vegetari|vegan/vegetari|vegan/vegetari|vegan/vegetari
travel trip|reis./reizen/uitstap|reise/ausflug|voyage/excursion/sejour|viaje/excursion/escapada|viaggi/gita|viagem/passeio
vacation|vakantie|urlaub/ferien|vacances|vacaciones|vacanz|ferias
flight airport|vlucht/vliegveld/vliegtuig|flug/flughafen|vol./aeroport/avion|vuelo/aeropuerto/avion|volo./aereo/aeroport|voo./aeroport/aviao
hotel overnight stay|hotel/overnacht/accommodatie|hotel/ubernacht/unterkunft|hotel/nuit_a/hebergement|hotel/alojamiento|albergo/hotel/alloggi|hotel/hospedag
camping tent|camping/kampe/tent.|camping/zelt|camping/tente|camping/acampar|campegg/tenda.|acampar/barraca
beach coast lake|strand/kust/ijsselmeer|strand/kuste/see./bodensee|plage/cote./lac.|playa/costa/lago|spiaggia/costa./lago|praia/litoral/lago
mountains hiking|berg./bergen/wandel|berg./berge/wander|montagne/randonn|montana/senderismo|montagn/escursion/sentier|montanha/trilha
city sights|stedentrip/bezienswaard|stadtereise/sehenswurdig|visiter/monument|que_ver/turis|cosa_vedere/turis|o_que_ver/turis
train ticket|trein/treinkaart|zugfahrt/bahnticket/zug.|billet_de_train/train.|tren./billete|treno/bigliett|trem./comboio/bilhete
luggage passport|koffer/bagage/paspoort|koffer/gepack/reisepass|valise/bagage/passeport|maleta/equipaje/pasaporte|valigia/bagagl/passaport|mala_de/bagagem/passaporte
bike tour|fietstocht/fietsvakantie/rondje|radtour/radreise/mit_dem_rad|a_velo|en_bici|in_bici|de_bicicleta
route itinerary|route/reisroute|route/rundreise|itineraire/circuit|ruta/itinerario|itinerari|roteiro
movie series|film/serie.|film./serie.|film./serie.|pelicula/serie.|film./serie.|filme/serie.
music song|muziek/liedje/lied.|musik/lied.|musique/chanson|musica/cancion|musica/canzon|musica/cancao
guitar piano|gitaar/piano|gitarre/klavier|guitare/piano|guitarra/piano|chitarra/pianofort|violao/guitarra/piano
choir|koor.|chor.|chorale|coro.|coro.|coral
game|spel./spelletje/game|spiel/brettspiel|jeu./jeux|juego|gioco/giochi|jogo
video game|videogame/playstation/nintendo|videospiel/computerspiel|jeu_video|videojuego|videogioco|videogame
story tale|verhaal/sprookje|marchen/kurzgeschichte|conte./nouvelle_courte|cuento/relato|fiaba/racconto|conto./historinha
poem rhyme|gedicht/rijm|gedicht/reim|poeme/rime|poema/rima|poesia/rima|poema/rima
joke|grap./grappen/mop.|witz|blague|chiste|barzellett|piada
hobby knitting|breien/haken_patroon/hobby|stricken/hakeln/hobby|tricot/crochet|tejer/ganchillo|uncinetto/lavorare_a_maglia|trico/croche
photography|fotograf|fotograf|photograph|fotograf|fotograf|fotograf
phone|telefoon/mobiel|handy/smartphone/telefon|telephone/portable|telefono/movil/celular|telefon/cellular|celular/telemovel/telefone
computer laptop|computer/laptop|computer/laptop/rechner|ordinateur/pc.|ordenador/portatil/computador|computer/portatil|computador/notebook
screen|scherm|bildschirm|ecran|pantalla|schermo|tela./ecra
battery charger|batterij/accu./oplader|akku/ladegerat|batterie/chargeur|bateria/cargador|batteria/caricator|bateria/carregador
wifi internet|wifi/internet|wlan/internet|wifi/internet|wifi/internet|wifi/internet|wifi/internet
app|app./apps|app./apps|appli./application_mobile|app./aplicacion|app./applicazion|app./aplicativo
password hacked|wachtwoord/gehackt|passwort/gehackt|mot_de_passe/pirate|contrasena/hackead|password/hackerat|senha/hackead
printer|printer|drucker|imprimante|impresora|stampante|impressora
photos backup|back-up/foto's|datensicherung|sauvegarde|copia_de_seguridad|copia_di_backup|copia_de_seguranca
television|televisie/tv.|fernseher/tv.|television/tele.|television/tele.|televisor/tv.|televisao/tv.
artificial intelligence|kunstmatige_intelligentie/chatgpt/ai.|kunstliche_intelligenz/chatgpt/ki.|intelligence_artificielle/chatgpt/ia.|inteligencia_artificial/chatgpt/ia.|intelligenza_artificiale/chatgpt/ia.|inteligencia_artificial/chatgpt/ia.
car|auto./auto's|auto./wagen|voiture|coche/carro|macchina./auto.|carro
weather|weerbericht/weer_morgen|wetter|meteo|tiempo_hace/clima_manana|meteo./che_tempo|previsao_do_tempo
clothes|kleding/jurk/schoenen|kleidung/kleid./schuhe|vetement/robe./chaussure|ropa/vestido/zapato|vestit/abito/scarpe|roupa/vestido/sapato
write|schrijf|schreib|ecri/redige|escrib/redacta|scriv|escrev
make prepare|maken/maak|mach|faire/prepar|hacer/preparar|fare/prepar|fazer/prepar
improve|verbeter|verbesser|amelior|mejor|miglior|melhor
answer reply|antwoord/reageer/beantwoord|antwort|repond|respond/contest|rispond|respond
old|oud/oude|alte./alter|ancien/vieux|antigu/viej|vecchi|antig/velh
new|nieuw|neu./neue|nouveau/nouvelle|nuevo/nueva|nuov|novo/nova
angry|boos/kwaad|wutend/verargert|fache/colere|enfadad/enojad|arrabbiat|zangad/irritad
talk|praat/praten|redet/reden/sprich|parle|habla|parla|fala/conversa
celebrate|vieren/gevierd|feiert/feiern|fete-t-on/celebr|celebra|celebra/festeggia|comemora/celebra
ideas tips|tips/ideeen|tipps/ideen|idees/conseils|ideas/consejos|idee/consigli|ideias/dicas
`;
