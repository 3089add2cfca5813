import type { BuiltInSlug } from '../built-in-categories.ts';

/**
 * First questions in Dutch, German, French, Spanish, Italian and Portuguese by category, one a line: training data of the
 * model for these languages.
 */
export const FOREIGN_QUESTIONS: Record<BuiltInSlug, string> = {
  education: `
kan je de stelling van pythagoras uitleggen zonder formules want mn zoontje van 12 snapt er niks van
Wat is een goede hoofdvraag voor een profielwerkstuk over de toeslagenaffaire bij maatschappijleer?
No entiendo el subjuntivo en francés, explícamelo comparando con el español
oposiciones a maestro infantil, cuántas horas al día hay que estudiar de verdad
brauche lernplan fürs mathe abi, analysis kann ich, stochastik gar nicht
Kann ich mit Fachabitur in NRW Lehramt studieren?
explique moi la différence entre métaphore et comparaison pour le bac français stp
Que vaut une licence de géographie sur le marché, et vers quels masters peut-on aller ensuite ?
Kun je de ablativus absolutus uitleggen voor een vijfdeklasser gymnasium?
hoe maak ik een goede hoofdvraag voor mijn profielwerkstuk
Erkläre mir die Photosynthese so, dass ich sie morgen in der 8. Klasse vortragen kann.
welche abi-lektüre ist leichter zu analysieren, faust oder woyzeck
Je prépare le bac de français : c'est quoi un bon plan pour une dissertation sur Les Fleurs du mal ?
explique moi pythagore niveau 4e stp
¿Me explicas las oraciones subordinadas sustantivas? Tengo examen de lengua en 2º de ESO.
que carrera es mejor si me gustan las mates pero odio la fisica
Mi spieghi il complemento partitivo? Mia nipote fa la seconda media e ha la verifica di grammatica.
che differenza c'e tra laurea triennale e magistrale a ciclo unico
Pode me explicar crase de um jeito fácil? Vou prestar o Enem.
como é que faço um resumo de Os Maias para a aula de português
Kun je me de stelling van Pythagoras uitleggen? Ik zit in 2 havo en snap er niks van
Ik zoek een goede onderzoeksvraag voor mijn profielwerkstuk over kernenergie.
Mijn scriptiebegeleider zegt dat mijn methodehoofdstuk te dun is. Wat hoort daarin te staan?
kannst du mir bruchrechnen erklären, bin 6. klasse und morgen wird abgefragt
Ich schreibe meine Bachelorarbeit in Germanistik. Wie zitiere ich einen Brief aus einem Archiv?
Welche Themen kommen im Mathe-Abi in Bayern sicher dran?
aide moi à faire le plan de ma dissert de philo : peut-on être heureux sans liberté
Je prépare le concours de professeur des écoles, quelles méthodes pour réviser le français ?
explícame la fotosíntesis como si tuviera 12 años, es para un examen
¿Cómo hago un comentario de texto de Machado para selectividad?
Estoy en primero de Derecho y no entiendo qué es la jurisprudencia.
mi riassumi il capitolo 8 dei promessi sposi per l'interrogazione
Come si risolve un'equazione di secondo grado con delta negativo? Sono al terzo anno di liceo.
Tenho exame nacional de Português: podes explicar-me os heterónimos de Pessoa?
como fazer uma redação nota mil no enem
Não percebo derivadas, estou no 12.º ano. Explica-me devagar, por favor.
Snap niks van de stelling van Pythagoras, kun je het met een plaatje uit woorden doen?
Onze dochter heeft havo-advies gekregen maar wil per se naar het vwo. Heeft een brugklas zin?
kannst du mir den konjunktiv 2 erklären, schreiben morgen ne arbeit und ich raff es nicht
Lohnt sich ein Fernstudium Informatik neben Vollzeitjob und Kind, oder ist das Wahnsinn?
Je dois faire une dissertation sur « Peut-on tout dire ? », aide-moi à trouver un plan
Quelle méthode conseilleriez-vous pour apprendre le breton à partir de zéro ?
explícame las derivadas como si tuviera 10 años, tengo el parcial y estoy perdida
¿Qué diferencia hay entre un grado superior y una carrera de cara a unas oposiciones?
aiuto con la parafrasi di "A Silvia" pleaseee
Vorrei capire come funziona il riscatto degli anni universitari svolti all'estero e il riconoscimento del titolo.
me explica crase de uma vez por todas
Que mestrado em saúde pública recomendaria em Portugal, para quem trabalha por turnos?
Hoe bereken je de oppervlakte van een trapezium?
leg de verlichting uit in tien zinnen voor havo 4
welke bronnen kan ik gebruiken voor mijn scriptie over armoede
Erkläre mir den Satz des Pythagoras mit einem Beispiel
wie schreibe ich eine gute Einleitung für meine Bachelorarbeit
was war der Wiener Kongress
ich falle in Mathe durch, wie lerne ich in vier Wochen Analysis
Explique-moi les fractions comme à un enfant de CM1
Quelles études faire après un bac STMG ?
résumé de l'Étranger de Camus chapitre par chapitre
plan de dissertation sur la liberté
¿Cómo se resuelve una ecuación de segundo grado?
resumen de La casa de Bernarda Alba para selectividad
qué es la fotosíntesis explicado fácil
estoy suspendiendo química, cómo estudio la tabla periódica
Uitleg over het verschil tussen mitose en meiose
mijn tentamen statistiek is over drie dagen, maak een planning
welke studie past bij iemand die van biologie houdt
waarom begon de eerste wereldoorlog
Unterschied zwischen Mitose und Meiose
Lernplan für die Statistikklausur in drei Tagen
welches Studium passt zu mir wenn ich Biologie mag
warum begann der Erste Weltkrieg
Différence entre mitose et méiose
planning de révision pour un partiel de stats dans trois jours
quelles études quand on aime la biologie
pourquoi la Première Guerre mondiale a-t-elle commencé
Diferencia entre mitosis y meiosis
plan de estudio para un parcial de estadística en tres días
qué carrera estudiar si me gusta la biología
por qué empezó la Primera Guerra Mundial
leg mij de stelling van Pythagoras uit met een pizza
mijn zoon zit in groep 6 en snapt staartdelingen niet, hoe leg ik dat uit
Warum ist minus mal minus plus? Mein Nachhilfeschüler fragt mich das ständig
Gedichtanalyse zu Mondnacht von Eichendorff, ich brauch eine Gliederung
comment on calcule l'aire d'un trapèze, contrôle demain
fiche de révision sur la guerre froide pour le brevet
cómo se hacen las divisiones con decimales, mi hijo está en quinto
resumen de la Celestina para un examen de literatura
mi spieghi il teorema di Pitagora con un esempio facile
tema sul bullismo per la terza media, aiutami con la scaletta
explica-me a diferença entre mitose e meiose, tenho teste amanhã
como faço uma redação nota 1000 no Enem sobre mobilidade urbana
Mi aiuti a fare la parafrasi del quinto canto dell'Inferno?
come si calcola l'area di un trapezio rettangolo
Ho la maturità tra sei mesi e non so da dove partire con il ripasso.
che vuol dire "ablativo assoluto" con un esempio facile
Mio figlio non legge ancora bene in terza elementare, esercizi?
Quale facoltà per chi ama la chimica ma odia il laboratorio?
Come imparo cento vocaboli di tedesco in una settimana?
la tesi: meglio scrivere prima l'introduzione o i capitoli
Riassunto delle cause della prima guerra mondiale in dieci righe
Mijn zoon zit in groep 8 en krijgt vmbo-t/havo-advies. Wat houdt een brugklas met twee niveaus precies in?
Welke onderzoeksmethode past bij een scriptie over werkstress onder leraren als ik maar acht mensen kan interviewen?
Welche Voraussetzungen brauche ich für ein duales Studium Soziale Arbeit, wenn ich nur die Fachhochschulreife habe?
Meine Tochter hat Dyskalkulie und kommt in die dritte Klasse. Wie übt man das Einmaleins, ohne dass sie jedes Mal weint?
Quelle est la différence entre un BTS et un BUT en informatique, notamment pour la poursuite d'études ?
Étudiante en L2, je dois coder un tri fusion en Java pour un TP noté ; je bloque sur la récursivité. Pouvez-vous m'expliquer l'idée avec un dessin en texte ?
profe nos pidió un ensayo de 500 palabras sobre la generacion del 98 y no se ni quien eran
Busco actividades para enseñar las horas del reloj a niños de seis años con material reciclado.
Che differenza c'è fra laurea magistrale e master di primo livello, e quale vale per i concorsi?
Sto preparando l'esame di diritto privato: mi interroghi sulla differenza tra nullità e annullabilità del contratto?
Qual é a diferença entre o CTeSP e a licenciatura, e posso passar de um para a outra com equivalências?
Estou no primeiro semestre de engenharia e o trabalho pede um programa em Python que ordene nomes sem usar sort(). Pode me dar uma pista, não o código?
Kannst du mir bei den Mathe Hausaufgaben helfen?
Explique le théorème de Pythagore pour mon examen
¿Cuál es la diferencia entre mitosis y meiosis? Es para la clase de biología
Você pode me ajudar com a redação da faculdade?
Ontbinden in factoren Ontbinden in factoren x2 + 5x + 6 = 0 ik snap er niks van
Spreekbeurt over vleermuizen Spreekbeurt over vleermuizen groep 6, mijn dochter wil iets met een quiz
Hun of hen Hun of hen ik weet het nooit
Oorzaken Eerste Wereldoorlog Oorzaken Eerste Wereldoorlog kort graag, toets morgen
Scriptie hoofdvraag Scriptie hoofdvraag iets met duurzame mode en jongeren, hbo
Waarom is de lucht blauw Waarom is de lucht blauw mijn zoontje vroeg het en ik had geen antwoord
Kettenregel Kettenregel verstehe die innere Ableitung nicht
Referat Weimarer Republik Referat Weimarer Republik 10 Minuten, Klasse 9
Accord du participe Accord du participe les pommes que j ai mangé ou mangées
Dissertation bonheur Dissertation bonheur terminale, j ai deux heures
Ser y estar Ser y estar mi alumno alemán no lo entiende
Causas de la Guerra Civil Causas de la Guerra Civil resumen de una página para bachillerato
Congiuntivo o indicativo Congiuntivo o indicativo penso che è o sia
Crase Crase nunca sei quando usar
`,
  work: `
mijn contract loopt af en hr zegt niks, mag ik alvast ergens anders solliciteren of staat dat raar
Schrijf een nette afmelding voor het teamuitje, ik heb er gewoon geen zin in
Hoe vraag ik thuiswerkdagen aan bij een baas die alles wil zien?
Ik wil een hondenuitlaatservice beginnen in Zwolle. Eenmanszaak of vof met mijn vriendin?
mi jefe me escribe por whatsapp a las 11 de la noche, tengo obligación de contestar?
Ayúdame a mejorar mi currículum de auxiliar administrativo, llevo ocho años en la misma empresa
cómo le digo a una compañera que me deje de pisar las reuniones
quiero montar una cafetería de especialidad en Valencia, cuánto cuesta arrancar y qué licencias piden
¿Cómo valido una idea de negocio de alquiler de ropa de fiesta antes de gastar dinero?
Formuliere mir eine Absage an einen Bewerber, der menschlich top war, aber fachlich nicht gereicht hat
arbeitszeugnis: "war stets bemüht" ist das wirklich so schlimm??
Mein Kollege lädt alles bei mir ab, wie setze ich ihm Grenzen, ohne zum Chef zu rennen?
Ich möchte meine Tischlerei von der GbR in eine GmbH umwandeln, welche Schritte kommen da auf mich zu?
comment refuser poliment une réunion qui aurait pu être un mail
Je veux négocier une rupture conventionnelle après six ans dans la boîte. Par quoi commencer ?
mon manager veut que je forme mon remplaçant, c'est normal ou je me fais virer
micro-entreprise ou SASU pour lancer une activité de traiteur à domicile ?
Relis le business plan de ma librairie-café et dis-moi où un banquier va tiquer
Mijn contract wordt voor de derde keer tijdelijk verlengd, mag mijn werkgever dat zomaar?
schrijf een linkedin-bericht dat we een lasser zoeken voor onze werkplaats, niet te glad
Formuliere eine freundliche Zahlungserinnerung an einen Stammkunden meiner Schreinerei.
wie sag ich meinem chef dass ich auf 32 stunden runter will
Comment annoncer à mon équipe que le projet sur lequel elle bosse depuis un an est abandonné ?
reformule ce compte rendu de réunion pour la direction, plus sobre
Mi empresa quiere que vuelva a la oficina cinco días. ¿Cómo negocio al menos dos de teletrabajo?
hazme una oferta de empleo para camarero con experiencia, contrato indefinido
Devo licenziarmi con il giusto preavviso: mi aiuti con la lettera al datore di lavoro?
come presento al cliente un preventivo più alto del previsto per il cantiere
O meu colega fica com os louros do meu trabalho nas reuniões. Como abordo o assunto com a chefia?
me ajuda a montar um currículo pra vaga de auxiliar administrativo
Mijn leidinggevende wil dat ik een functioneringsgesprek met een collega ga voeren, hoe pak ik dat aan?
hoe schrijf ik een offerte als zzp'er, ik ben schilder en dit is m'n eerste grote klus
Onze SQL Server bij de klant loopt vast na de nachtelijke update, waar kijk ik als eerste?
Wie formuliere ich eine Abmahnung, die auch der Betriebsrat absegnet? Ich bin neu in der Personalabteilung.
Unser Jenkins-Build in der Firma bricht seit dem Plugin-Update ab, hier die Fehlermeldung: NoSuchMethodError
Mon équipe est démotivée depuis la réorganisation du service. Comment animer la prochaine réunion en tant que chef ?
comment négocier une rupture conventionnelle avec mon employeur
On déploie une API Symfony chez un client et on a des erreurs 502 derrière nginx, une piste ?
Mi jefe me manda correos a las once de la noche. ¿Cómo le digo que no voy a responder fuera de horario?
necesito un guión para llamar a clientes en frío, vendo alarmas
Devo fare la valutazione annuale dei miei collaboratori, mi aiuti con i criteri?
come rispondo a un'azienda che mi offre uno stage non pagato dopo la laurea? vorrei uno stipendio
Il gestionale dell'ufficio non stampa più le bolle dopo l'aggiornamento di Windows, da dove comincio?
Como peço aumento ao meu chefe depois de só oito meses na empresa?
me ajuda a montar um relatório semanal de vendas pro gerente
Mijn proeftijd loopt bijna af en ik hoor niks van mijn leidinggevende. Zelf beginnen of afwachten?
hoe schrijf ik een sollicitatiebrief voor de bouw als ik tien jaar in de horeca heb gezeten
Chef will, dass ich im Urlaub erreichbar bin. Muss ich da rangehen?
Wie formuliere ich ein Zwischenzeugnis für eine Mitarbeiterin, die fachlich top, aber ständig unpünktlich ist?
Mon entretien annuel approche et je veux demander du télétravail, quels arguments marchent ?
jsuis en cdd depuis 2 ans dans la meme boite, ils ont le droit de pas me passer en cdi ?
Me han ofrecido otro puesto por 300 euros más, pero a una hora de casa. ¿Qué harías?
como le digo a mi jefa que estoy embarazada si acabo de empezar
Come si scrive una lettera di dimissioni con preavviso di trenta giorni?
i colleghi mi escludono dalla chat del pranzo, ci resto male, che faccio
Fui chamado para uma entrevista numa startup, o que costumam perguntar?
meu chefe manda áudio de 5 minutos fora do expediente, sou obrigada a responder?
Mijn leidinggevende negeert mijn mails, hoe pak ik dat aan?
kan iemand mij helpen met een motivatiebrief voor een functie als teamleider
moet ik mijn vakantiedagen opmaken voor ik uit dienst ga
Hoe zeg ik netjes nee tegen overwerken?
Ik wil een webshop in keramiek starten, wat heb ik nodig van de KVK?
wat is een redelijk uurtarief als zzp'er in de bouw
maak een ondernemingsplan voor een koffiekar
Mein Chef lobt immer nur die anderen, wie spreche ich das an?
Zwischenzeugnis verlangen, wie formuliere ich das?
Probezeit, und ich will schon wieder weg
gehaltserhöhung nach zwei jahren, wie viel prozent sind üblich
Ich will mich als Hundetrainerin selbstständig machen, Gewerbe oder Freiberuf?
Wie finde ich die ersten Kunden für meinen Onlineshop?
was kostet die Gründung einer UG
Mon manager me met la pression tous les soirs, que faire ?
comment demander une augmentation sans passer pour un ingrat
lettre de démission pour un CDI avec préavis d'un mois
Je passe un entretien d'embauche chez Decathlon demain, des conseils ?
Auto-entrepreneur : quelles charges payer la première année ?
ouvrir un food truck, par quoi on commence
aide-moi à écrire le pitch de ma start-up
Mi jefe me escribe los domingos, ¿estoy obligado a contestar?
carta de presentación para un puesto de recepcionista
me han ofrecido otro trabajo, cómo dimito sin quedar mal
¿cuántos días de vacaciones me corresponden con media jornada?
Quiero darme de alta como autónomo, ¿qué cuota pago?
plan de negocio para una panadería sin gluten
cómo consigo inversores para mi startup
Mijn collega neemt steeds de eer voor mijn werk
hoe bereid ik me voor op een beoordelingsgesprek
mag mijn werkgever mijn vrije dag intrekken
excel: hoe tel ik alleen de rode cellen op
Wat zet ik op mijn cv na een gat van twee jaar
ik wil voor mezelf beginnen als schilder, hoe regel ik dat
Meine Kollegin redet schlecht über mich
wie bereite ich mich auf das Mitarbeitergespräch vor
Darf der Arbeitgeber meinen Urlaub streichen?
excel sverweis findet nichts
Lücke im Lebenslauf erklären
ich möchte ein Café eröffnen, welche Genehmigungen brauche ich
Ma collègue s'attribue mon travail
comment préparer mon entretien annuel
mon employeur peut-il annuler mes congés ?
excel recherchev ne trouve rien
expliquer un trou de deux ans dans mon cv
je veux me mettre à mon compte comme peintre
Mi compañera se lleva el mérito de mi trabajo
cómo preparo la evaluación anual con mi jefa
¿puede la empresa quitarme las vacaciones?
excel buscarv no encuentra nada
cómo explico un hueco de dos años en el currículum
quiero trabajar por mi cuenta como pintor
mijn collega schuift steeds zijn werk op mij af, hoe kaart ik dat aan bij de teamleider
Kun je deze vacature herschrijven zodat er meer jonge monteurs op reageren
Mein Chef will, dass ich im Urlaub erreichbar bin. Darf er das?
Formuliere eine Absage an einen Bewerber, die nicht so kalt klingt
mon manager me donne toujours les dossiers dont personne ne veut, comment le lui dire
Peux-tu relire mon mail de relance à un client qui ne paie pas
mi jefa me escribe por whatsapp a las once de la noche, cómo pongo límites
Hazme una carta de presentación para un puesto de camarero en Palma
il mio responsabile mi ha scavalcato in riunione, come glielo dico
scrivi un annuncio di lavoro per un pizzaiolo esperto
o meu chefe só me elogia em privado e critica em público, o que faço
Escreva uma mensagem pedindo aumento sem parecer desesperado
Il mio capo mi scrive anche di domenica, come gli metto un limite?
come scrivo una mail di sollecito a un fornitore che non risponde
Mi hanno messo in cassa integrazione, posso fare un altro lavoretto?
devo fare il colloquio per un posto da magazziniere, che domande fanno
Quanti giorni di ferie maturo con un part-time al 60%?
Un collega si prende il merito delle mie idee in riunione.
il mio contratto a termine scade a marzo e non mi dicono niente
Apro la partita IVA come grafica, quanto chiedo per un logo?
Come si fa una tabella pivot in Excel per i turni del reparto?
Docker non mi parte dopo l'aggiornamento, errore sul socket
Mijn leidinggevende wil dat ik vanaf januari weer vier dagen naar kantoor kom terwijl in mijn contract thuiswerken staat. Hoe reageer ik zakelijk?
Onze Jenkins-pipeline hangt sinds de upgrade op 'waiting for next available executor', terwijl er drie agents online staan. Waar begin ik met zoeken?
Wat is een goede agenda voor een kick-off met een gemeente als opdrachtgever en drie onderaannemers die elkaar niet vertrouwen?
Ich leite seit drei Wochen ein Team von acht Leuten, darunter mein ehemaliger Chef. Wie führe ich das erste Mitarbeitergespräch mit ihm?
Unser Docker-Image ist auf 2,4 GB angewachsen und das Deployment dauert ewig. Multi-Stage ist schon drin. Was übersehen wir?
Du bist Vertriebscoach. Ich verkaufe Wärmepumpen an Hausverwaltungen und werde immer mit „Schicken Sie mal was" abgewimmelt. Übe mit mir das Telefonat.
Je suis aide-soignante de nuit et ma cadre modifie le planning la veille pour le lendemain. A-t-elle le droit, et comment lui répondre par écrit ?
Notre API renvoie des 502 derrière nginx uniquement sous charge, timeout à 60 s. Les logs applicatifs sont vides. Par où commencer le diagnostic ?
Mon collègue de bureau téléphone en haut-parleur toute la journée. J'ai essayé l'humour. Qu'est-ce que je tente avant d'aller voir la direction ?
Soy jefa de enfermería y tengo que cuadrar los turnos de Navidad con tres bajas. ¿Cómo lo comunico al equipo sin que me odien?
Desplegamos en AWS Lambda y desde el viernes los arranques en frío pasan de 8 segundos. El paquete pesa 190 MB. ¿Qué recortamos primero?
Actúa como un cliente difícil de una ferretería: te quejas del precio de un taladro y yo, que soy el dependiente nuevo, practico las respuestas.
Gestisco una piccola officina e un dipendente arriva sempre con mezz'ora di ritardo. Come imposto un richiamo scritto corretto?
Il nostro job Spark va in OutOfMemory solo sulla partizione di dicembre; executor da 8 GB. Conviene ripartizionare o fare salting?
Sono al primo impiego in uno studio notarile e mi affidano solo fotocopie. Come chiedo più responsabilità senza sembrare presuntuosa?
Sou encarregada numa fábrica de calçado e duas operárias não se falam há meses. Como faço a mediação sem tomar partido?
O nosso cluster Elasticsearch ficou amarelo depois de reiniciar um nó em produção. É seguro forçar a realocação dos shards?
Quais perguntas devo fazer no fim de uma entrevista de emprego para analista de qualidade, para não parecer desinteressado?
Schreibe ein Anschreiben für meine Bewerbung als Ingenieur
Comment écrire une lettre de motivation pour un emploi de vendeur ?
Ayuda con mi currículum para un puesto de gerente
Come preparo un colloquio di lavoro per domani?
Hoe vraag ik mijn baas om een hoger salaris?
Mail aan klant Mail aan klant kun je deze mail wat vriendelijker maken: de levering is alweer te laat en ik ben er klaar mee
Formule in Excel Formule in Excel ik wil in kolom C alleen de rijen optellen waar B op ja staat
Sollicitatie teamleider Sollicitatie teamleider morgen gesprek bij een zorginstelling, wat vragen ze dan meestal
Docker start niet Docker start niet error: port is already allocated
Naam voor bakkerij Naam voor bakkerij we openen in een oud station, iets met treinen
Notulen uitwerken Notulen uitwerken maak hier een net verslag van: Jan ziek, offerte nr 3 moet voor vrijdag weg, nieuwe printer komt niet
Ruzie met collega Ruzie met collega ze zegt niks meer tegen me sinds ik die planning heb aangepast
Opzegtermijn Opzegtermijn ik zit er 6 jaar, hoe lang moet ik nog
Absage formulieren Absage formulieren Bewerber war nett, aber wir haben jemand anderen genommen
Pandas Merge Pandas Merge nach dem merge habe ich doppelt so viele Zeilen, warum
Überstunden nicht bezahlt Überstunden nicht bezahlt Chefin sagt, das steht so im Vertrag
Relance facture Relance facture client qui ne paie pas depuis 45 jours, ton ferme mais poli
Erreur CORS Erreur CORS mon front appelle l api et le navigateur bloque
Augmentation Augmentation comment je demande sans passer pour un ingrat
Carta de renuncia Carta de renuncia llevo 3 años, quiero quedar bien
Bucle infinito Bucle infinito mi while no termina nunca en python
Publicación para Instagram Publicación para Instagram somos una peluquería canina y abrimos los sábados
Lettera di presentazione Lettera di presentazione commessa in libreria, nessuna esperienza
E-mail para o chefe E-mail para o chefe preciso faltar na sexta
`,
  health: `
Sinds drie weken een piep in mijn linkeroor, vooral 's avonds. Moet ik daarmee naar de dokter?
mag je ibuprofen en paracetamol door elkaar
llevo una semana con mareos al levantarme de la cama, puede ser cervicales
¿Qué significa tener la ferritina en 9 si la hemoglobina está bien?
seit der grippe schmecke ich nix mehr, wie lang dauert das normalerweise
Was bedeutet ein erhöhter TSH-Wert von 6,2 bei sonst normalem Blutbild?
J'ai des fourmis dans la main droite la nuit. Est-ce le canal carpien ?
mon test covid est négatif mais j'ai tout les symptomes
Ik word elke nacht om vier uur wakker met hartkloppingen. Kan dat van de overgang komen?
helpt kurkuma nou echt tegen gewrichtspijn
Meine Hausärztin hat eine Schilddrüsenunterfunktion festgestellt. Was bedeutet ein TSH von 7,2?
seit gestern schwindel beim aufstehen, schlimm?
J'ai des fourmis dans les doigts la nuit, est-ce que ça peut être le canal carpien ?
quels aliments éviter quand on a trop d'acide urique
Llevo dos semanas con una tos seca que empeora al tumbarme. ¿Qué puede ser?
se puede tomar ibuprofeno con omeprazol?
Da qualche giorno ho una macchia rossa sull'avambraccio che prude. Devo preoccuparmi?
colesterolo a 260, posso abbassarlo senza statine?
Estou com azia todas as noites depois do jantar, o que pode ser?
meu exame deu vitamina d 14, é muito baixo?
Ik heb al twee weken een piep in mijn linkeroor, vooral 's nachts. Wat kan het zijn?
welke bijwerkingen heeft metformine
Hoe herken je een hersenschudding na een klap op het hoofd?
Seit der Grippe schmecke ich kaum etwas. Kommt das wieder?
was hilft gegen sodbrennen in der nacht
J'ai des fourmis dans la main droite quand je me réveille, ça vient d'où ?
quels aliments éviter quand on a trop de cholestérol
Me mareo cuando me levanto rápido de la cama, ¿a qué se debe?
¿Cuántos días dura la contagiosidad de la varicela en un adulto?
tengo ansiedad y no duermo, que puedo hacer sin pastillas
Ho la pressione a 150 su 95 da qualche giorno, quanto è grave?
mal di gola senza febbre da una settimana, che faccio
Minha menstruação atrasou dez dias e o teste deu negativo, o que pode ser?
dor no calcanhar quando acordo, será fascite?
Quais são os sintomas de falta de vitamina B12?
Al twee weken een droge hoest, geen koorts. Wat kan het zijn?
Wat gebeurt er precies bij een staaroperatie? Ik ben er wat huiverig voor.
Meine Schilddrüsenwerte: TSH 5,8. Was heißt das?
seit ner woche zuckt mein augenlid, muss ich mir sorgen machen
mal au genou quand je descends les escaliers mais pas quand je monte, c'est quoi
Peut-on conduire sous antihistaminiques ?
me duele la boca del estómago después de cenar, qué puedo tomar
¿Es peligroso tener la tensión en 15/9 a los 77 años?
Ho il colesterolo a 248, cosa devo togliere dalla tavola?
crampi ai polpacci di notte, perché??
acordei com o pescoço travado, o que ajuda
A partir de que idade se deve fazer uma colonoscopia de rastreio?
Al een week last van duizeligheid als ik opsta
Welke bijwerkingen heeft metoprolol?
bult achter mijn oor, is dat een lymfeklier
hoe kom ik van mijn slapeloosheid af zonder pillen
Seit Tagen Kribbeln im linken Arm, wann zum Arzt?
was hilft gegen Heuschnupfen ohne müde zu werden
mein blutdruck ist morgens 150 zu 95
darf man Ibuprofen mit Alkohol nehmen
J'ai mal au dos dès que je reste assis, c'est grave ?
mon fils a de la fièvre depuis trois jours, quel médicament
effets secondaires de la pilule
quel taux de cholestérol est normal à 50 ans
Llevo una semana con dolor de cabeza y mareos
qué pasa si mezclo paracetamol con alcohol
mi análisis dice transaminasas altas
no puedo dormir desde hace un mes
Ik heb een tekenbeet, waar moet ik op letten?
hoeveel mg magnesium per dag is veilig
mijn menstruatie is al twee weken te laat
steken in mijn borst als ik diep ademhaal
Zeckenbiss, worauf muss ich achten?
wie viel magnesium am tag ist unbedenklich
meine regel ist seit zwei wochen überfällig
Stechen in der Brust beim Einatmen
Piqûre de tique, que faut-il surveiller ?
combien de magnésium par jour sans danger
mes règles ont deux semaines de retard
douleur dans la poitrine quand j'inspire
Picadura de garrapata, ¿qué vigilo?
cuánto magnesio al día es seguro
llevo dos semanas de retraso con la regla
pinchazos en el pecho al respirar
ik heb al weken een trillend ooglid, waar kan dat van komen
mag je ibuprofen slikken als je borstvoeding geeft
Seit drei Tagen kribbelt meine linke Hand beim Aufwachen
j'ai des fourmis dans les jambes la nuit, c'est grave ?
quels aliments éviter quand on a du reflux
llevo tres días con la garganta hinchada y sin fiebre
es malo tomar omeprazol todos los días
mi gira la testa quando mi alzo dal letto, cosa può essere
si può bere vino con l'antibiotico
estou com uma tosse seca há três semanas, devo ir ao médico
posso tomar paracetamol estando grávida
Mi fischiano le orecchie da tre giorni, devo andare al pronto soccorso?
la tachipirina si può prendere con l'antibiotico
Ho il ciclo in ritardo di dieci giorni e il test è negativo.
mi sveglio sempre alle tre di notte con l'ansia, che faccio
Che esami del sangue si fanno per la tiroide?
mal di schiena da una settimana, ghiaccio o caldo?
dopo mangiato ho sempre bruciore allo stomaco
Quanto dura la convalescenza dopo un'ernia inguinale?
il dentista vuole devitalizzarmi un dente che non fa male
Goedemiddag, ik ben 71 en slik metoprolol. Mag ik daar ibuprofen naast voor mijn duim of liever paracetamol?
Mijn partner snurkt en stopt soms even met ademen. Is dat slaapapneu, en hoe wordt dat onderzocht?
hab mir beim zwiebelschneiden tief in den daumen gesäbelt, blutet seit 20 min, muss das genäht werden
Unser Säugling hat 38,4 Fieber nach der Impfung. Ab wann müssen wir in die Klinik?
mon fils a des plaques rouges sur le ventre depuis les fraises, pas de fièvre. urgences ou antihistaminique
Bonjour, j'ai 79 ans et j'ai sauté hier ma dose d'anticoagulant. Dois-je en prendre deux aujourd'hui ?
llevo 4 dias con fiebre q sube solo x la noche, 38.5, y sudo mucho. voy al medico o espero
¿Es peligroso tener la tensión en 15/9 durante el embarazo, semana 31?
mi è uscita una bolla sul labbro che brucia, herpes? cosa ci metto
Colesterolo LDL 168 a quarantadue anni: basta la dieta o servono le statine?
minha mae toma losartana e a pressão ta 10 por 6, ela tá tonta. é normal?
Há três meses que não durmo mais de quatro horas seguidas, e os comprimidos de valeriana nada fazem. Que médico devo procurar?
Ich habe seit drei Tagen Kopfschmerzen, soll ich zum Arzt gehen?
J'ai mal au dos depuis une semaine, est-ce que je dois voir un médecin ?
Tengo fiebre y tos desde ayer, ¿qué hago?
Ho mal di testa e febbre, quale farmaco posso prendere?
Estou com dor de garganta e febre, o que eu tomo?
Ik heb pijn in mijn rug, moet ik naar de huisarts?
Pijn onder mijn ribben Pijn onder mijn ribben links, vooral als ik diep adem
Kan niet slapen Kan niet slapen lig elke nacht tot drie uur wakker te malen
Allergisch voor kat? Allergisch voor kat? sinds we hem hebben niezen en rode ogen
Bijwerking metoprolol Bijwerking metoprolol ik ben zo moe
Kribbeln in den Fingern Kribbeln in den Fingern seit heute Morgen, links, ich sitze viel
Douleur au genou Douleur au genou quand je descends les escaliers
Me mareo al levantarme Me mareo al levantarme sobre todo por la mañana
Tosse da tre settimane Tosse da tre settimane soprattutto di notte
Dor nas costas Dor nas costas trabalho sentado o dia todo
`,
  fitness: `
schema om in 12 weken van 0 naar 5 km hardlopen, ik ben 48 en best zwaar
rutina de gimnasio para mujer 45 años, nunca he levantado pesas, 2 días por semana
Klimmzüge: schaffe genau null. Wie komme ich auf fünf?
marathonvorbereitung mit nur 3 läufen die woche möglich?
programme pompes pour débutante, je tiens même pas une planche de 20 sec
Faut-il manger avant une séance de natation à 6 h du matin ?
Maak een schema om van nul naar vijf kilometer hardlopen te gaan in tien weken
hoeveel rustdagen heb je nodig tussen twee zware squatsessies
Wie trainiere ich auf meinen ersten Klimmzug hin?
besser vor oder nach dem krafttraining aufs laufband
Un programme de gainage de dix minutes par jour, sans matériel ?
combien de protéines par jour pour prendre du muscle à 68 kg
Rutina de pesas para mujer de 60 años que nunca ha pisado un gimnasio
como respiro bien cuando nado a crol que me ahogo
Vorrei preparare una 10 km in otto settimane, mi fai una tabella di allenamento?
gli addominali tutti i giorni servono o no
Monta um treino de perna em casa só com elástico
quantas vezes por semana devo nadar para ganhar resistência?
schema om in 8 weken van de bank naar 5 km hardlopen te gaan
Hoe houd ik mijn rug recht bij deadliften?
Trainingsplan für einen Halbmarathon unter zwei Stunden, ich laufe dreimal die Woche
Wieviel Pause zwischen den Sätzen beim Bankdrücken?
programme abdos sans matériel 10 min par jour svp
Faut-il courir le ventre vide pour progresser en endurance ?
rutina de gimnasio para principiantes, 3 días, quiero ganar músculo
¿Cómo respiro bien nadando a crol? Me ahogo a los dos largos.
Esercizi per rassodare i glutei a casa con gli elastici
quante volte a settimana si può fare crossfit senza stancarsi troppo
Quero um treino de pernas pra fazer em casa só com o peso do corpo
Como melhorar o meu tempo nos 10 km, ando há meses nos 58 minutos?
Schema om van 0 naar 10 km te komen, ik fiets alleen naar mijn werk
welke oefeningen zonder gewichten zijn goed voor de billen
Kreuzheben tut mir im unteren Rücken weh, was mach ich bei der Technik falsch?
Welche Gymnastik ist mit 80 und künstlicher Hüfte erlaubt?
Programme de musculation pour une débutante, deux haltères de 4 kg et un tapis
Comment respirer en crawl sans boire la tasse ?
Rutina de calistenia para parque, 3 días, nivel bajo
¿Cada cuánto conviene cambiar las zapatillas de correr?
Esercizi per la postura da fare alla scrivania
Meglio pesi prima o cardio prima se voglio dimagrire?
Treino em casa com elástico, 25 min, 3x por semana
Depois de uma rotura no gémeo, quando posso voltar a jogar à bola?
Hoe vaak per week moet ik krachttraining doen om spieren op te bouwen?
mijn hardloopschema ligt stil door een zere scheen
goede oefeningen voor de buik zonder apparaten
Trainingsplan für den ersten Halbmarathon in drei Stunden
Klimmzüge lernen mit 90 Kilo
Muskelkater, trotzdem trainieren?
Programme pour courir 10 km en moins d'une heure
combien de protéines pour prendre du muscle
exercices pour les abdos sans se faire mal au cou
Rutina de gimnasio de tres días para principiantes
cómo mejorar mi tiempo en media maratón
sentadillas y dolor de rodilla, qué hago mal
Hoe verbeter ik mijn tijd op de 5 km?
push pull legs of full body voor een beginner
squats met pijn in de knie
Wie werde ich auf 5 km schneller?
push pull oder ganzkörper für anfänger
kniebeugen trotz knieschmerzen
Comment améliorer mon temps sur 5 km ?
full body ou split pour un débutant en musculation
squats malgré un genou douloureux
¿Cómo bajo mi tiempo en 5 km?
full body o torso pierna para principiante en el gimnasio
sentadillas con dolor de rodilla
hoe bouw ik op naar tien pull-ups als ik er nu nul kan
mijn hartslag gaat naar 190 bij rustig hardlopen, moet ik zone 2 trainen
wie oft pro Woche Beine trainieren wenn ich auch laufe
Kreuzheben: runder Rücken, wie korrigiere ich die Technik
programme pour courir un 10 km en moins de 50 minutes
j'ai mal aux genoux quand je fais des squats, ma posture ?
rutina de gimnasio de tres días para ganar masa muscular
cómo respirar bien al nadar crol
scheda palestra per principianti tre volte a settimana
quanti passi al giorno per dimagrire camminando
treino de pernas em casa só com elásticos
quanto tempo de descanso entre séries de supino
Quante volte a settimana devo allenare le gambe per crescere?
corro da un mese e mi fanno male le tibie
panca piana: schiena inarcata o piatta
Meglio camminare in salita o correre per dimagrire?
quante proteine al giorno se peso 80 chili e faccio pesi
Come arrivo a fare la prima trazione alla sbarra?
stretching prima o dopo la corsa?
Allenamento per la mezza maratona con tre uscite a settimana
nuoto per chi ha paura dell'acqua alta
squat blijft hangen op 90 kg, knieën zakken naar binnen. meer bilspieroefeningen of gewoon lichter gaan
trainingsplan push pull legs für 4 tage die woche, studio nur bis 22 uhr, will vor allem breite schultern
prog muscu maison avec élastiques, 3 séances/sem, je veux des épaules et pas me ruiner le dos
me duele la espalda baja cuando hago peso muerto, q estoy haciendo mal
panca piana fermo a 70kg da 3 mesi. che faccio, più volume o più riposo??
Posso correr todos os dias quando estou a preparar uma prova de dez quilómetros, ou o corpo precisa de descanso?
Erstelle mir einen Trainingsplan für Muskelaufbau
Hazme una rutina de ejercicios para el gimnasio
Schema 10 km Schema 10 km kan nu 5, drie keer per week, in september
Benen in de sportschool Benen in de sportschool alleen leg press is saai
Klimmzug lernen Klimmzug lernen schaffe keinen einzigen
Reprendre la course Reprendre la course après deux ans d arrêt, 40 ans
Perder barriga Perder barriga tengo 20 minutos al día en casa
`,
  finances: `
Is het slim om mijn studieschuld versneld af te lossen voordat ik een hypotheek aanvraag?
hoeveel spaargeld moet je als buffer hebben met 2 kinderen en een oude auto
Tengo 12.000 euros parados en la cuenta corriente. ¿Letras del Tesoro o fondo monetario?
me conviene reunificar deudas? tengo tres tarjetas y un prestamo del coche
Lohnt sich ein Bausparvertrag noch, wenn ich in acht Jahren ein Haus kaufen will?
steuerklasse 3/5 oder 4/4 wenn meine frau ab sommer elterngeld kriegt
PEA ou assurance vie pour 200 euros par mois quand on a 27 ans ?
le fisc me réclame une taxe d'habitation alors que je suis locataire, jfais quoi
Wat is verstandiger: mijn studieschuld extra aflossen of sparen voor een huis?
hoe lees ik mijn pensioenoverzicht, ik snap er echt geen bal van
Lohnt sich eine Rürup-Rente für Selbstständige mit schwankendem Einkommen?
schufa eintrag trotz bezahlter rechnung, wie krieg ich den raus
Assurance vie ou PEA pour placer 15 000 euros sur dix ans ?
comment sortir d'un découvert permanent de 800 balles
¿Me conviene amortizar hipoteca en plazo o en cuota?
como se declara el alquiler de una habitacion en la renta
Conviene il mutuo a tasso fisso o variabile in questo periodo?
come faccio a mettere da parte 100 euro al mese con uno stipendio da 1200
Tesouro Direto ou CDB para uma reserva de emergência?
Como funciona a isenção de mais-valias na venda da primeira habitação?
is het slim om nu extra af te lossen op een aflossingsvrije hypotheek
Wat is het verschil tussen box 1 en box 3 bij de belastingaangifte?
Lohnt sich ein Bausparvertrag bei den aktuellen Zinsen noch?
etf sparplan 150 euro im monat, thesaurierend oder ausschüttend?
Wie setze ich meine Umzugskosten in der Steuererklärung ab?
Livret A ou assurance-vie pour placer 10 000 euros sans risque ?
comment déclarer mes revenus locatifs en meublé, micro-bic ou réel
Est-ce le bon moment pour renégocier mon prêt immobilier à 3,9 % ?
¿Me conviene amortizar hipoteca en cuota o en plazo?
como empiezo a ahorrar si gano 1200 al mes y pago 600 de alquiler
Conviene aprire un conto deposito o comprare BTP?
quanto posso detrarre per la ristrutturazione del bagno nel 730
Vorrei estinguere il prestito dell'auto in anticipo, ci sono penali da pagare?
tesouro selic ou cdb pra reserva de emergência?
Como se calcula o IRS de um trabalhador independente em Portugal?
Is groen sparen fiscaal nog interessant of kan ik beter aflossen?
ik sta elke maand rood rond de 20e, help me een budget maken
Was passiert mit meinem Bausparvertrag von 2009, darf die Bank den einfach kündigen?
etf sparplan mit 50 euro im monat, bringt das überhaupt was
PEL à 1 %, je le ferme ou je le garde ?
Comment fonctionne une donation avec réserve d'usufruit et combien cela coûte-t-il en impôts ?
Tengo 4.000 euros parados en la cuenta. ¿Letras del Tesoro o depósito?
me sale a pagar la renta 600€, se puede fraccionar?
Conviene il mutuo a tasso fisso o variabile adesso?
quanto posso mettere da parte con 1400 al mese e 550 di affitto, aiutami coi conti
Compensa antecipar as parcelas do carro ou deixar no CDI?
Como funciona o IRS Jovem e tenho de fazer alguma coisa para o pedir?
Kan ik mijn energierekening in termijnen betalen?
etf of spaarrekening voor 200 euro per maand
ik kreeg een aanslag van de belastingdienst die niet klopt
Lohnt sich ein Bausparvertrag noch?
wie setze ich das Arbeitszimmer von der Steuer ab
800 euro nebenkosten nachzahlung, kann das stimmen
ETF-Sparplan bei welcher Bank
Livret A ou assurance vie pour 5000 euros ?
comment contester un prélèvement sur mon compte
j'ai reçu un avis d'impôt trop élevé
combien emprunter avec un salaire de 2300 net
¿Me conviene amortizar hipoteca o invertir?
cómo reclamo una comisión del banco
me sale a pagar la declaración de la renta
cuánto debería ahorrar al mes con un sueldo de 1500
Moet ik erfbelasting betalen over het huis van mijn tante?
wat is het verschil tussen annuitair en lineair
roodstand bij ing, hoe duur is dat
Muss ich Erbschaftssteuer auf das Haus meiner Tante zahlen?
wie viel Notgroschen braucht man
dispo bei der sparkasse, wie komme ich da raus
Dois-je payer des droits de succession sur la maison de ma tante ?
combien mettre de côté chaque mois
découvert à la banque, comment en sortir
¿Tengo que pagar impuesto de sucesiones por la casa de mi tía?
cuánto dinero guardar para imprevistos
números rojos en el banco, cómo salgo
is het slim om mijn studieschuld eerder af te lossen nu de rente stijgt
hoeveel mag ik belastingvrij schenken aan mijn kinderen
Lohnt sich eine Rürup Rente wenn man selbständig ist
Nebenkostenabrechnung 600 Euro Nachzahlung, kann das stimmen?
vaut-il mieux un livret A ou une assurance vie pour 10 000 euros
je suis à découvert chaque fin de mois, par où commencer
me conviene amortizar hipoteca o invertir en un fondo indexado
cómo declaro el alquiler de una habitación en la renta
conviene il 730 o il modello redditi se ho due lavori
come risparmio 200 euro al mese con uno stipendio di 1400
vale a pena tirar do poupança e colocar no tesouro direto
como faço para sair do rotativo do cartão de crédito
Ho ereditato 20 mila euro, li tengo sul conto o compro BTP?
come faccio il 730 se ho due CUD
La banca mi ha alzato le spese del conto, posso cambiare senza penali?
conviene estinguere il prestito dell'auto in anticipo?
Cos'è un ETF spiegato a mia madre?
bolletta della luce triplicata, chi controllo
Quanto dovrei avere nel fondo di emergenza con due figli e un affitto?
mi è arrivata una cartella esattoriale di 400 euro, è giusta?
Meglio il TFR in azienda o nel fondo pensione?
la carta di credito revolving mi sta mangiando vivo
We willen een woning van 385.000 kopen met één vast en één flexcontract. Hoeveel hypotheek zit er ongeveer in?
kreeg een brief van de belastingdienst dat ik 640 zorgtoeslag terug moet betalen, kan dat in stukjes
Lohnt sich eine Umschuldung meines Ratenkredits, wenn der Zins von 8,9 auf 6,2 Prozent fällt, aber Vorfälligkeit anfällt?
Muss ich als Rentnerin mit 1.640 Euro im Monat eine Steuererklärung abgeben?
On nous propose un prêt sur 25 ans à 3,4 % ou sur 20 ans à 3,1 %. Comment comparer le coût total ?
Assurance-vie ou PEA pour 10 000 euros dont je n'aurai pas besoin avant huit ans ?
¿Nos conviene amortizar hipoteca reduciendo cuota o reduciendo plazo? Quedan 92.000 euros y 17 años.
Soy autónoma desde marzo: ¿qué gastos de mi casa puedo deducir en el modelo 130?
Conviene il tasso fisso o il variabile per un mutuo di 140.000 euro a trent'anni, con la rata che non deve superare 650?
I BTP legati all'inflazione sono adatti a una pensionata prudente, oppure meglio un conto deposito?
Vale a pena trocar o crédito à habitação de taxa variável para mista, faltando 22 anos e com spread de 0,9?
Recebi uma herança de 30 mil euros. Certificados de aforro ou depósito a prazo?
Wie kann ich jeden Monat mehr Geld sparen?
Comment puis-je payer moins d'impôts sur mon salaire ?
¿Cómo puedo ahorrar dinero para comprar una casa?
Como faço para investir o meu dinheiro em ações?
Hoeveel belasting moet ik betalen over mijn spaargeld?
Aflossen of beleggen Aflossen of beleggen hypotheek 2,1 procent, 20k spaargeld
Box 3 Box 3 moet ik wat betalen over 70.000
Energierekening verdubbeld Energierekening verdubbeld termijnbedrag van 140 naar 290, mag dat zomaar
Depot wechseln Depot wechseln lohnt sich das bei 8000 Euro
Nebenkostenabrechnung Nebenkostenabrechnung Vermieter will 840 nachhaben
Livret ou assurance-vie Livret ou assurance-vie 15 000 euros, dans 3 ans j achète
Hipoteca fija o variable Hipoteca fija o variable 180.000 a 25 años
Me han cobrado dos veces Me han cobrado dos veces el supermercado, con tarjeta
Bolletta altissima Bolletta altissima 320 euro per due persone
Tesouro Direto Tesouro Direto vale a pena com mil reais
`,
  family: `
Onze puber komt zijn kamer niet meer uit en praat alleen nog via appjes. Hoe krijg ik weer contact?
mijn zus wil het huis van pa en ma verkopen en ik niet, hoe houden we het gezellig
Mi hijo de 3 años muerde a otros niños en la guardería. ¿Qué hacemos en casa?
mi padre con alzheimer ya no me reconoce y no sé cómo visitarlo sin romperme
Unsere Zwillinge wollen in getrennte Klassen, die Schule sträubt sich. Was spricht dafür und dagegen?
meine schwester redet seit der beerdigung von papa nicht mehr mit mir, soll ich den ersten schritt machen
Mon ado de 14 ans veut un tatouage, son père est d'accord, moi non. Comment en parler calmement ?
comment annoncer ma grossesse à mes parents qui ne supportent pas mon copain
Mijn dochter van drie slaat haar babybroertje. Hoe pak ik dat aan?
mn ouders gaan scheiden na 40 jaar en ik zit ertussen in
Unser Sohn will nicht mehr zu seinem Vater. Wie spreche ich das an, ohne ihn zu beeinflussen?
Wie teilen meine Geschwister und ich die Pflege unserer dementen Mutter gerecht auf?
Ma fille de 6 ans refuse de dormir seule depuis le divorce. Que faire ?
mon frère ne vient plus aux repas de famille et ma mère en souffre, comment lui parler
Mi hijo de cuatro años tiene celos de su hermanita recién nacida. ¿Cómo lo ayudo?
¿Cómo le digo a mi padre que ya no debería conducir?
Mio marito e io non siamo d'accordo su come educare i figli. Da dove cominciamo?
mia sorella non mi parla da Natale, come faccio il primo passo
A minha filha adolescente quer ir viver com a avó. Como é que conversamos sobre isso?
meu filho de 2 anos só come se tiver desenho ligado, como tirar isso
Mijn schoonmoeder bemoeit zich met de opvoeding van onze tweeling. Hoe stel ik grenzen?
hoe vertel je een kleuter dat papa en mama gaan scheiden
Meine Tochter (14) will bei ihrem Vater wohnen. Wie reagiere ich, ohne sie zu verletzen?
Wir erwarten unser zweites Kind, wie bereiten wir den großen Bruder vor?
mein bruder und ich streiten seit papas tod um alles, wie finden wir wieder zueinander
Ma fille de 3 ans refuse de dormir dans sa chambre, on est épuisés mon mari et moi.
comment annoncer à mes parents que je ne viendrai pas à noël cette année sans les blesser
Mi hijo de ocho años miente por todo. ¿Cómo lo corrijo sin gritar?
mi suegra se quiere venir a vivir con nosotros y mi marido ya dijo que sí, ayuda
Mio padre è vedovo e si sente solo, come posso stargli vicino se vivo a 500 km?
le mie due figlie litigano dalla mattina alla sera, consigli?
Come dico a mia moglie che non voglio un altro figlio?
O meu filho adolescente passa o dia fechado no quarto, como me aproximo dele?
minha irmã pediu pra eu ser madrinha do bebê dela mas a gente mal se fala, e agora
mijn moeder belt 6x per dag sinds pa er niet meer is, hoe geef ik dat een beetje grenzen
Leuke naam voor een meisje die ook in het Turks werkt? We komen er samen niet uit 🙂
Unser Sohn (4) beißt in der Kita andere Kinder. Wie reagieren wir richtig?
Meine Eltern lassen sich nach 41 Jahren scheiden und beide wollen, dass ich Partei ergreife.
Ma belle-mère critique tout ce que je fais avec le bébé. Je craque.
idées d'activités avec mes petits-enfants de 3 et 7 ans quand il pleut ?
Mi hija adolescente se ha echado un novio que no me gusta nada
cómo repartimos entre los hermanos el cuidado de papá sin pelearnos?
Mio marito e mia madre non si parlano da Natale. Come faccio da ponte senza bruciarmi?
nostra figlia di 2 anni vuole dormire solo nel lettone
O meu irmão só aparece quando precisa de dinheiro. Como digo que não?
como conto pra minha filha de 6 que o cachorro morreu 😢
Mijn dochter van 3 wil niet in haar eigen bed slapen
hoe verdelen we de zorg voor onze dementerende moeder
mijn man en ik ruziën over het huishouden
cadeau voor het jubileum van mijn ouders
Meine Schwiegermutter mischt sich in die Erziehung ein
unser Sohn, 5, will nicht in den Kindergarten
wie sage ich meinen eltern dass wir weihnachten nicht kommen
meine Schwester und ich streiten ums Erbe der Oma
Mon ado passe ses nuits sur son téléphone
Ma belle-mère s'invite tous les dimanches
comment annoncer ma grossesse à mes parents
garde alternée, quel rythme pour un enfant de 3 ans
Mi hijo de 4 años pega a otros niños en el cole
mi suegra opina de todo en nuestra casa
cómo contarle a mis padres que me separo
ideas para las bodas de oro de mis abuelos
Mijn schoonzus wil niet op de bruiloft komen
onze baby van 8 maanden slaapt niet door
hoe vertel ik mijn ouders dat ik ga scheiden
mijn zoon van 14 wil stoppen met school
Meine Schwägerin will nicht zur Hochzeit kommen
unser Baby schläft mit acht Monaten nicht durch
wie sage ich meinen Eltern, dass ich mich scheiden lasse
mein Sohn, 14, will die Schule abbrechen
Ma belle-sœur refuse de venir au mariage
notre bébé de 8 mois ne fait pas ses nuits
comment dire à mes parents que je divorce
mon fils de 14 ans veut arrêter l'école
Mi cuñada no quiere venir a la boda
nuestro bebé de 8 meses no duerme de noche
cómo les digo a mis padres que me divorcio
mi hijo de 14 quiere dejar el instituto
mijn puber praat niet meer tegen ons sinds de scheiding
hoe vertel ik mijn moeder dat we dit jaar kerst zonder haar vieren
Meine Schwiegermutter mischt sich ständig in die Erziehung ein
unser 3jähriger haut andere Kinder in der Kita, was tun
mes deux enfants se disputent du matin au soir, je n'en peux plus
Comment annoncer à mes parents que je ne viens pas à Noël
mi hermana y yo no nos hablamos desde la herencia de la abuela
mi hija de dos años no quiere dormir sola
mio marito e io litighiamo sempre su chi porta i bimbi a scuola
mia nonna ha l'Alzheimer e non riconosce più nessuno, come le parlo
o meu filho de 15 anos só quer jogar e falta às aulas
minha sogra chega sem avisar todo domingo, como lido
Mia suocera critica come educo i bambini, che le rispondo?
il mio compagno non vuole sposarsi e io sì
Come dico a mio figlio di cinque anni che il nonno è morto?
mia moglie dice che non la ascolto
I miei si separano a sessant'anni e mi mettono in mezzo.
mio fratello beve troppo, come gliene parlo senza litigare
Idee per le nozze d'oro dei miei genitori?
mia figlia adolescente non esce dalla camera
Il padre di mio figlio non paga e non lo viene a prendere.
come scelgo il nome per la bambina con un cognome corto
Onze dochter van twee wil alleen nog door papa naar bed gebracht worden en ik word er verdrietig van. Is dit een fase?
we gaan scheiden en willen co-ouderschap, kids zijn 5 en 9. om de week wisselen of 2-2-5-5?
Mein Vater ist gestorben, und meine Mutter will partout nicht über die Beerdigung reden. Wie können wir Geschwister sie behutsam einbinden?
Patchwork zu sechst: Ihre Kinder duzen mich beim Vornamen, meine sagen „die Neue". Was hilft, damit wir zusammenwachsen?
Mon ado refuse de venir chez sa grand-mère à Noël. Faut-il le forcer ?
bébé de 5 mois qui se réveille toutes les heures, on est des zombies mon mari et moi
Mi hijo adolescente me ha dicho que no quiere vivir más conmigo sino con su padre. ¿Cómo le respondo sin derrumbarme?
mi suegra opina de tooodo lo del bebe, q le doy pecho, q no le doy... como le pongo limites
Mio marito e io litighiamo sull'educazione dei figli davanti a loro. Come smettere?
mia sorella si sposa e nn ha invitato nostro padre, lui piange. che faccio io in mezzo
O meu filho de nove anos mente sobre coisas pequenas. Castigo ou conversa?
meus pais se separaram com 60 anos e os dois me ligam pra falar mal do outro, socorro
Meine Tochter will nicht schlafen, was kann ich tun?
Idées de cadeau pour la fête de ma mère
Cosa posso regalare a mio marito per il nostro anniversario di matrimonio?
Driftbuien Driftbuien hij is 3 en ligt in de winkel op de grond
Cadeau voor oma Cadeau voor oma wordt 85, heeft alles al, houdt van puzzelen
Mijn broer en de erfenis Mijn broer en de erfenis hij wil het huis van onze ouders verkopen, ik niet
Einschulung Einschulung was schreibe ich meinem Patenkind in die Karte
Schwiegermutter kommt ständig Schwiegermutter kommt ständig ohne anzurufen
Mon ado ne parle plus Mon ado ne parle plus 15 ans, porte fermée
Mi hija no quiere dormir sola Mi hija no quiere dormir sola tiene 6 años
Regalo per i miei nonni Regalo per i miei nonni sessanta anni di matrimonio
Birra no mercado Birra no mercado meu filho de 3 anos
`,
  friends: `
Een vriendin reageert al weken niet op mijn berichten
hoe maak ik nieuwe vrienden na een verhuizing
wat schrijf ik op de kaart voor een vriend die vijftig wordt
Eine Freundin hat mein Geheimnis weitererzählt
wie finde ich mit 40 neue Freunde in einer fremden Stadt
Geburtstagsrede für meinen besten Freund
Ma meilleure amie ne me parle plus depuis son mariage
idée de cadeau d'anniversaire pour un pote qui a tout
comment se faire des amis dans une nouvelle ville
Mi mejor amigo me debe dinero y se hace el loco
cómo hacer amigos si trabajo desde casa
mensaje de cumpleaños para una amiga lejana
Mijn huisgenoot doet nooit de afwas
hoe zeg ik een vriendschap op
Mein Mitbewohner spült nie ab
wie beende ich eine Freundschaft
Mon coloc ne fait jamais la vaisselle
comment mettre fin à une amitié
Mi compañero de piso nunca friega
cómo terminar una amistad
vriendin appt alleen als ze wat nodig heeft. ben er klaar mee maar we kennen elkaar sinds de brugklas, wat nu
Hoe organiseer je een vrijgezellenfeest waar zowel de studievrienden als de hockeyvrienden zich thuis voelen?
Meine beste Freundin hat sich mit meinem Ex getroffen und mir nichts gesagt. Sprech ich sie drauf an?
was schreibt man nem kumpel zum 40. wenn man sich eig nur noch über fußball unterhält
Mon meilleur pote sort avec une fille que je ne supporte pas, et il veut partir en vacances à quatre. Je dis quoi ?
on était un groupe de 6 copines et là elles ont fait un whatsapp sans moi. jfais quoi
Presté dinero a un amigo hace un año y ahora evita verme. ¿Se lo reclamo o doy por perdida la amistad?
Me jubilo en un pueblo donde no conozco a nadie. ¿Ideas para hacer amistades a mi edad, siendo tímido?
La mia migliore amica ha avuto un bambino e non abbiamo più niente da dirci. Normale?
Dopo il trasferimento a Torino vorrei conoscere persone: la sera mi sento solo. Da dove parto?
Uma amiga contou um segredo meu no grupo. Perdoo ou me afasto?
meu brother casa em março e eu sou padrinho, como escrevo um discurso que não seja só zoeira
Mi mejor amiga no me habla, ¿qué debo hacer?
Vrijgezellenfeest Vrijgezellenfeest 8 meiden, budget 60 pp, niet te flauw
Vriendin appt niet terug Vriendin appt niet terug al twee weken, ik zie dat ze online is
Mitbewohner putzt nie Mitbewohner putzt nie WG zu dritt
Discours témoin Discours témoin mon pote se marie, on a fait les 400 coups
Discurso para mi mejor amigo Discurso para mi mejor amigo se casa en mayo
Texto de aniversário Texto de aniversário para minha melhor amiga, engraçado
`,
  politics: `
Wat is het verschil tussen de Eerste en de Tweede Kamer en waarom kan de Eerste iets tegenhouden?
leg uit waarom die formatie altijd zo lang duurt
explica como si tuviera 15 años qué es una moción de censura
Wie funktionieren Überhang- und Ausgleichsmandate seit der Wahlrechtsreform?
C'est quoi exactement le 49.3 et pourquoi ça énerve tout le monde ?
Wat doet een informateur precies tijdens een kabinetsformatie?
waarom hebben we eigenlijk een eerste kamer
Was ist der Unterschied zwischen Erst- und Zweitstimme?
Welche Folgen hätte eine Abschaffung der Schuldenbremse für die Länder?
À quoi sert exactement l'article 49.3 ?
c'est quoi la différence entre un député et un sénateur dans le vote du budget
¿Qué es una moción de censura constructiva?
por qué hay partidos que solo se presentan en una comunidad autónoma
Come funziona il premio di maggioranza nella legge elettorale italiana?
che poteri ha davvero il presidente della repubblica
Como se elege o presidente da Assembleia da República?
qual a diferença entre deputado estadual e federal na prática
Waarom duurt een kabinetsformatie in Nederland altijd zo lang?
Was würde eine Abschaffung der Fünf-Prozent-Hürde für den Bundestag bedeuten?
Erklär mir neutral, wofür CDU und Grüne in der Klimapolitik stehen.
À quoi sert l'article 49.3 et pourquoi fait-il polémique à l'Assemblée ?
c'est quoi la différence entre le sénat et l'assemblée nationale, qui a le dernier mot
¿Qué diferencia hay entre una moción de censura y una cuestión de confianza?
¿Por qué hay tanta abstención en las elecciones europeas?
Come funziona il premierato e cosa cambierebbe per il Presidente della Repubblica?
Perché in Italia i governi cadono così spesso?
O que faz um deputado federal e o que faz um senador?
Porque é que o Presidente pode dissolver a Assembleia da República?
Waarom duurt een kabinetsformatie hier altijd zo lang vergeleken met andere landen?
wat doet een waterschap en moet ik daar nou echt voor stemmen
Was ist der Unterschied zwischen Erst- und Zweitstimme, und was hat sich bei den Überhangmandaten geändert?
Warum kann Ungarn in der EU eigentlich immer alles blockieren?
C'est quoi exactement le 49.3 et pourquoi tout le monde s'énerve avec ?
Quelle est la différence entre un conseiller régional et départemental ?
¿Qué pasa si no se aprueban los presupuestos generales?
por qué en EEUU gana alguien con menos votos que el otro??
Spiegami il premierato: cosa cambierebbe per il Presidente della Repubblica?
perche in svizzera votano su tutto e noi no
O que faz um vereador na prática?
Porque é que o Presidente pode dissolver a Assembleia e em que casos?
Waarom valt het kabinet steeds?
wat doet de provincie eigenlijk, en waarom stemmen we daarvoor
verschil tussen d66 en volt in het kort
Warum gibt es Überhangmandate im Bundestag?
was darf der Bundesrat blockieren
Unterschied zwischen AfD und FDP in der Steuerpolitik
Pourquoi le Sénat peut-il bloquer une loi ?
comment fonctionne l'élection présidentielle au second tour
c'est quoi la différence entre gauche et extrême gauche
¿Qué hace el Senado en España?
por qué hay elecciones anticipadas
diferencias entre monarquía parlamentaria y república
Wat is het standpunt van GroenLinks over stikstof?
hoe werkt de verkiezing van de waterschappen
waarom is er een koning in Nederland
Was will die SPD bei der Rente ändern?
wie wird der Bundespräsident gewählt
warum hat Deutschland kein Mehrheitswahlrecht
Que propose le PS sur les retraites ?
comment sont élus les sénateurs
pourquoi y a-t-il un premier ministre et un président
¿Qué propone el PSOE sobre las pensiones?
cómo se elige al presidente del gobierno
por qué España es una monarquía
hoe werkt de evenredige vertegenwoordiging bij de Tweede Kamerverkiezingen
Was unterscheidet Erst- und Zweitstimme bei der Bundestagswahl?
C'est quoi le 49.3 et pourquoi tout le monde s'énerve
qué diferencia hay entre el senado y el congreso
come funziona il voto di fiducia in parlamento
como funciona o segundo turno das eleições
Perché in Italia i governi durano così poco?
differenza tra decreto legge e disegno di legge
Come si vota all'estero per il referendum?
cosa vuole davvero la Lega sull'autonomia differenziata
Il Parlamento europeo che cosa decide per noi?
chi elegge il sindaco di una città metropolitana
Spiegami il conflitto in Ucraina dall'inizio, senza propaganda.
salario minimo: argomenti a favore e contro
Come funziona il voto di fiducia?
perché gli Stati Uniti hanno solo due partiti
Leg eens neutraal uit waarom boeren zo boos zijn over het stikstofbeleid en wat het kabinet voorstelt.
Fasse bitte die Positionen der im Landtag vertretenen Parteien zur Kitagebührenfreiheit sachlich zusammen.
Explique-moi sans parti pris les arguments pour et contre la proportionnelle aux législatives.
explicame facil la ley d'hondt que en clase de ciudadania discutimos si era justa
spiegami il premio di maggioranza in 5 righe senza dire chi ha ragione
explica voto distrital misto pra leigo, prós e contras
Wie funktioniert die Wahl zum Bundestag?
Wat doet de Eerste Kamer Wat doet de Eerste Kamer is het niet dubbelop
Stikstof Stikstof leg de standpunten naast elkaar van bbb en groenlinks
Erst- und Zweitstimme Erst- und Zweitstimme was zählt mehr
Motion de censure Motion de censure ça marche comment
Qué es el Senado Qué es el Senado y por qué nadie lo quiere
Come si elegge il presidente Come si elegge il presidente non lo votiamo noi?
`,
  religion: `
Waarom vasten protestanten eigenlijk niet en katholieken wel?
¿Qué diferencia hay entre un diácono y un sacerdote?
por que los judios no comen cerdo, viene en la biblia?
Warum feiern orthodoxe Christen Weihnachten im Januar?
Que célèbrent les musulmans pendant l'Aïd el-Kébir et pourquoi un mouton ?
Wat is het verschil tussen gereformeerd en hervormd?
Waarom vieren joden sjabbat op vrijdagavond?
Warum feiern die orthodoxen Kirchen Ostern an einem anderen Tag?
was sagt der buddhismus über wiedergeburt ohne seele
Quelle est la signification du carême chez les catholiques ?
pourquoi les sikhs portent-ils un turban
¿Qué diferencia hay entre suníes y chiíes?
¿Por qué la Semana Santa cambia de fecha cada año según la Iglesia?
Che cosa si celebra il giorno di Ognissanti?
Perché i Testimoni di Geova non festeggiano i compleanni?
O que é o candomblé e quais são os principais orixás?
Porque é que Fátima se tornou um lugar de peregrinação?
Wat is het verschil tussen gereformeerd en hervormd geloven?
Welke betekenis heeft het offerfeest voor moslims?
Warum fasten katholische Christen vor Ostern genau vierzig Tage?
Que signifie le carême pour les catholiques d'aujourd'hui ?
Pourquoi les juifs allument-ils des bougies le vendredi soir ?
¿Quién fue santa Teresa de Jesús y qué enseñó sobre la oración?
que dice el islam sobre el ayuno de los enfermos en ramadán
Che differenza c'è tra un beato e un santo per la Chiesa cattolica?
Qual é a diferença entre candomblé e umbanda?
o que a bíblia diz sobre perdoar quem não se arrepende
Wat is het verschil tussen gereformeerd en hervormd? Mijn opa maakte er altijd ruzie over.
Waarom vasten katholieken veertig dagen en tellen de zondagen niet mee?
Wie tritt man aus der Kirche aus und kann man trotzdem noch Patin sein?
Was bedeutet Karma im Buddhismus wirklich, nicht das Instagram-Zeug?
Pourquoi la date de Pâques diffère-t-elle chez les orthodoxes ?
je veux me faire baptiser à 30 ans, ça se passe comment
¿Qué significan los nazarenos y los capirotes de la Semana Santa?
Quiero leer la Biblia por primera vez. ¿Por qué libro empiezo?
Che differenza c'è tra un beato e un santo?
Mi incuriosisce lo shintoismo: è una religione o una tradizione?
Qual é a diferença entre umbanda e candomblé?
O que aconteceu em Fátima segundo a Igreja?
Wat betekent Pinksteren voor christenen?
mag je als moslim een hond hebben
waarom bidden joden bij de klaagmuur
darf ein evangelischer Pate bei einer katholischen Taufe sein
was sagt der Buddhismus über das Leiden
Pourquoi les musulmans jeûnent-ils pendant le ramadan ?
que représente le carême chez les catholiques
prière pour un défunt, quelque chose de court
¿Qué se celebra el Viernes Santo?
oración corta por un familiar enfermo
en qué creen los testigos de Jehová
Wat zegt de bijbel over vergeving?
hoe vier je het suikerfeest
Was sagt die Bibel über Vergebung?
wie feiert man das Zuckerfest
Que dit la Bible sur le pardon ?
comment fête-t-on l'Aïd
¿Qué dice la Biblia sobre el perdón?
cómo se celebra el ramadán
wat betekent de ramadan voor moslims en waarom verschuift die elk jaar
Warum feiern Christen eigentlich Pfingsten?
Pourquoi les juifs ne mangent-ils pas de porc ?
por qué los católicos no comen carne en cuaresma
che significato ha la Pasqua ebraica
por que os evangélicos não veneram santos
Perché la Pasqua cambia data ogni anno?
che significa la parabola del figliol prodigo
Si può fare da padrino senza essere cresimati?
come si recita il rosario
Come preparo i bambini alla prima comunione se non vado a messa?
perché gli ebrei non mangiano maiale
Che differenza c'è tra buddismo zen e tibetano?
una preghiera breve per un funerale
Wat betekent de vastentijd voor protestanten, vasten die eigenlijk ook?
Ik zoek een bijbeltekst voor een rouwkaart van een gelovige oma, liefst een psalm
Ich bin aus der Kirche ausgetreten und soll Patin werden. Geht das in der evangelischen Gemeinde irgendwie?
Für unsere kirchliche Trauung suchen wir einen Trauspruch aus der Bibel, der nicht schon auf jeder Kerze steht.
Pourquoi la date de Pâques change-t-elle chaque année, et les orthodoxes la fêtent-ils en même temps que les catholiques ?
jvoudrais apprendre à prier, jamais été baptisé, par où commence t on
¿Qué se reza en una novena de difuntos y cuántos días dura?
mi hija hace la primera comunion y el cura pide que los padres lean algo del evangelio, cual es corto y bonito
Che cosa si intende per indulgenza plenaria nell'anno giubilare?
Qual è il significato dei sette veli, o meglio dei sette giri, attorno alla Kaaba durante il pellegrinaggio?
Qual é a origem da festa de Iemanjá e como ela se relaciona com o candomblé?
jejum de daniel 21 dias, o que diz a biblia mesmo sobre o que pode comer
Quelle est une bonne prière pour le soir ?
Qual é a oração para a missa de domingo na igreja?
Psalm 23 Psalm 23 wat betekent dal van de schaduw
Verschil katholiek en protestant Verschil katholiek en protestant voor onze trouwdienst
Fürbitten für Taufe Fürbitten für Taufe drei Stück, kurz, für die Paten zum Vorlesen
Lecture pour un enterrement Lecture pour un enterrement messe, quelque chose de court sur l espérance
Oración por los enfermos Oración por los enfermos corta, para leer en familia
Preghiera per la comunione Preghiera per la comunione per mia figlia, semplice
Salmo 91 Salmo 91 o que significa
`,
  other: `
vaatwasser piept 3x en stopt, bosch, foutcode E15
Recept voor erwtensoep zonder varkensvlees maar wel met smaak
mijn hortensia is helemaal bruin na de vorst, terugsnoeien of laten?
Welke bordspellen zijn leuk met z'n tweeën?
la tortilla siempre se me pega a la sartén, qué hago mal
Viaje por Galicia en furgoneta, 6 días, con perro grande, sin autopistas
gotea el grifo de la cocina, es monomando, se puede arreglar sin fontanero?
wühlmäuse im hochbeet, was hilft ohne gift
Sauerteig wird innen klitschig, Kruste ist super. Woran liegt's?
kaninchen frisst seit heute früh nicht, liegt aber entspannt da
Stell mir eine Packliste für eine Alpenüberquerung zu Fuß zusammen, Hütten, sieben Tage
ma pâte à crêpes fait toujours des grumeaux
Quel itinéraire vélo entre Nantes et La Rochelle en évitant les grosses routes ?
tache de vin rouge sur canapé en lin, vite
hoe krijg ik mijn erwtensoep dikker zonder bloem
Welke planten overleven een schaduwrijk balkon op het noorden?
Mijn televisie gaat steeds uit zichzelf aan, wat kan dat zijn?
leuke steden voor een weekendje weg met de trein vanuit Utrecht?
Meine Semmelknödel zerfallen immer im Wasser. Woran liegt das?
Welche Serie schaut man nach The Wire?
lohnt sich ein gebrauchter e-reader oder lieber neu
Comment rattraper une mayonnaise qui a tourné ?
quelle tondeuse pour un petit terrain en pente
Un itinéraire de quatre jours en Bretagne sans voiture ?
C'est quoi ce film où un homme revit toujours la même journée avec une marmotte ?
¿Cómo consigo que la tortilla me quede jugosa por dentro?
mi movil se calienta un monton cuando lo cargo
Recomiéndame novelas negras ambientadas en Galicia
que puedo ver en oporto en un día y medio
Quanto tempo deve riposare l'impasto della pizza in frigo?
il mio basilico muore sempre dopo due settimane
Che macchina fotografica usata consigli per iniziare, sotto i 300 euro?
gioco da tavolo divertente per sei persone?
Qual é o truque para o pão de queijo não murchar?
me indica uma série curtinha de suspense
Como tiro riscos de um soalho de madeira encerada?
vale a pena viajar pros açores em fevereiro?
Hoe krijg ik kaarsvet uit een linnen tafelkleed?
wat kan ik in een weekend in gent allemaal zien
Mein Thermomix-Hefeteig geht nie auf, was mach ich falsch?
Welche Kamera taugt für Vogelfotos, wenn man kein Stativ schleppen mag?
On part dix jours en Écosse avec un van, tu nous fais un itinéraire ?
¿Qué hago para que la tortilla no se me pegue a la sartén?
mi móvil se calienta mucho al cargar, es la batería?
Il basilico sul balcone ingiallisce, sole troppo forte o troppa acqua?
consigliami una serie gialla scandinava non troppo cruenta
Como tiro cheiro de mofo do guarda-roupa?
qual a origem da expressão "fazer uma vaquinha"
schimmel in de voegen van de douche, wat helpt echt
Recept voor snert zoals oma die maakte, met veel knolselderij
Met de trein naar Kopenhagen, is dat te doen met twee kleuters?
mijn tablet laadt niet meer op maar de kabel is goed, wat nu
Heizkörper gluckert trotz Entlüften. Was kann ich noch probieren?
mein hefeteig geht nie auf 😩
Welches Spiel passt für zwei Erwachsene, die Catan nicht mehr sehen können?
Smart-TV oder lieber einen Stick an den alten Fernseher hängen?
des traces blanches sur mes verres au lave-vaisselle, que faire
une recette de gratin dauphinois SANS fromage svp
Une semaine en Corse sans voiture, c'est jouable ?
casque à réduction de bruit pour moins de 100 euros, tu prendrais lequel
se me ha atascado el fregadero y no quiero llamar al fontanero
tortilla: ¿con cebolla, y la patata antes confitada o frita fuerte?
Qué ver en Oaxaca en cuatro días con dos abuelas muy marchosas
un juego de la switch para jugar con mi hermana pequeña q no sea mario kart
le formiche mi hanno invaso la cucina a novembre, ma è possibile
carbonara per otto persone, dosi?
Weekend lungo in Slovenia con il cane, dove dormiamo?
il mio iphone dice memoria piena ma ho cancellato tutto
como tirar cheiro de mofo do guarda-roupa
bacalhau à Brás sem ficar seco, qual é o truque?
qual a build boa pra começar no elden ring de mago
Comprei um Kindle usado e está bloqueado na conta do outro dono, tem jeito?
Hoe krijg ik kalk uit mijn waterkoker?
mijn laptop start niet meer op na de update
wat te doen in Gent met twee pubers en regen
hoe lang moet een varkenshaasje in de oven
onze kat plast naast de bak
tip een goede thriller serie op netflix
tomatenplanten hebben bruine vlekken
Wie bekomme ich Rotwein aus dem Teppich?
Meine Monstera hat gelbe Blätter
drei Tage Lissabon im Februar, was lohnt sich
rezept für kürbissuppe mit kokosmilch
drucker wird im wlan nicht gefunden
Comment détartrer une bouilloire ?
mon wifi coupe toutes les heures
itinéraire d'une semaine en Bretagne en train
gratin dauphinois pour huit personnes
mon chien mange ses croquettes trop vite
Cómo quito el moho de la ducha
tortilla de patatas jugosa, ¿cuántos huevos?
mi perro tiene miedo a los petardos
qué ver en Oporto en dos días
el móvil no carga con ningún cable
Mijn fiets maakt een tikkend geluid bij het trappen
recept voor appeltaart met spelt
drie dagen Kopenhagen met weinig geld
hoe verwijder ik inkt uit een wit overhemd
welke telefoon onder 300 euro heeft een goede camera
mijn hond eet gras
boeken die lijken op De aanslag
hoe snoei ik een olijfboom in een pot
schrijf een rijmpje voor sinterklaas
Mein Fahrrad klackert beim Treten
Rezept für Apfelkuchen mit Dinkelmehl
drei Tage Kopenhagen mit wenig Geld
wie bekomme ich Tinte aus einem weißen Hemd
welches Handy unter 300 Euro hat eine gute Kamera
mein Hund frisst Gras
Bücher wie Der Vorleser
Olivenbaum im Topf richtig schneiden
Gedicht für den Nikolaus
Mon vélo fait un bruit quand je pédale
recette de tarte aux pommes sans gluten
trois jours à Copenhague sans se ruiner
enlever une tache d'encre sur une chemise blanche
quel téléphone à moins de 300 euros pour la photo
mon chien mange de l'herbe
des livres comme La Peste
tailler un olivier en pot
un poème pour Noël
Mi bici hace un ruido al pedalear
receta de tarta de manzana sin gluten
tres días en Copenhague con poco dinero
cómo quitar tinta de una camisa blanca
qué móvil por menos de 300 euros tiene buena cámara
mi perro come hierba
libros parecidos a La sombra del viento
podar un olivo en maceta
un poema para Navidad
waarom wordt mijn zuurdesembrood steeds zo plat
welke camping in de Ardennen is leuk met een hond
Meine Monstera bekommt braune Ränder, gieße ich zu viel?
Welche Spiele ab 8 Jahren kann man gut zu zweit spielen
comment enlever l'odeur de friture dans la cuisine
une série du genre de Lupin mais plus courte
se me muere el potus, le salen hojas amarillas
qué ver en Oporto en dos días sin coche
perché la mia maionese impazzisce sempre
cosa vedere a Matera in un giorno
o meu pão de ló abate sempre no meio
que filme ver hoje com a minha namorada
Come tolgo una macchia di vino rosso dal divano?
che film guardo stasera con due amici che odiano tutto
Il ficus perde le foglie da quando l'ho spostato.
itinerario di tre giorni a Napoli senza macchina
ricetta della parmigiana leggera
Il gatto graffia il divano nuovo
quale tablet per disegnare sotto i 400 euro
Come si toglie la ruggine da una padella di ghisa?
barzelletta per un brindisi
Consigli per il primo viaggio in Giappone?
recept voor stoofvlees maar dan in de slowcooker, met bruin bier, 6 pers
Vijf dagen Terschelling met een hond die niet van strand houdt. Grapje zeker? Nee dus. Wat doen we daar?
hoe krijg je kaarsvet uit een linnen tafelkleed
was kann man aus 1 kg zwetschgen machen außer kuchen
Mit dem Nachtzug nach Stockholm, zwei Kinder, ein Kinderwagen: Welches Abteil buchen wir, und wo steigt man um?
hund frisst seit gestern gras wie ne kuh, normal?
une recette de gratin dauphinois sans crème svp, belle mère intolérante au lactose
Quatre jours à Porto fin janvier : faut-il prévoir des bottes de pluie, et que voir quand il pleut ?
lapin nain qui éternue, c grave ?
receta de arroz al horno pero sin morcilla, somos 5
Ruta de una semana por Galicia en furgoneta con dos perros grandes, sin autopistas.
¿Cómo quito una mancha de vino tinto de un sofá de terciopelo verde?
ricetta tiramisù senza uova crude x 8
Weekend lungo in Umbria con i suoceri, uno non cammina bene: quali borghi hanno l'ascensore o il parcheggio in centro?
Mi consigli un giallo ambientato a Napoli, ma non quelli del commissario che conoscono tutti?
como fazer pão de queijo sem polvilho azedo, só tenho doce
Cinco dias nos Açores em fevereiro com um bebé de colo: que ilha escolher?
Que nome dou a uma cadela preta, pequena e muito mandona?
Dammi una ricetta per la lasagna con le verdure
Stamppot zonder melk Stamppot zonder melk wat kan er dan in
Hortensia snoeien Hortensia snoeien nu of in het voorjaar
Weekend Gent Weekend Gent twee nachten, met de trein, we houden van bier
Vaatwasser stinkt Vaatwasser stinkt filter al schoongemaakt
Kat plast naast de bak Kat plast naast de bak sinds de verhuizing
Sinterklaasgedicht Sinterklaasgedicht voor Bram, houdt van voetbal en slaapt altijd uit
Wifi op zolder Wifi op zolder valt steeds weg
Film voor vanavond Film voor vanavond spannend maar geen horror
Muur schilderen over behang Muur schilderen over behang kan dat of moet het eraf
Zwiebelkuchen Zwiebelkuchen mit oder ohne Speck, Blech
Heizung gluckert Heizung gluckert im Schlafzimmer, wird nicht warm
Rosen schneiden Rosen schneiden wann genau
Drei Tage Hamburg Drei Tage Hamburg mit Kindern, Regen
Gedicht zum 60. Gedicht zum 60. lustig, er angelt gern
Handy lädt nicht Handy lädt nicht Kabel schon getauscht
Gratin sans crème Gratin sans crème dauphinois pour six
Pucerons sur rosier Pucerons sur rosier sans produit chimique
Chaudière en panne Chaudière en panne code F28
Week-end à Bruges Week-end à Bruges deux jours en amoureux
Écran cassé Écran cassé réparer ou changer, il a 4 ans
Conte pour ma classe Conte pour ma classe un hérisson qui a peur du noir
Lentejas sin chorizo Lentejas sin chorizo que tengan sabor
Humedad en la pared Humedad en la pared detrás del armario
Ruta por Asturias Ruta por Asturias 5 días en coche con perro
Portátil lento Portátil lento tarda 5 minutos en arrancar
Cuento para dormir Cuento para dormir una tortuga y un cohete
Parmigiana leggera Parmigiana leggera senza friggere
Gatto graffia il divano Gatto graffia il divano ho provato di tutto
Weekend a Torino Weekend a Torino due giorni con bambini
Bolo de cenoura Bolo de cenoura sem leite
Torneira pingando Torneira pingando na cozinha
Roteiro em Minas Roteiro em Minas 4 dias de carro
`,
};
