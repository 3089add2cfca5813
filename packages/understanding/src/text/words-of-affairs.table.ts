/**
 * Words of work, money, house and vehicles in English, then beginnings of the Dutch, German, French, Spanish, Italian and
 * Portuguese words: lower case, without accents, with other words for the same separated by slashes.
 */
export const WORDS_OF_AFFAIRS = `
lease/rent|pacht/huur|pacht/miete|loyer|arriendo/alquiler|affitto|arrendament/renda
landlord|huisbaas/verhuurder|vermieter|proprietaire|casero/arrendador|padrone di casa/locatore|senhorio
tenant|huurder|mieter|locataire|inquilin|inquilin|inquilin
owner|eigenaar/eigenares|eigentumer/besitzer|proprietaire|propietari|proprietari|proprietari/dono/dona
premium|premie|pramie||||
claim|schadeclaim/claim|schadensmeldung/anspruch|sinistre|siniestro/reclamacion|sinistro|sinistro/reclamacao
refund/refunded/reimbursed|terugbetaling|erstattung/erstattet/ruckzahlung|rembours|reembols|rimbors|reembols
receipt|kassabon/bonnetje|quittung/kassenbon|ticket de caisse|recibo|ricevuta/scontrino|recibo
employee|werknemer/medewerker|angestellte/mitarbeiter|employe/salarie|emplead|dipendent|empregad/funcionari
apprentice/apprenticeship|leerling/leerjongen|lehrling/azubi/ausbildung|apprenti|aprendiz|apprendist|aprendiz
intern/internship|stagiair|praktikant/praktikum|stagiaire|becari/practicas|stagista/tirocin|estagi
certificate|certificaat/getuigschrift|zertifikat/zeugnis|certificat/attestation|certificado|certificat/attestato|certificado
diploma|diploma|diplom|diplome|diploma|diploma|diploma
exam/examination|examen/tentamen|prufung/klausur|examen|examen|esame/esami|exame
licence/permit|vergunning/bewijs/brevet|schein/lizenz/genehmigung|permis/licence/autorisation|permiso/licencia|patente/permesso/licenza|carta/licenca
university|universiteit|universitat|universite/fac|universidad|universita|universidade
translation/translator|vertaling/vertaler|ubersetz|traduc|traduc|traduz/traduttor|traduc/tradutor
visa|visum|visum|visa|visado|visto|visto
residence|verblijf|aufenthalt|sejour|residencia|soggiorno|residencia
citizenship|nationaliteit|staatsburgerschaft/einburgerung|nationalite/naturalisation|nacionalidad/ciudadania|cittadinanza|nacionalidade/cidadania
lawyer/solicitor/attorney|advocaat/advocate|anwalt|avocat|abogad|avvocat|advogad
notary|notaris|notar|notaire|notari|notai|notari
court/trial|rechtbank/rechtszaak|gericht/prozess|tribunal|juicio/tribunal|tribunale/processo|tribunal/julgamento
complaint|klacht|beschwerde/reklamation|plainte/reclamation|queja/reclamacion|reclamo/denuncia|queixa/reclamacao
resignation/resigned/notice|ontslag/opzegging|kundigung/gekundigt|demission/preavis|renuncia/dimision/preaviso|dimission/preavviso/disdetta|demissao/rescisao
application/apply/applied|sollicitatie/aanvraag|bewerbung/antrag|candidature/demande|solicitud/candidatura|candidatura/domanda|candidatura/pedido
supplier|leverancier|lieferant|fournisseur|proveedor|fornitor|fornecedor
customer/client|klant/klanten|kunde/kunden|client|cliente|cliente/clienti|cliente
delivery/deliver/delivered|levering/bezorg/geleverd|lieferung/geliefert|livraison|entrega|consegn|entrega
order/ordered|bestelling/besteld|bestellung/bestellt|commande|pedido/encargo||encomenda
warehouse|magazijn/loods|lager/lagerhalle|entrepot|almacen|magazzino|armazem
turnover/revenue/takings|omzet|umsatz|chiffre d'affaires/recette|facturacion/ingresos|fatturato/incasso|faturacao/receita
profit|winst|gewinn|benefice|ganancia|guadagno|lucro
loan|lening|kredit/darlehen||prestamo|prestito/mutuo|emprestimo
savings|spaargeld/sparen|ersparnis/sparen|epargne|ahorro|risparmi|poupanca
sign|uithangbord/bordje|schild|enseigne/panneau|letrero|insegna/cartello|letreiro/placa
poster|affiche|plakat|affiche||manifesto|cartaz
volunteer/volunteering|vrijwillig|ehrenamt/freiwillig|benevol|voluntari|volontari|voluntari
donation/donate|donatie/schenking|spende||donacion|donazion|doacao/donativo
parish/priest|parochie/pastoor|pfarrer/pfarrei|paroisse|parroquia|parrocchia/parroco|paroquia
chimney|schoorsteen|schornstein/kamin|cheminee|chimenea||chamine
stove|kachel/fornuis|ofen/herd|poele|estufa/cocina|stufa|fogao/salamandra
oven|oven|backofen/ofen||horno|forno|forno
pipe/pipes|leiding/buis|rohr/leitung|tuyau/conduite|tuberia/tubo|tubo/tubatura|cano/tubo
drain|afvoer/riool|abfluss|ecoulement/evacuation|desague|scarico|esgoto
leak/leaking/leaks|lek/lekkage/lekt|leck/undicht/tropft|fuite|fuga/gotera|perdita|fuga/infiltracao
toilet|wc/toilet|toilette/klo|toilette|inodoro/vater|water/gabinetto|sanita
bath/bathroom|bad/badkamer|bad/badezimmer|bain/salle de bain|bano|bagno|casa de banho/banheiro
tile/tiles|tegel|fliese/kachel|carrelage/carreau|azulejo/baldosa|piastrell|azulejo/ladrilho
terrace|terras|terrasse|terrasse|terraza|terrazz|terraco
floor|vloer|boden/fussboden|plancher|suelo|pavimento|chao/soalho
ceiling|plafond|decke|plafond||soffitto|teto
insulation|isolatie|dammung/isolierung|isolation|aislamiento|isolamento/cappotto|isolamento
basement/cellar|kelder|keller|sous-sol|sotano|cantina|
attic|zolder|dachboden|grenier|desvan|soffitta|sotao
stairs/staircase|trappen|treppe|escalier|escalera|scala|escada
lift/elevator|lift|aufzug/lift|ascenseur|ascensor|ascensore|elevador
parking|parkeerplaats/parkeren|parkplatz/stellplatz|parking/stationnement|aparcamiento/parking|parcheggio|estacionament
allotment/plot|volkstuin/perceel|parzelle/schrebergarten/kleingarten|jardin ouvrier/parcelle|huerto/parcela|orto/appezzamento|horta/talhao
shed|schuur/schuurtje|schuppen|cabanon/remise|cobertizo|capanno/rimessa|barracao
potato/potatoes|aardappel|kartoffel/erdapfel|pomme de terre/patate|patata|patat|batata
bean/beans|bonen/boon|bohne|haricot|judia/alubia|fagiol|feijao/feijoes
cherry/cherries|kers/kersen|kirsche|cerise|cereza|cilieg|cereja
strawberry/strawberries|aardbei|erdbeere|fraise|fresa|fragol|morango
pumpkin|pompoen|kurbis|citrouille/potiron|calabaza|zucca|abobora
grapes/vineyard|druiven/wijngaard|trauben/weinberg|raisin/vigne|uvas/vina|uva/vigna|uvas/vinha
harvest/harvested|oogst|ernte/geerntet|recolte|cosecha|raccolt|colheita/colhemos
compost|compost|kompost|compost|compost|compost|composto
snail/snails/slug/slugs|slak/slakken|schnecke|limace/escargot|caracol/babosa|lumac|caracol/lesma
flour|meel/bloem|mehl|farine|harina|farina|farinha
yeast/sourdough|gist/zuurdesem|hefe/sauerteig|levure/levain|levadura/masa madre|lievito/pasta madre|fermento/massa mae
restaurant|restaurant|restaurant/gasthaus/lokal|restaurant|restaurante|ristorante|restaurante
cupboard/wardrobe|kast/kledingkast|schrank|armoire/placard|armario|armadio|armario
washing machine|wasmachine|waschmaschine|lave-linge|lavadora|lavatrice|maquina de lavar
freezer|diepvries/vriezer|gefrierschrank/tiefkuhl|congelateur|congelador|congelatore/freezer|congelador/arca
slippers|pantoffel/sloffen|hausschuhe/pantoffel|pantoufle/chausson|zapatillas de casa/pantufla|pantofol/ciabatt|chinelos/pantufa
watch|horloge|armbanduhr||reloj|orologio|relogio
necklace|ketting/halsketting|halskette|collier|collar|collana|colar
van|bestelwagen/bestelbus/busje|lieferwagen/transporter/kastenwagen|camionnette/fourgon|furgoneta|furgone|carrinha/furgao
trailer|aanhanger/aanhangwagen|anhanger|remorque|remolque|rimorchio|reboque/atrelado
gearbox|versnellingsbak|getriebe|boite de vitesses|caja de cambios||caixa de velocidades
brake/brakes|rem/remmen|bremse|frein|freno|freno/freni|travao/travoes/freio
tyre/tyres/tire/tires|banden|reifen|pneu|neumatico|gomme/pneumatic|pneu
scooter|scooter/brommer|roller/moped|scooter|scooter/moto|motorino/scooter|scooter/mota
motorbike/motorcycle|motorfiets|motorrad|moto|moto|moto|mota/moto
saddle|zadel|sattel|selle|silla de montar|sella|sela
website/homepage|website/webstek|webseite/homepage|site web|pagina web/web|sito|pagina
course|cursus/les|kurs/lehrgang|cours/formation|curso|corso|curso
lesson/lessons|les/lessen|stunde/unterricht|lecon/cours|clase/clases|lezion|aula/aulas
storage|opslag|lagerung/einlagerung|garde-meuble/stockage|trastero/almacenaje|magazzino|armazem/arrecadacao
recommendation|aanbeveling|empfehlung|recommandation|recomendacion|raccomandazion|recomendacao
`;
