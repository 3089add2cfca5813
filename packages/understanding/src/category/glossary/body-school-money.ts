/** English words, then beginnings of the Dutch|German|French|Spanish|Italian|Portuguese words; see glossary.ts. */
export const BODY_SCHOOL_MONEY = `
chest pain|borst./borstkas|brust|poitrine|pecho|petto|peito
stabbing pain|steken_in|stechen_in|pointe_au|pinchazo/punzada|fitte|pontada
breathing|ademhal/adem.|atmen/einatmen/atemnot|respire/respir|respirar/respiro|respirar/respiro|respirar/respira
arm shoulder pain|schouder|schulter|epaule|hombro|spalla|ombro
neck pain|nek.|nacken|nuque/cou.|cuello/cervical|collo./cervical|pescoco
hip knee pain|heup/enkels|hufte/knochel/sprunggelenk|hanche/cheville|cadera/tobillo|anca/caviglia|quadril/tornozelo
foot heel pain|voet./voeten/hiel.|fuss./ferse|pied/talon|pie./talon|piede/tallone|calcanhar
hand wrist pain|pols.|handgelenk|poignet|muneca|polso|punho_dor
eye doctor|oog./ogen/oogarts|auge./augen./augenarzt|oeil/yeux/ophtalmo|ojo/oftalmolog|occhi/oculist|olho/oftalmo
ear pain|oor./oren/oorpijn|ohr./ohren|oreille|oido/oreja|orecchi|ouvido/orelha
throat cold|keelpijn/verkoud/neus|halsschmerz/erkalt/schnupfen|gorge/rhume/nez.|garganta/resfriad/nariz|mal_di_gola/raffreddor/naso|garganta/resfriad/nariz
tick bite|teek./tekenbeet|zecke|tique./tiques.|garrapata|zecca/zecche|carrapato
insect bite itch|muggenbeet/jeukt|muckenstich/insektenstich|piqure|picadura|puntura|picada
menstruation period|menstruat/ongesteld/cyclus|periode_ist/menstruation/meine_regel|mes_regles/regles_doul/menstruat|la_regla/menstruac|ciclo_mestruale/mestruaz|menstruac
magnesium vitamins|magnesium/zink.|magnesium/zink.|magnesium|magnesio|magnesio|magnesio
painkiller|pijnstiller|schmerzmittel|antidouleur|analgesic|antidolorific|analgesic
dose medication|dosering/bijsluiter/mg.|dosis./dosierung/beipackzettel/mg.|posologie/dose_de/mg.|dosis_de/prospecto/mg.|dosaggio/posologia/mg.|dosagem/bula/mg.
blood test values|bloedonderzoek/leverwaarde/bloedwaarde|blutwert/leberwert/blutbild|prise_de_sang/bilan_sanguin|analitica/analisis_de_sangre|analisi_del_sangue/esami_del_sangue|exame_de_sangue
dizzy faint|duizelig/flauwvall|schwindel/ohnmacht|vertige/malaise|mareo/desmayo|capogir/svenim|tontura/desmaio
swelling lump|bult./zwelling/knobbel|schwellung/knoten_/beule|bosse/gonfle/grosseur|bulto/hinchaz|gonfior/nodulo|inchaco/caroco
rash skin|huiduitslag/eczeem/bultjes|hautausschlag/ekzem/pickel|eruption/eczema/boutons|sarpullid/eczema/granos.|eruzione/eczema/brufol|erupcao/eczema/espinha
tooth dentist|kiespijn/tand./tanden|zahn./zahne/zahnfleisch|dent./dents./gencive|muela/diente/encia|dente/denti/gengiv|dente/gengiva
urine bladder|plassen_pijn/blaasontsteking|blasenentzund/wasserlassen|cystite/uriner|cistitis/orinar|cistite/urin|cistite/urin
heartbeat|hartslag/hartkloppingen|herzschlag/herzrasen|battements_de_coeur/palpitat|palpitac/latido|battito/palpitaz|batimento/palpitac
pregnant doctor|zwangerschapstest/vroedvrouw|schwangerschaftstest/hebamme|test_de_grossesse/sage-femme|prueba_de_embarazo/comadrona|test_di_gravidanza/ostetric|teste_de_gravidez
panic burnout|paniek/burn-out/overspannen|panikattack/burnout|panique/burn-out|panico/agotamiento|panico/esauriment|panico/esgotamento
run 5k|5_km/10_km/hardloop|5_km/10_km/lauf.|5_km/10_km/courir|5_km/10_km/carrera_de|5_km/10_km/corsa_di|5_km/10_km/corrida_de
full body workout|full_body/ganzkorper|ganzkorper/full_body|full_body/corps_entier|full_body/cuerpo_completo|full_body|full_body/corpo_inteiro
abs exercises|buikspier|bauchmuskel|abdos/abdominaux|abdominales|addominal|abdominais
cell division biology|mitose/meiose|mitose/meiose|mitose/meiose|mitosis/meiosis|mitosi/meiosi|mitose/meiose
world war history|wereldoorlog|weltkrieg|guerre_mondiale|guerra_mundial|guerra_mondiale|guerra_mundial
exam statistics|tentamen/deeltoets/examen|klausur/prufung|un_partiel/partiels/examen|un_parcial/parciales/examen|esame|prova_de/exame_de
choose university degree|studiekeuze/welke_studie|studienwahl/welches_studium|quelles_etudes/orientation|que_carrera/que_estudiar|che_facolta/quale_facolta|qual_curso/que_curso
homework summary of book|boekverslag/samenvatting_van|buchvorstellung/inhaltsangabe/zusammenfassung_von|fiche_de_lecture/resume_de|resumen_de|riassunto_de/riassunto_di|resumo_de/resumo_do
inheritance tax|erfbelasting/erfenis/nalaten|erbschaftssteuer/erbschaftsteuer/erbe.|succession/heritage|sucesiones/herencia|successione/eredita|heranca/inventario
mortgage repayment|annuitair/lineaire_hypo/aflossen|annuitat/tilgung|mensualite/remboursement_anticipe|amortizar/amortizacion|ammortament|amortizac
overdraft bank|roodstand/rood_staan|dispo./dispokredit/uberzogen|decouvert|numeros_rojos/descubierto|scoperto_di_conto|cheque_especial/saldo_negativo
emergency savings|buffer./noodpot|notgroschen/rucklage|mettre_de_cote/epargne_de_precaution|imprevistos/fondo_de_emergencia|fondo_di_emergenza|reserva_de_emergencia
pension retirement|pensioen/aow.|rente./rentenvers|retraite_compl|pension_de/jubilac|pensione|aposentad/reforma_antecip
debt collection|incassobureau/deurwaarder|inkasso/gerichtsvollzieher|huissier/recouvrement|embargo./moroso|recupero_crediti|cobranca
king monarchy|koning/koningshuis/monarchie|konig/monarchie|monarchie/roi.|monarquia/rey.|monarchia/re_d|monarquia/rei.
election of parliament senate|verkiez/waterschap|wahlrecht/wahlsystem/mehrheitswahl|elus./elu./scrutin/senateur|se_elige/sufragio|elezion/eletti|eleito/eleic
president government|president_van|bundesprasident|president_de_la/premier_ministre|presidente_del/presidente_de_la|presidente_del_consiglio/presidente_della|presidente_da
political party|partij./groenlinks/vvd./pvda|spd./cdu./fdp./afd.|ps./lr./rn./lfi./parti_soc|psoe/pp.|pd./lega./partito|pt./psd./partido_
muslim feast ramadan|suikerfeest/offerfeest/ramadan|zuckerfest/opferfest/ramadan|aid./l'aid/ramadan|ramadan/fiesta_del_cordero|ramadan/festa_del_sacrificio|ramada/eid.
forgiveness bible|vergeving|vergebung|pardon_dans/le_pardon|perdon/el_perdon|perdono|perdao
pray prayer|gebed./bidden|gebet/beten|priere/prier|oracion/rezar|preghier/pregar|oracao/rezar
faith belief|geloven_in/het_geloof|glauben_an|croyance/croire_en|creencia/creer_en|credenz/credere_in|crenca/crer_em
divorce|scheiden/scheiding|scheiden/scheidung|divorce|divorci|divorzi|divorci
sister-in-law brother-in-law|schoonzus/zwager/schoonbroer|schwager/schwagerin|belle-soeur/beau-frere|cunad|cognat|cunhad
wedding family|bruiloft/trouwerij|hochzeit|mariage/noces|boda|matrimonio/nozze|casamento
baby sleeps through night|doorslap/slaapt_niet_door|schlaft_nicht_durch/durchschl|ses_nuits|duerme_de_noche/duerme_toda|dorme_tutta|dorme_a_noite
roommate|huisgenoot|mitbewohner|coloc./colocataire|companero_de_piso|coinquilin|colega_de_quarto/colega_de_casa
colleague at work|collega|kolleg|collegue|companera_se/companero_de_trabajo/companera_de_trabajo|collega|colega_de_trabalho
employer holiday leave|werkgever/vrije_dag|arbeitgeber|employeur/conges|quitarme_las_vacaciones/mi_empresa|datore_di_lavoro|empregador/patrao
appraisal interview with manager|functioneringsgesprek/beoordelingsgesprek|mitarbeitergesprach|entretien_annuel|evaluacion_anual|valutazione_annuale|avaliacao_de_desempenho
start own business self-employed|voor_mezelf_begin/eigen_bedrijf/eigen_zaak|selbststandig_mach/selbstandig_mach/eigenes_geschaft|a_mon_compte/ma_propre|por_mi_cuenta/mi_propio_negocio|mettermi_in_proprio/in_proprio|por_conta_propria/proprio_negocio
excel spreadsheet formula|excel/verticaal_zoeken|excel/sverweis|excel/recherchev|excel/buscarv|excel/cerca.vert|excel/procv
bicycle repair|fiets_maakt/trappers/ketting_van_mijn|klackert/fahrradkette/mein_fahrrad|mon_velo/pedale./derailleur|mi_bici/pedalear/cadena_de_la|la_mia_bici/pedalare|minha_bicicleta/pedalar
olive tree prune|olijfboom/snoei|olivenbaum|olivier/tailler|olivo/podar|ulivo/potare|oliveira/podar
weekend city trip|kopenhagen/lissabon/barcelona/stedentrip|kopenhagen/lissabon/barcelona|copenhague/lisbonne/barcelone|copenhague/lisboa/barcelona|copenaghen/lisbona/barcellona|copenhague/lisboa/barcelona
ink stain shirt|inkt/overhemd|tinte/hemd.|encre/chemise|tinta_de/camisa|inchiostro/camicia|tinta_da/camisa
books like|boeken_die_lijken/boeken_zoals|bucher_wie|livres_comme|libros_parecidos/libros_como|libri_come|livros_parecidos
`;
