import type { SubjectSlug } from '../built-in-categories.ts';

/**
 * Word prefixes of a category, without accents, by language; `word.` is a whole word, `two_words` a phrase, `word?` a word
 * that questions about any subject contain, so that it counts less. Enough for the subject of a plain question. Written
 * for this product.
 */
export const FOREIGN_WORDS: Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', Partial<Record<SubjectSlug, string>>> = {
  de: {
    education:
      'hausaufgabe schul schuler lehrer unterricht universitat studium studier student prufung klausur abitur aufsatz mathe gleichung physik chemie biologie grammatik vokabel lernen? geschichte uebersetz ubersetz erklar? referat seminar formel bruchrechn lehrbuch vorlesung kurs zeugnis lernplan bachelor masterarbeit hausarbeit zitier bruche ableitung integral fremdsprach englisch latein gedichtanalyse ausbildung klasse stundenplan zelle photosynthese weltkrieg philosoph',
    work: 'arbeit job chef kolleg lebenslauf bewerb gehalt kundig buro meeting besprechung projekt kunde firma unternehmen marketing python javascript code. programm skript datenbank excel tabelle prasentation vertrag mitarbeiter rechnung beruf karriere vorgesetzt abteilung team urlaubsantrag uberstunden homeoffice zeugnis anschreiben vorstellungsgesprach praktikum selbststandig freiberuf server fehler? programmier software strategie kampagne verkauf',
    health:
      'arzt krank schmerz fieber medikament tablette symptom husten grippe kopfschmerz rucken schlaf angst depress therap blutdruck allergie impf zahnarzt haut gesund beschwerden entzund infekt virus bakter rezeptpflichtig apotheke krankenhaus operation wunde ausschlag juck mude erschopf stress migrane ubel durchfall bauch knie gelenk blut cholesterin diabet nebenwirkung ernahrung vitamin',
    fitness:
      'training trainings muskel laufen joggen fitness sport abnehm krafttraining yoga dehn marathon kalorien protein liegestutz kniebeuge ausdauer hantel kilometer radfahr schwimm wiederholung gewicht heben aufwarm fitnessstudio klettern bankdruck',
    finances:
      'geld konto bank kredit steuer sparen aktie rente versicherung miete hypothek zins budget investier rechnung haushaltsbuch uberweis schulden euro fonds darlehen raten sparplan depot dividende lohnsteuer finanzamt steuererklarung girokonto bargeld kosten ausgaben einkommen finanz anlage etf inflation abbuch lastschrift nebenkosten erbe',
    family:
      'kind kinder tochter sohn baby mutter vater eltern bruder schwester oma opa familie ehe mein_mann meine_frau heirat hochzeit schwanger scheidung geschwister enkel neffe nichte cousin onkel tante schwieger hochzeitstag elternzeit kita kindergarten pubertat teenager saugling patchwork sorgerecht muttertag',
    friends:
      'freund freundin freunde party verabred treffen kumpel clique geburtstagsfeier einsam beste freundin freundschaft mitbewohner verliebt beziehung schluss whatsapp einladung einladen trinkspruch geburtstag vertrau streit',
    politics:
      'politik wahl partei bundestag regierung kanzler gesetz demokrat minister parlament abstimm steuerpolitik migration bundesrat abgeordnet koalition verfassung grundgesetz burgermeister demonstr nato. ukraine ausland wahler steuerreform klima sozialstaat grundeinkommen volksabstimm landtag',
    religion:
      'gott kirche bibel gebet beten jesus glaube koran islam moschee christ ostern taufe sunde predigt fasten pfarrer priester kloster heilig engel seele buddhis hinduis judisch synagoge weihnachten kommunion konfirmation psalm evangel katholi protestant',
  },
  fr: {
    education:
      'devoir ecole professeur examen universite etudiant etude cours. dissertation math equation physique chimie biologie grammaire vocabulaire conjugu apprendre? histoire traduis tradui explique? lycee college theoreme classe diplome memoire these. revision reviser brevet bac anglais latin philosophie fraction derivee integrale subjonctif accord orthographe litterature cellule guerre_mondiale. apprentissage',
    work: 'travail emploi patron chef collegue cv curriculum candidature salaire demission bureau reunion projet client entreprise marketing python javascript code. programme? script excel presentation contrat entretien? facture metier carriere equipe conge teletravail stage lettre? embauche promotion freelance independant logiciel serveur erreur? strategie campagne vente',
    health:
      'medecin malade douleur fievre medicament symptome toux grippe mal_de_tete dos sommeil dormir anxiete depress therap tension allergi vaccin dentiste peau sante infection virus pharmacie hopital operation blessure bouton demange fatigue stress migraine nausee ventre genou articulation sang cholesterol diabete effets regime. vitamine ordonnance',
    fitness:
      'entrainement muscle courir course fitness sport maigrir perdre musculation yoga etirement marathon calorie proteine pompes squat endurance haltere kilometre velo nage natation repetition poids echauffement salle abdos etirer grimpe escalade',
    finances:
      'argent compte banque credit impot epargn action retraite assurance loyer hypotheque interet budget invest dette euro virement placement emprunt mensualite livret dividende fiscal declaration depense revenu inflation prelevement charges heritage salaire carte_bancaire decouvert',
    family:
      'enfant fille fils bebe mere pere parents frere soeur grand-mere famille mariage mari femme epouse enceinte divorce neveu niece cousin oncle tante beau-pere belle-mere conjoint creche adolescent garde papa maman petits-enfants anniversaire',
    friends:
      'ami amie amis amies copain copine soiree fete amitie sortir colocataire rendez-vous amoureux rupture_amoureuse message inviter invitation dispute confiance anniversaire relation',
    politics:
      'politique election parti. gouvernement president loi democrat ministre parlement vote guerre depute senat senateur constitution maire manifestation otan europe republique assemblee electoral reforme climat referendum  ',
    religion:
      'dieu eglise bible priere prier jesus foi coran islam mosquee chretien paques bapteme peche careme ramadan pretre messe. saint ange. ame. bouddhis hindou juif synagogue noel communion psaume evangile catholi protestant pelerinage',
  },
  es: {
    education:
      'tarea escuela profesor examen universidad estudiante estudi clase ensayo matematic ecuacion fisica quimica biologia gramatica vocabulario aprender? historia traduc explica? tesis colegio deberes nota. grado master bachillerato repasar ingles latin filosofia fraccion derivada integral subjuntivo ortografia literatura celula guerra aprendizaje curso asignatura',
    work: 'trabajo empleo jefe companer curriculum solicitud salario sueldo renunci oficina reunion proyecto cliente empresa marketing python javascript codigo programa? script excel presentacion contrato entrevista factura carrera equipo vacaciones dimision teletrabajo practicas carta? ascenso autonomo programador servidor error. estrategia campana ventas correo profesional puesto',
    health:
      'medico doctor enferm dolor fiebre medicamento pastilla sintoma tos gripe cabeza espalda dormir sueno ansiedad depres terapi presion alergi vacuna dentista piel salud infeccion virus farmacia hospital operacion herida sarpullido picor cansad estres migrana nausea estomago rodilla articulacion sangre colesterol diabetes efectos dieta? vitamina receta medica',
    fitness:
      'entrenamiento entrenar rutina musculo correr fitness deporte adelgazar bajar gimnasio yoga estiramiento maraton caloria proteina flexiones sentadilla resistencia pesas kilometro bicicleta nadar natacion repeticion peso. calentamiento abdominal escalada estirar carrera popular',
    finances:
      'dinero cuenta banco credito impuesto ahorr acciones jubilacion seguro. alquiler hipoteca interes presupuesto invert deuda euros transferencia tarjeta prestamo cuota plazo fondo dividendo hacienda declaracion gasto ingreso inflacion recibo herencia sueldo neto comision ahorro finanz',
    family:
      'hijo hija ninos bebe madre padre. padres hermano hermana abuela abuelo familia boda marido esposa esposo embaraz divorcio sobrin tio. tia. suegr cunad pareja guarderia adolescente panal custodia mama papa. niet aniversario',
    friends:
      'amigo amiga amigos amigas fiesta amistad quedar companero piso cita. enamorad ruptura mensaje invitar invitacion discusion confianza cumpleanos relacion',
    politics:
      'politica eleccion partido gobierno presidente ley. democra ministro parlamento voto votar guerra congreso senado senador constitucion alcalde manifestacion otan europa republica electoral reforma clima referendum impuestos diputad',
    religion:
      'dios iglesia biblia oracion rezar jesus fe coran islam mezquita cristian pascua bautismo pecado cuaresma misa. sacerdote santo. angel budis hindu judio sinagoga navidad comunion salmo evangelio catolic protestante peregrin',
  },
  it: {
    education:
      'compiti scuola professor esame universita student studi lezione tema. matematic equazione fisica chimica biologia grammatica vocabol imparare? storia traduc spiega? tesi liceo voto laurea maturita ripasso inglese latino filosofia frazione derivata integrale congiuntivo ortografia letteratura cellula guerra_mondiale. corso materia',
    work: 'lavoro impiego capo. collega curriculum candidatura stipendio dimission ufficio riunione progetto cliente azienda marketing python javascript codice programma? script excel presentazione contratto colloquio fattura carriera squadra ferie dimissioni tirocinio lettera? promozione straordinari freelance programmatore server errore? strategia campagna vendite posto',
    health:
      'medico dottore malat dolore febbre farmaco pillola sintom tosse influenza testa schiena dormire sonno ansia depress terapi pressione allergi vaccin dentista pelle salute infezione virus farmacia ospedale operazione ferita prurito stanc stress emicrania nausea stomaco pancia ginocchio articolazion sangue colesterolo diabete effetti dieta? vitamin ricetta medica gola',
    fitness:
      'allenamento allenar muscol correre corsa fitness sport dimagrire palestra yoga stretching maratona calori proteine flessioni squat resistenza pesi chilometr bicicletta nuoto nuotare ripetizioni riscaldamento addominali arrampicata',
    finances:
      'soldi denaro conto. banca credito tasse risparmi azioni pensione assicurazione affitto mutuo interess budget invest debit euro bonifico prestito rata. fondo dividend fisco dichiarazione spese reddito inflazione bolletta eredita commission carta? finanz',
    family:
      'figlio figlia figli bambin neonato madre padre. genitori fratello sorella nonna nonno famiglia matrimonio marito moglie incinta divorzio nipote cugin zio. zia. suocer cognat compagn asilo adolescente affidamento mamma papa anniversario',
    friends:
      'amico amica amici amiche festa? amicizia uscire coinquilin appuntamento innamorat messaggio invitare invito litig fiducia compleanno relazione',
    politics:
      'politica elezion partito governo presidente legge. democra ministro parlamento voto votare guerra senato senatore costituzione sindaco manifestazione nato. europa repubblica elettoral riforma clima referendum deputat',
    religion:
      'dio chiesa bibbia preghiera pregare gesu fede corano islam moschea cristian pasqua battesimo peccato messa. quaresima prete sacerdote santo. angelo anima buddis induis ebre sinagoga natale comunione salmo vangelo cattolic protestant pellegrin',
  },
  pt: {
    education:
      'tarefa escola professor prova. exame universidade estudante estud aula redacao matematic equacao fisica quimica biologia gramatica vocabulario aprender? historia traduz explique? explica? tese faculdade nota. graduacao mestrado vestibular revisao ingles latim filosofia fracao derivada integral subjuntivo ortografia literatura celula guerra curso materia',
    work: 'trabalho emprego chefe colega curriculo vaga. salario demiss escritorio reuniao projeto cliente empresa marketing python javascript codigo programa? script excel apresentacao contrato entrevista fatura carreira equipe ferias demissao estagio carta? promocao autonomo programador servidor erro? estrategia campanha vendas',
    health:
      'medico doutor doente dor febre remedio sintoma tosse gripe cabeca costas dormir sono ansiedade depress terapi pressao alergi vacina dentista pele saude infeccao virus farmacia hospital cirurgia ferida coceira cansad estresse enxaqueca nausea estomago barriga joelho articulac sangue colesterol diabetes efeitos dieta? vitamina garganta',
    fitness:
      'treino treinar musculo correr corrida fitness esporte emagrecer academia yoga alongamento maratona caloria proteina flexoes agachamento resistencia pesos quilometro bicicleta nadar natacao repetic aquecimento abdominal escalada',
    finances:
      'dinheiro conta. banco credito imposto poupar economizar acoes aposentadoria seguro. aluguel hipoteca juros orcamento investi divida transferencia cartao emprestimo parcela prazo fundo dividendo declaracao despesa renda inflacao boleto heranca comissao poupanca financ',
    family:
      'filho filha filhos bebe mae pai pais irmao irma avo familia casamento marido esposa gravida divorcio sobrinh tio. tia. sogr cunhad companheir creche adolescente guarda mamae papai neto neta aniversario',
    friends:
      'amigo amiga amigos amigas festa? amizade colega quarto encontro apaixonad mensagem convidar convite briga confianca aniversario relacionamento',
    politics:
      'politica eleicao partido governo presidente lei democra ministro parlamento voto votar guerra congresso senado senador constituicao prefeito manifestacao otan europa republica eleitoral reforma clima referendo deputad',
    religion:
      'deus igreja biblia oracao orar jesus fe alcorao islam mesquita crista pascoa batismo pecado missa quaresma padre. pastor. santo. anjo budis hindu judeu sinagoga natal comunhao salmo evangelho catolic protestante',
  },
  nl: {
    education:
      'huiswerk school leraar docent examen tentamen universiteit student studie les. opstel wiskunde vergelijking natuurkunde scheikunde biologie grammatica woordenschat leren? geschiedenis vertaal scriptie cijfer toets herhalen engels latijn filosofie breuk afgeleide integraal werkwoord spelling literatuur cel. wereldoorlog cursus vak.',
    work: 'werk baan. baas collega cv sollicit salaris ontslag kantoor vergadering project klant bedrijf marketing python javascript code. programma? script excel presentatie contract factuur carriere team verlof stage brief? promotie overuren zzp programmeur server fout? strategie campagne verkoop vacature',
    health:
      'arts dokter ziek pijn koorts medicijn symptoom hoest griep hoofdpijn rug. slapen slaap angst depress therap bloeddruk allergi vaccin tandarts huid gezond infectie virus apotheek ziekenhuis operatie wond uitslag jeuk moe. stress migraine misselijk maag buik knie gewricht bloed cholesterol diabetes bijwerking dieet vitamine keel',
    fitness:
      'training trainen spier hardlopen fitness sport afvallen sportschool yoga rekken marathon calorie eiwit opdrukken squat conditie gewichten kilometer fietsen zwemmen herhaling warming buikspier klimmen',
    finances:
      'geld rekening bank krediet belasting sparen aandelen pensioen verzekering huur hypotheek rente budget beleg schuld euro overboek lening termijn fonds dividend aangifte uitgave inkomen inflatie erfenis pinpas toeslag financ',
    family:
      'kind kinderen dochter zoon baby moeder vader ouders broer zus oma opa familie gezin huwelijk bruiloft zwanger scheiding echtgeno neef nicht oom tante schoon partner creche puber luier voogdij mama papa. kleinkind trouwdag',
    friends:
      'vriend vriendin vrienden feest vriendschap afspreken huisgenoot afspraakje verliefd bericht uitnodig ruzie vertrouwen verjaardag relatie',
    politics:
      'politiek verkiezing partij regering president wet. democra minister parlement stem. oorlog kabinet senaat grondwet burgemeester demonstratie navo europa republiek hervorming klimaat referendum kamerlid',
    religion:
      'god kerk bijbel gebed bidden jezus geloof koran islam moskee christen pasen doop zonde vasten priester dominee heilig engel ziel boeddhis hindoe joods synagoge kerst communie psalm evangelie katholiek protestant',
  },
};
