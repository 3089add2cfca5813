/**
 * Single words that people file things under, in English, German, Dutch, French, Spanish, Italian and Portuguese: fields,
 * crafts, sports, instruments, languages, programs and matters of life. Lower case, without accents. Written for this
 * product.
 */
export const KNOWN_TOPICS: ReadonlySet<string> = new Set(
  `accounting acne acoustics adoption aerodynamics aikido airbnb algebra alexa allergy allergies anatomy android angular
  ansible anthropology anxiety apache apprenticeship aquarium arabic archery architecture arduino arthritis asthma
  astrology astronomy astrophysics autocad autism aws azure babysitting backgammon backpacking badminton baking ballet
  banjo barbecue baseball basketball beekeeping bible biochemistry biology birdwatching bitcoin blender blockchain
  bookkeeping bootstrap botany bouldering bowling boxing brewing buddhism budgeting burnout calculus
  calligraphy camping canva canoeing carpentry catan catering catalan cello ceramics chemistry chess chickens chinese
  cholesterol choir christmas clarinet climbing cloudflare cocktails compost composting copywriting cosplay counterpoint
  cricket crochet crossfit croissant cryptography css curling cybersecurity cycling dancing danish databricks dentistry
  depression diabetes divorce django docker doctorate drawing dressage drums dutch dyslexia ecology econometrics
  economics elasticsearch embroidery endocrinology engineering english entomology entrepreneurship epidemiology
  equestrian ergonomics esperanto ethics excel expressjs fasting fencing fermentation figma finnish
  firebase fishing flask flute flutter football freelancing french fundraising gaming gardening genealogy genetics
  geography geology geometry german git github gitlab golf gout grammar grafana graphql greek guitar gymnastics handball
  harmonica haskell hebrew hiking hindi history hockey homeschooling horticulture hungarian hypertension ikebana
  immigration immunology indesign indonesian influenza insomnia insurance interviews investing investments islam italian
  japanese java javascript jazz jenkins jewellery jewelry jogging journaling journalism judaism judo juggling kafka
  karate kayaking kickboxing knitting korean kotlin kubernetes lacrosse landscaping laravel latex latin law
  leatherwork linguistics linux logic magento makeup mandolin marathon marketing mathematics maths matlab
  meditation menopause metallurgy microbiology microeconomics macroeconomics midjourney migraine migraines minecraft
  mindfulness mongodb mortgage mortgages motorcycling mysql mythology neuroscience networking nginx nodejs norwegian
  nutrition oboe obsidian occupational onboarding oncology optics origami ornithology osteoporosis outlook paddling
  painting pandas parenting parkour pathology payroll pediatrics perfume permaculture persian pharmacology philosophy
  phonetics photography photoshop php physics physiology physiotherapy piano pickling pilates plumbing podcast poetry
  poker polish portuguese postgres postgresql pottery powerpoint powershell pregnancy probability procurement
  programming psychiatry psychology publishing punctuation python pytorch quilting rabbits radiology raspberry react
  recycling redis redux refactoring refinancing relocation retirement retouching rheumatology robotics romanian rowing
  rugby running russian rust saddlery sailing salesforce samba sap saxophone scala scrum sculpture selenium semiotics seo
  sewing sharepoint shopify skating skiing sleep snowboarding soccer sociology softball solidity sourdough spanish
  splunk sql sqlite squash statistics stoicism surfing svelte swahili swedish swift swimming taekwondo tango
  tailwind tailoring tarot taxes taxidermy tensorflow tennis terraform terrarium thai theology thermodynamics tinnitus
  topology triathlon trombone trumpet tuba turkish typescript typography ubuntu ukrainian ukulele unity upholstery
  urbanism vaccines veganism vegetarian vietnamese viola violin virology volleyball vue weaving webpack wedding weddings
  weightlifting welding wine woodworking wordpress wrestling yoga zoology zoning
  abschlussarbeit astronomie backen bewerbung bewerbungen biologie buchhaltung chemie chor datenschutz
  deutsch englisch ernahrung erziehung fotografie franzosisch fussball garten gartenarbeit geige geografie geometrie
  geschichte gitarre grammatik hausbau hochzeit imkerei italienisch kinderbetreuung klavier klettern kochen korrektur
  krankenversicherung kundigung kunst lateinisch laufen literatur mathematik medizin miete mietrecht musik mythologie
  nahen okologie okonomie philosophie photovoltaik physik psychologie radfahren rente rezepte schach schwangerschaft
  schwimmen segeln skifahren spanisch sprachen stricken studium statistik steuer steuererklarung steuern stochastik
  tennis theologie trauung turnen umzug urlaub versicherung versicherungen wandern warmepumpe wirtschaft wohnungssuche
  zimmerpflanzen
  aardrijkskunde bakken belasting belastingen belastingaangifte bijen biologie boekhouden breien chemie duits economie
  engels fietsen fotografie frans geschiedenis gitaar grieks haken hardlopen huwelijk hypotheek italiaans klimmen koken
  literatuur moestuin muziek natuurkunde opvoeding pensioen piano recepten schaken scheikunde sollicitatie sollicitaties
  spaans statistiek taalkunde tuinieren vakantie verbouwing verhuizing verhuizen verzekering voetbal wandelen wiskunde
  zwangerschap zwemmen zuurdesem
  algebre allemand anglais apiculture astronomie biologie boulangerie chimie comptabilite couture cuisine cyclisme
  dessin divorce economie equitation escalade espagnol fiscalite football francais geographie geologie geometrie
  grammaire grossesse guitare histoire immobilier impots informatique italien jardinage judo latin litterature
  mathematiques medecine menuiserie musique mythologie natation nutrition orthographe patisserie peche philosophie
  photographie physique poterie psychologie randonnee recettes retraite sociologie statistiques tricot vacances violon
  voile
  ajedrez aleman algebra apicultura astronomia baloncesto biologia boda carpinteria ceramica ciclismo cocina contabilidad
  costura dibujo divorcio economia embarazo escalada estadistica filosofia fisica fotografia frances futbol geografia
  geologia geometria gramatica guitarra hipoteca historia huerto impuestos ingles inversiones italiano jardineria
  jubilacion literatura matematicas medicina meditacion mudanza musica natacion nutricion ortografia panaderia pesca
  psicologia quimica recetas reposteria seguros senderismo sociologia vacaciones violin
  algebra allenamento arrampicata biologia calcio chimica chitarra ciclismo contabilita cucina cucito danza disegno
  divorzio economia escursionismo filosofia fisica fotografia francese geografia geometria giardinaggio grammatica
  gravidanza inglese investimenti letteratura matematica matrimonio medicina meditazione mutuo musica nuoto nutrizione
  orto panificazione pensione pesca pianoforte pittura psicologia ricette scacchi sociologia spagnolo statistica storia
  tasse tedesco trasloco vacanze viaggi violino
  aleman algebra apicultura aposentadoria astronomia biologia bordado casamento ceramica ciclismo confeitaria
  contabilidade corrida costura culinaria desenho direito divorcio economia estatistica ferias filosofia fisica
  fotografia frances futebol geografia geometria gramatica gravidez historia impostos ingles investimentos italiano
  jardinagem literatura marcenaria matematica medicina meditacao mudanca musica natacao nutricao panificacao pesca piano
  pintura psicologia quimica receitas reforma seguros sociologia violao violino xadrez`.split(/\s+/),
);
