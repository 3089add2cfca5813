/** English words, then beginnings of the Dutch|German|French|Spanish|Italian|Portuguese words; see glossary.ts. */
export const PEOPLE_AND_BODY = `
child|kind/kinder|kind/kinder|enfant/gosse|nino/nina|bambin/bimb|crianca/menino/menina
son|zoon/zoontje|sohn|fils.|hijo|figlio.|filho
daughter|dochter|tochter|fille|hija|figlia.|filha
baby|baby|baby/saugling|bebe/nourrisson|bebe|neonat|bebe
toddler|peuter/kleuter|kleinkind|tout-petit|pequenin|bimbetto|bebezinho
teenager|tiener/puber|teenager/jugendlich|ado./adolescent|adolescent|adolescent|adolescent
mother|moeder/mama.|mutter/mama.|mere./maman|madre/mama.|madre./mamma|mae./mamae
father|vader/papa.|vater/papa.|pere./papa.|padre/papa.|padre./papa.|pai./papai
parents|ouder/ouders|eltern|parent|padres.|genitor|pais.
brother|broer|bruder|frere|hermano|fratell|irmao
sister|zus./zusje/zussen|schwester|soeur|hermana|sorell|irma.
grandmother|oma./grootmoeder|oma./grossmutter|grand-mere/mamie|abuela|nonna|avo./vovo
grandfather|opa./grootvader|opa./grossvater|grand-pere/papi.|abuelo|nonno|avo./vovo
husband|echtgenoot|ehemann|mari./epoux|marido/esposo|marito|marido/esposo
wife|echtgenote|ehefrau|femme/epouse|esposa/mujer|moglie|esposa/mulher
mother-in-law|schoonmoeder|schwiegermutter|belle-mere|suegra|suocer|sogra
father-in-law|schoonvader|schwiegervater|beau-pere|suegro|suocer|sogro
in-laws|schoonouder/schoonfamilie|schwiegereltern|beaux-parents/belle-famille|suegros|suocer|sogros
uncle|oom./ome|onkel|oncle|tio.|zio.|tio.
aunt|tante|tante|tante|tia.|zia.|tia.
cousin|neef/nicht.|cousin|cousin|primo./prima.|cugin|primo./prima.
niece nephew|neefje/nichtje|nichte/neffe|niece/neveu|sobrin|nipot|sobrinh
family|familie/gezin|familie|famille|familia|famigli|familia
marriage|huwelijk/trouw|ehe./heirat|mariage/marier|matrimoni/casar|matrimoni/sposar|casament/casar
wedding|bruiloft|hochzeit|noces/mariage|boda|nozze|casamento
divorce|scheiding/gescheiden|scheidung/geschieden|divorc|divorci|divorzi|divorci
pregnant|zwanger|schwanger|enceinte|embaraz|incinta|gravid
partner|partner|partner|conjoint|pareja|compagn|parceir/companheir
friend|vriend/vrienden|freund|ami./amie./amis./copain/copine/pote.|amigo/amiga|amic|amigo/amiga
old classmate|klasgenoot/schoolvriend|schulfreund/mitschul|camarade_de_classe|companera_del_colegio/companero_del_colegio|compagn_di_classe/compagna_di_classe|colega_de_escola
roommate|huisgenoot|mitbewohn|colocat/coloc.|companero_de_piso/companera_de_piso|coinquilin|colega_de_quarto
neighbour|buurman/buurvrouw/buren|nachbar|voisin|vecin|vicin|vizinh
boyfriend|mijn_vriendje|mein_freund|petit_ami/mon_copain|novio|fidanzat|namorado
girlfriend|vriendinnetje|meine_freundin|petite_amie/ma_copine|novia|fidanzat|namorada
love|liefde/verliefd|liebe/verliebt|amour/amoureu|amor/enamor|amore/innamorat|amor/apaixon
date|afspraakje|verabred|rendez-vous|cita.|appuntament|encontro
breakup|uit_elkaar/uitgemaakt|trennung/schluss_gemacht|rupture_amoureuse/rompre|ruptur/romper|lasciat|terminar_o_namoro
party|feest|party/feier|fete/soiree|fiesta|festa|festa
birthday|verjaardag/jarig|geburtstag|anniversaire|cumpleanos|compleanno|aniversario
gift|cadeau/kado|geschenk|cadeau|regalo|regalo|presente/prenda
invite|uitnodig|einlad|invit|invit|invit|convid
quarrel|ruzie|streit|dispute/engueul|pelea/discut|litig|brig
lonely|eenzaam|einsam|seul./solitude|sol_en/soledad|solitudin/sola_e|sozinh
trust|vertrouw|vertrau|confiance|confianza|fiducia|confianca
jealous|jaloers|eifersucht|jalou|celos|gelos|ciumen
doctor|dokter/arts/huisarts|arzt/arztin|medecin/docteur|medico/doctor|medico/dottor|medico/doutor
hospital|ziekenhuis|krankenhaus/klinik|hopital/clinique|hospital/clinica|ospedal/clinica|hospital/clinica
nurse|verpleeg|krankenschwester/pflegekraft|infirmi|enfermera|infermier|enfermeir
dentist|tandarts|zahnarzt|dentiste|dentista|dentista|dentista
tooth|tand/kies|zahn/zahne|dent./dents|diente/muela|dente/denti|dente
pharmacy|apotheek|apotheke|pharmacie|farmacia|farmacia|farmacia
medicine|medicijn/pillen/tablet|medikament/tablette/arznei|medicament/cachet|medicament/pastilla|farmac/medicin/compress|remedio/comprimid
antibiotic|antibiotic|antibiotik|antibiotique|antibiotic|antibiotic|antibiotic
vaccine|vaccin/inenting|impf|vaccin|vacuna|vaccin|vacina
pain|pijn|schmerz/weh.|douleur/mal./maux|dolor/duele|dolore/mal./male|dor./dores/doi.
headache|hoofdpijn|kopfschmerz|mal_de_tete|dolor_de_cabeza|mal_di_testa|dor_de_cabeca
fever|koorts|fieber|fievre|fiebre|febbre|febre
cough|hoest|husten|toux/tousse|tos./toser|tosse|tosse
cold flu|verkouden/griep|erkaltet/erkaltung/grippe/schnupfen|rhume/grippe|resfriad/gripe/catarro|raffreddor/influenza|resfriad/gripe
sore throat|keelpijn|halsschmerz|mal_de_gorge|dolor_de_garganta|mal_di_gola|dor_de_garganta
chickenpox|waterpokken|windpocken|varicelle|varicela|varicella|catapora/varicela
contagious|besmettelijk|ansteck|contagieu|contagi|contagios|contagios
infection|infectie/ontstek|infekt/entzund|infection/inflammation|infeccion/inflamacion|infezion/infiammazion|infeccao/inflamac
virus|virus|virus|virus|virus|virus|virus
allergy|allerg|allerg|allerg|alergi|allergi|alergi
rash|uitslag/jeuk|ausschlag/juckreiz|eruption/demange|sarpullid/picor/urticaria|prurit/eruzion|coceira/erupc
skin|huid|haut|peau|piel|pelle|pele
heartburn|maagzuur/zuurbrand|sodbrennen|brulures_d_estomac|acidez|bruciore_di_stomaco/reflusso|azia/queimac
stomach|maag/buik|magen/bauch|estomac/ventre|estomago/barriga/tripa|stomac/pancia|estomago/barriga
nausea|misselijk/braken|ubelkeit/erbrech|nausee/vomi|nausea/vomit|nausea/vomit|nausea/enjoo/vomit
diarrhea constipation|diarree/verstopping|durchfall/verstopfung|diarrhee/constip|diarrea/estrenimiento|diarrea/stitichezz|diarreia/prisao_de_ventre
dizzy|duizel/draaierig|schwindel/schwindlig|vertige/tete_qui_tourne|mareo/mareado/mareada|vertigin/capogir|tontura
tired|moe./vermoeid/uitgeput|mude/erschopf|fatigu/epuis|cansad/agotad|stanc|cansad
sleep|slaap/slapen/insla|schlaf/einschlaf|dormir/sommeil/insomni|dormir/sueno/insomni|dormir/sonno/insonni|dormir/sono./insoni
stress|stress|stress|stress|estres|stress|estresse/stress
anxiety|angst/paniek|angst/panik|anxiet/angoiss/panique|ansiedad/panico|ansia/panico|ansiedade/panico
depression|depress/somber|depress|depress|depres|depress|depress
therapy|therap/psycholoog|therap/psycholog|therap/psycholog|terap/psicolog|terap/psicolog|terap/psicolog
back|rug./rugpijn|rucken|dos.|espalda|schiena|costas
knee|knie|knie|genou|rodilla|ginocchi|joelho
shoulder neck|schouder/nek.|schulter/nacken|epaule/nuque|hombro/cuello|spalla/collo|ombro/pescoco
foot ankle|enkel/voet|knochel/fuss.|cheville/pied.|tobillo/pie.|caviglia/piede|tornozelo/pe.
eye|oog./ogen|auge|oeil/yeux|ojo|occhio/occhi|olho
ear|oor./oren|ohr|oreille|oido/oreja|orecchi|ouvido/orelha
heart|hart|herz|coeur|corazon|cuore|coracao
blood|bloed|blut|sang|sangre|sangue|sangue
blood pressure|bloeddruk|blutdruck|tension_arter/hypertension|tension_alta/presion|pressione|pressao
diabetes|diabet/suikerziekte|diabet/zucker_krank|diabet|diabet|diabet|diabet
cancer|kanker|krebs|cancer|cancer|cancro/tumore|cancer
surgery|operatie|operation|operation_du/chirurg|operacion/cirug|operazion/chirurg|cirurgi/operac
injury|blessure/gewond|verletz|blessure|lesion/herid|infortun/ferit|lesao/ferid
wound|wond|wunde|plaie|herida|ferita|ferida
swollen|gezwollen/opgezet|geschwollen|gonfle/enfle|hinchad|gonfi|inchad
symptom|symptoom/klacht|symptom/beschwerd|symptome|sintoma|sintom|sintoma
disease|ziekte/ziek.|krankheit/krank|maladie/malade|enfermedad/enfermo|malatti/malat|doenca/doente
healthy|gezond|gesund|sante/sain.|salud/sano|salut/sano|saude/saudav
vitamin|vitamin|vitamin|vitamin|vitamin|vitamin|vitamin
period menopause|menstruatie/ongesteld/overgang|periode/wechseljahr|regles/menopause|menstruac/menopausia|mestruazion/menopausa|menstruac/menopausa
smoking|roken/stoppen_met_roken|rauchen|fumer/tabac|fumar/tabaco|fumare/fumo|fumar/cigarro
alcohol|alcohol/drank|alkohol|alcool|alcohol|alcol|alcool
workout|training/trainen/sporten|training/trainier|entrainement/entrainer|entrenamiento/entrenar|allenament/allenar|treino/treinar
exercise|oefening|ubung|exercice_physique|ejercicio_fisico|esercizio_fisico|exercicio_fisico
muscle|spier|muskel|muscl/muscu|muscul|muscol|muscul
gym|sportschool/fitness|fitnessstudio|salle_de_sport|gimnasio|palestra|academia
running|hardlopen/joggen/rennen|joggen/laufen|courir/course_a_pied/footing|correr/trotar|correre/corsa|correr/corrida
marathon|marathon|marathon|marathon|maraton|maratona|maratona
cycling|wielren/racefiets/fietsen|radfahr/rennrad|cyclisme/velo|ciclismo/bici|ciclism/bici|ciclismo/bicicleta
swimming|zwem/borstcrawl/schoolslag|schwimm/kraul|nage/natation/crawl/brasse|nadar/natacion/crol|nuoto/nuotar/stile_libero|nadar/natacao/crawl
lose weight|afvallen/gewicht_verlies|abnehm|maigrir/perdre_du_poids|adelgazar/perder_peso|dimagrire/perdere_peso|emagrecer/perder_peso
squat pull-up|squat/optrek/opdruk|kniebeug/klimmzug/liegestutz|squat/traction/pompe|sentadilla/dominada/flexion|squat/trazion/flession|agachament/flexao/barra_fixa
weights|gewichten/halter|hantel/gewichte|haltere/poids_libre|mancuerna/pesas|manubri/pesi|halter/pesos
stretching yoga|rekken/stretch/yoga|dehn/yoga|etirement/yoga|estiramient/yoga|stretching/yoga|alongament/yoga
stamina|conditie/uithouding|ausdauer/kondition|endurance/cardio|resistencia/cardio|resistenza/cardio|resistencia_fisica/cardio
football|voetbal|fussball|football/foot.|futbol|calcio|futebol
`;
