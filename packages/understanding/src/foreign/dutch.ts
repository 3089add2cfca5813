import type { Cues } from './cues.ts';

export const dutch: Cues = {
  reminder:
    'vergeet (?:me|mij) niet te (?:zeggen|melden|herinneren|waarschuwen)|herinner (?:je|jij) (?:me|mij) .{0,40}(?:aan|eraan|om)|(?:me|mij) .{0,80}eraan laten denken|(?:laat|help) (?:me|mij) .{0,40}eraan denken|geef (?:me|mij) .{0,30}(?:een por|een zetje|een gil)|tik (?:me|mij) .{0,20}aan|piep (?:me|mij)|een (?:seintje|piepje|porretje)|(?:graag |even )?herinneren (?:aan|dat)|herinneren ?:|herinner (?:me|mij|ons)|(?:zou|zouden) (?:je|jij|u) (?:me|mij|ons) .{0,80}herinneren|stuur (?:me|mij) .{0,40}(?:seintje|(?:berichtje|bericht|appje|melding)(?= (?:dat|om|over)))|herinnering (?!aan )[^:.!?]{2,30}:|(?:kun|kan|wil) (?:je|jij) (?:me|mij) .{0,60}herinneren|maak (?:me|mij) .{0,20}wakker|(?:zet|plan) (?:iets|wat) .{2,50} zodat (?:ik|we|wij)|(?:zet|stel|maak) (?:een )?(?:wekker|alarm|herinnering|melding|reminder|notificatie)|herinnering:|geef (?:me|mij) .{0,40}seintje|(?:stuur|laat) (?:me|mij) .{0,40}(?:herinnering|weten dat)|waarschuw (?:me|mij)|(?:wil|kun|kan|zou|wilt|kunt) (?:je|jij|u) (?:me|mij) .{0,60}(?:waarschuwen|seinen)|help (?:me|mij) .{0,20}(?:onthouden|herinneren)|(?:wilt|wil|kunt|kun|zou) (?:u|je|jij) (?:me|mij) .{0,60}(?:helpen herinneren|helpen onthouden|een seintje geven)',
  reminderNoun: '(?:herinnering|seintje|wekker|alarm|reminder|timer|piepje)(?! (?:aan)(?![\\p{L}]))',
  task: "(?:ff |even )?(?:(?:zet|schrijf) )?op (?:mijn|m['’]n|de) (?:to-?do-?)?lijst(?:je)? ?[:–-]|(?:nog )?(?:te )?doen(?: voor [^:]{2,24})? ?:|(?:zet|voeg|schrijf) .{1,80} (?:op|aan) (?:mijn|de) (?:to-?do-?lijst|takenlijst|taken|lijst|lijstje|boodschappenlijst)(?: toe)?|(?:nieuwe |maak (?:een )?)?(?:taak|to-?do) ?[:,–-]|te doen:",
  schedule:
    '(?:zet|plan|noteer|blokkeer|reserveer|regel|maak) .{0,100}(?:agenda|kalender|afspraak|vergadering|in|voor .{2,})|voeg .{2,80} toe|(?:kun|kan|wil|kunt|wilt|zou) (?:je|jij|u) .{0,100}(?:inplannen|noteren|plannen|blokkeren|zetten|toevoegen)|nieuwe afspraak',
  duty: '(?:ik|we) (?:heb|hebben) tot .{2,40} (?:om|de tijd)|(?:ik|we|wij) (?:moet|moeten|dien|mag niet vergeten)|moet(?:en)? (?:de|het|mijn|onze) |moet (?:nog|voor|morgen|vandaag|uiterlijk|even)|(?:moet|moeten) (?:[^.,;]{2,50} )?(?:ingeleverd|betaald|verstuurd|teruggebracht|binnen zijn|af zijn|klaar zijn|af hebben|gedaan zijn|de deur uit|weg zijn)|moet (?:ik|we|wij)|moeten (?:we|wij)',
  dontForget: 'vergeet niet|vergeet (?:me|mij) .{0,30}niet|niet vergeten|denk eraan',
  firstPerson: 'bij (?:ons|mij)|thuis|ik|we|wij|me|mij|ons|mijn|onze',
  eventNouns:
    'uitje|excursie|schoolreis|zwemmen|voetbal|hockey|tennis|sporten|sportschool|fitness|borrel|barbecue|kinderfeestje|ouderavond|rijles|apk|opticien|orthodontist|dierenarts|notaris|mondhygiënist|consult|echo|bloedprikken|musical|webinar|workshop|oplevering|bezichtiging|doop|receptie|operatie|controle|scan|loodgieter|elektricien|hoorzitting|feestdag|date|afspraak|vergadering|overleg|bespreking|gesprek|sollicitatiegesprek|telefoontje|lunch|diner|etentje|ontbijt|brunch|koffie|vlucht|trein|feest|feestje|verjaardag|bruiloft|begrafenis|cursus|les|college|examen|tentamen|wedstrijd|training|concert|voorstelling|repetitie|bezoek|tandarts|dokter|huisarts|fysio|kapper|garage|reis|vakantie|verhuizing|bezorging|levering|presentatie|conferentie|sessie|yoga|film|theater|keuring|vaccinatie',
  scheduledVerbs: 'trouwt|trouwen|komt|komen|arriveert|vertrekt|vertrekken|landt|bezorgt|begint|vliegt|vliegen',
  ownActs:
    "(?:we|wij) (?!willen|zullen|kunnen|zouden|hadden|waren|hebben|zijn|moeten|mogen|denken|weten|hoeven)\\p{Ll}{2,}en|(?!willen|zullen|kunnen|zouden|hadden|waren|hebben|zijn|moeten|mogen|denken|weten|hoeven)\\p{Ll}{2,}en (?:we|wij)|komen (?:de|mijn|onze|m['’]n) \\p{Ll}+|gaan (?:we|wij|ik)|(?:we|wij|ik) (?:gaan?|verhuizen?|vertrekken?|vlieg(?:en)?|vertrek|verhuis|vieren?|begin(?:nen)?|start(?:en)?|rijd(?:en)?|reis|reizen|bezoek(?:en)?|krijg(?:en)?|ontvang(?:en)?|stap(?:pen)?)|(?:verhuis|verhuizen|vertrek|vertrekken|vlieg|vliegen|vier|vieren|begin|beginnen|start|starten|krijg|krijgen|trouw|trouwen|bezoek|bezoeken) (?:ik|we|wij)",
  hasCompoundNouns: true,
  questionOpeners:
    'wat|wie|wanneer|waar|waarom|hoe|hoeveel|welke?|is|zijn|was|heeft|hebben|kan ik|mag|moet ik .{0,80}\\?|laat .{1,20} zien|vertel|zoek|vind',
  pastWords:
    'gisteren|gisteravond|eergisteren|vorige?|afgelopen|was|waren|had|hadden|ging|gingen|kwam|kwamen|zag|zagen|deed|deden|zei|zeiden|kreeg|kregen|vond|vonden|liep|liepen|reed|reden|vloog|vlogen|schreef|sprak|belde|belden|werkte|werkten|speelde|speelden|won|wonnen|verloor|verloren|dacht|wilde|wilden|moest|moesten|kon|konden|bleef|bleven|stond|stonden|zat|vertrok|vertrokken|bracht|brachten|kocht|kochten|sliep|sliepen|dronk|dronken|viel|vielen|las|lazen|trok|steeg|daalde|stopte|eindigde|verhuisde|at|aten|nam|namen|gaf|gaven|hielp|zaten|geleden|vroeger|toen|stierf|begon|werd|werden|vertelde|vroeg|(?:heb|heeft|hebben|ben|bent|is|zijn) (?:[^.,;:!?]{0,70} )?(?!(?:geboekt|gepland|gekocht|gereserveerd|afgesproken|gemaakt|gekregen|uitgenodigd|geregeld|ingepland|aangemeld|beloofd|gezet|verzet|genomen|vastgelegd)(?!\\p{L}))(?:\\p{Ll}{0,6}ge\\p{Ll}{2,}(?:d|t|en)|betaald|bezocht|vergeten|verloren|ontmoet|vertrokken)',
  cancellations:
    '(?<!vergeet )niet(?! vergeten)|geen|afgezegd|afgelast|zeg .{1,60} af|annuleer|verwijder|verzet|verplaats',
  textRequests:
    'maak .{0,20}(?:rijm\\p{L}*|gedicht\\p{L}*|verhaal\\p{L}*|speech|tekst\\p{L}*|toespraak|liedje)|(?:schrijf|vertaal|verbeter|corrigeer|vat|verzin|doe alsof|stel je voor)|(?:kun|kan) je .{0,80}(?:schrijven|vertalen|samenvatten)',
  otherPeople:
    "(?:hij|zij|ze|men|iedereen|niemand|veel mensen|de meeste mensen|jullie|jij|je)|(?:mijn|de|het|onze|zijn|haar|een) (?:\\p{L}+ )?(?:huisgenot?en|huisgenoot|klasgenoot|studiegenoot|teamgenoot|ex|schoonzoon|schoondochter|peetkind|huurder|overbuurman|stagiair\\p{L}*|kennis|manager|directeur|directrice|leidinggevende|cheffin|chef|juf|meester|docent|trainer|coach|schoonzus|zwager|buurman|buurvrouw|buren|baas|collega(?:[’']s)?|broer|zus|vriend|vriendin|vrienden|huisbaas|neef|nicht|oom|tante|oma|opa|leraar|lerares|klant|klanten|mensen)",
  personVerbs:
    'heeft|gaat|speelt|werkt|moet|wil|rijdt|vliegt|doet|traint|woont|zegt|is|zijn|hebben|gaan|kan|zal|schrijft|leert',
  openingHours: 'opent|openen|sluit|sluiten|open|gesloten|openingstijden',
  publicLife:
    'paus|koning(?:in)?|staatsbezoek|president|premier|minister|ministers|gemeenteraad|regering|kabinet|kamer|tweede kamer|parlement|verkiezing|verkiezingen|beurs|aandelen|aex|inflatie|ecb|top|staking|navo|politie|eredivisie|champions league|oranje|ajax|feyenoord|psv|wereldkampioenschap|wk|ek|olympische spelen|formule 1|seizoen|aflevering|serie|de film|staken|staakt|première|weer|temperatuur|storm|supermarkt|winkel|winkels|museum|bibliotheek|apotheek|bakker|bank|banken|gemeentehuis|bussen|treinen|server|versie|update|systeem|script|stand \\d|\\d{1,2}-\\d{1,2} (?:tegen|gewonnen|verloren)',
  titlePrefixes:
    'herinnering ?:|(?:alsjeblieft|hoi|hallo|en|dus|ok)|(?:kun|kan|wil) (?:je|jij)(?: me| mij)?|herinner (?:me|mij|ons)|maak (?:me|mij) wakker|vergeet niet(?: om)?|niet vergeten|denk eraan(?: om)?|eraan(?: dat ik| dat we)?(?= )|(?:zet|plan|noteer|blokkeer|reserveer|regel|voeg|maak)(?! (?:ik|we|wij) )|(?:ik|we|wij) (?:heb|hebben|moet|moeten)(?: nog)?|(?:moet|moeten) (?:ik|we|wij)(?: nog)?|(?:heb|hebben) (?:ik|we|wij)|(?:om|aan|te|voor)(?= )|een(?= )|nieuwe|taak:|te doen:',
  titleSuffixes:
    'alsjeblieft|aub|weer|in|toe|te zetten|inplannen|noteren|plannen|is|op|om|voor|van|en|in mijn agenda|op mijn lijst',
  // 'De huur te betalen' becomes 'De huur betalen'.
  fixGrammar: (title) => title.replace(/ te (?=\p{Ll}+n$)/u, ' '),
};
